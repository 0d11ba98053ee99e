import { useParams } from 'react-router-dom';
import { PhotoPile } from '@/features/photo/pile/photo-pile';

/** `/dashboard/teacher/classrooms/{id}/pilha`: photos of a pile of essays of one class. */
export default function ClassPilePage() {
  const { id = '' } = useParams();
  return <PhotoPile key={id} classroomId={id} />;
}
