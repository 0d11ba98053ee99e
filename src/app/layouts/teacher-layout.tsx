import { AreaServices } from './area-services';
import { QueryProvider } from './query-provider';
import { TeacherFrame } from './teacher-frame';

export default function TeacherLayout() {
  return (
    <AreaServices>
      <QueryProvider>
        <TeacherFrame />
      </QueryProvider>
    </AreaServices>
  );
}
