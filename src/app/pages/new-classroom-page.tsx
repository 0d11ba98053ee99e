import { NewClassroom } from '@/features/classrooms/new-classroom';

/** `/dashboard/teacher/classrooms/new`. */
export default function NewClassroomPage() {
  return <NewClassroom />;
}
