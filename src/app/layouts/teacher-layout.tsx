import { paths } from '@/lib/paths';
import { teacherRoutes } from '../teacher-routes';
import { Area } from './area-pages';
import { AreaServices } from './area-services';
import { QueryProvider } from './query-provider';
import { TeacherFrame } from './teacher-frame';

export default function TeacherLayout() {
  return (
    <Area home={paths.teacher.home} routes={teacherRoutes}>
      <AreaServices>
        <QueryProvider>
          <TeacherFrame />
        </QueryProvider>
      </AreaServices>
    </Area>
  );
}
