import { QueryProvider } from './query-provider';
import { StudentFrame } from './student-frame';

export default function StudentLayout() {
  return (
    <QueryProvider>
      <StudentFrame />
    </QueryProvider>
  );
}
