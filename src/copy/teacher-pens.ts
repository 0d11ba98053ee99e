import type { TeacherPen } from '@/domain/classrooms/annotations';

/** What each pen of a teacher says, and the sign beside its colour. */
export const TEACHER_PEN_LABELS: Readonly<Record<TeacherPen, { name: string; does: string; sign: string }>> =
  {
    azul: { name: 'Recado', does: 'Comentar', sign: '' },
    verde: { name: 'Muito bom', does: 'Elogiar', sign: '+' },
    vermelha: { name: 'Para arrumar', does: 'Apontar', sign: '!' },
  };
