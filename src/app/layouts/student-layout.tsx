import { paths } from '@/lib/paths';
import { studentRoutes } from '../student-routes';
import { Area } from './area-pages';
import { AreaServices } from './area-services';
import { QueryProvider } from './query-provider';
import { StudentFrame } from './student-frame';

export default function StudentLayout() {
  return (
    <Area home={paths.student.home} routes={studentRoutes}>
      <AreaServices>
        <QueryProvider>
          <StudentFrame />
        </QueryProvider>
      </AreaServices>
    </Area>
  );
}
