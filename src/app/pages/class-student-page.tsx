import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { StudentScreen, StudentSkeleton } from '@/features/gradebook/student/student-screen';

/** `/dashboard/teacher/classrooms/{id}/alunos/{studentId}`: one student of a class. */
export default function ClassStudentPage() {
  const { id = '', studentId = '' } = useParams();
  return (
    <Suspense fallback={<StudentSkeleton />}>
      <StudentScreen key={`${id} ${studentId}`} classroomId={id} studentId={studentId} />
    </Suspense>
  );
}
