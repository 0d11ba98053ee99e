import { ArrowLeft } from 'lucide-react';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';

export function BackToClassrooms() {
  return (
    <LinkButton to={paths.teacher.classrooms} variant="ghost" size="small" className="-ml-3">
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      Salas
    </LinkButton>
  );
}
