import { AppError } from '@/contracts/app-error';
import type { ClassRecord } from '@/domain/classrooms/class-record';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { isOver } from '@/domain/classrooms/late-work';
import { withTheme } from '@/domain/classrooms/stored-classroom';
import type { ClassroomBackend, GivenThemeResult } from '../ports/classrooms';
import { guidance, refuse, text } from './checked-fields';
import { changeClassroom } from './class-records';

type Given = {
  classrooms: Parameters<ClassroomBackend['giveTheme']>[0];
  theme: Parameters<ClassroomBackend['giveTheme']>[1];
};

/** The record with the theme in all classes, or the unchanged record if one of the classes refuses the theme. */
type GivenTheme = { record: ClassRecord; answer: GivenThemeResult };

/** Gives a theme to all of these classes or to none. */
export function withGivenTheme(
  record: ClassRecord,
  { classrooms, theme }: Given,
  { newId, now }: { newId(): string; now: Date },
): GivenTheme {
  const tema = text(theme.tema, CLASSROOM_LIMITS.tema);
  const orientacao = guidance(theme.orientacao);
  const found = classrooms.map(({ id, tema_versao }) => {
    const classroom = record.rooms.find((one) => one.id === id);
    if (!classroom) throw new AppError('not-found');
    return { classroom, isBehind: tema_versao !== classroom.tema_versao };
  });
  if (found.some(({ classroom }) => classroom.arquivada)) return { record, answer: { result: 'archived' } };
  const newer = found.filter(({ isBehind }) => isBehind);
  if (newer.length > 0)
    return {
      record,
      answer: {
        result: 'conflict',
        classrooms: newer.map(({ classroom }) => ({
          id: classroom.id,
          versao: classroom.tema_versao,
          tema: classroom.temas[0] ?? null,
        })),
      },
    };
  const changed = classrooms.reduce(
    (left, { id, prazo }) =>
      changeClassroom(left, id, (classroom) => {
        if (classroom.temas[0]?.tema !== tema && isOver(prazo, now)) refuse();
        return withTheme(classroom, { tema, prazo, orientacao }, { id: newId(), at: now.toISOString() });
      }),
    record,
  );
  return { record: changed, answer: { result: 'given' } };
}
