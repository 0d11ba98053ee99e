import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Invitation, InvitationSkeleton } from '@/features/invitation/invitation';
import { paths } from '@/lib/paths';
import { AreaServices } from '../layouts/area-services';
import { PublicFrame } from '../layouts/public-frame';
import { QueryProvider } from '../layouts/query-provider';
import { JUST_JOINED } from '../navigation/location-state';

/** `/sala/:code`, also for visitors: provides the services that pages otherwise get from their area. */
export default function InvitationPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const from = paths.invitation(code);
  return (
    <PublicFrame className="mx-auto w-full max-w-152 flex-1 px-4 pt-2 pb-12 outline-none sm:pt-8">
      <Suspense fallback={<InvitationSkeleton />}>
        <AreaServices>
          <QueryProvider>
            <Invitation
              key={code}
              code={code}
              onCancel={() => navigate(paths.entry)}
              onLogin={() => navigate(paths.login, { state: { from } })}
              onJoined={() => navigate(paths.student.home, { state: JUST_JOINED })}
            />
          </QueryProvider>
        </AreaServices>
      </Suspense>
    </PublicFrame>
  );
}
