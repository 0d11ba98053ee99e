import { AreaServices } from './area-services';
import { QueryProvider } from './query-provider';
import { StudentFrame } from './student-frame';

export default function StudentLayout() {
  return (
    <AreaServices>
      <QueryProvider>
        <StudentFrame />
      </QueryProvider>
    </AreaServices>
  );
}
