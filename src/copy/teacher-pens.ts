import type { TeacherPen } from '@/domain/classrooms/remarks';

/** The meaning of each pen color with which a teacher annotates an essay, and the symbol shown beside the color. */
export const TEACHER_PEN_LABELS: Readonly<Record<TeacherPen, { name: string; does: string; sign: string }>> =
  {
    azul: { name: 'Recado', does: 'Comentar', sign: '' },
    verde: { name: 'Muito bom', does: 'Elogiar', sign: '+' },
    vermelha: { name: 'Para arrumar', does: 'Apontar', sign: '!' },
  };
