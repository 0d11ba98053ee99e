import { AppError } from '@/contracts/app-error';
import type { ClassRecord } from '@/domain/classrooms/class-record';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { isOver } from '@/domain/classrooms/late-work';
import { withTheme } from '@/domain/classrooms/stored-classroom';
import type { ClassroomBackend, GivenThemeResult } from '../ports/classrooms';
import { guidance, refuse, text } from './checked-fields';
import { changeRoom } from './class-records';

type Given = {
  rooms: Parameters<ClassroomBackend['giveTheme']>[0];
  theme: Parameters<ClassroomBackend['giveTheme']>[1];
};

/** The record with the theme in all classes, or the unchanged record if one of them refuses it. */
type GivenTheme = { record: ClassRecord; answer: GivenThemeResult };

/** Gives a theme to all of these classes or to none. */
export function withGivenTheme(
  record: ClassRecord,
  { rooms, theme }: Given,
  { newId, now }: { newId(): string; now: Date },
): GivenTheme {
  const tema = text(theme.tema, CLASSROOM_LIMITS.tema);
  const orientacao = guidance(theme.orientacao);
  const found = rooms.map(({ id, tema_versao }) => {
    const room = record.rooms.find((one) => one.id === id);
    if (!room) throw new AppError('not-found');
    return { room, isBehind: tema_versao !== room.tema_versao };
  });
  if (found.some(({ room }) => room.arquivada)) return { record, answer: { result: 'archived' } };
  const newer = found.filter(({ isBehind }) => isBehind);
  if (newer.length > 0)
    return {
      record,
      answer: {
        result: 'conflict',
        rooms: newer.map(({ room }) => ({
          id: room.id,
          versao: room.tema_versao,
          tema: room.temas[0] ?? null,
        })),
      },
    };
  const changed = rooms.reduce(
    (left, { id, prazo }) =>
      changeRoom(left, id, (room) => {
        if (room.temas[0]?.tema !== tema && isOver(prazo, now)) refuse();
        return withTheme(room, { tema, prazo, orientacao }, { id: newId(), at: now.toISOString() });
      }),
    record,
  );
  return { record: changed, answer: { result: 'given' } };
}
