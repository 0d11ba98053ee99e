import { TeacherHome } from '@/features/teacher-home/teacher-home';

/** `/dashboard/teacher`. */
export default function TeacherHomePage() {
  return <TeacherHome />;
}
