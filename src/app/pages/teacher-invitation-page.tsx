import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  TeacherInvitation,
  TeacherInvitationSkeleton,
} from '@/features/teacher-invitation/teacher-invitation';
import { paths } from '@/lib/paths';
import { AreaServices } from '../layouts/area-services';
import { PublicFrame } from '../layouts/public-frame';
import { QueryProvider } from '../layouts/query-provider';

/** `/sala-professor/:code`: a visitor signs in or up first, then returns here. */
export default function TeacherInvitationPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const from = paths.teacherInvitation(code);
  return (
    <PublicFrame className="mx-auto w-full max-w-152 flex-1 px-4 pt-2 pb-12 outline-none sm:pt-8">
      <Suspense fallback={<TeacherInvitationSkeleton />}>
        <AreaServices>
          <QueryProvider>
            <TeacherInvitation
              key={code}
              code={code}
              onEnter={(signUp) => navigate(paths.login, { state: { from, signUp } })}
            />
          </QueryProvider>
        </AreaServices>
      </Suspense>
    </PublicFrame>
  );
}
