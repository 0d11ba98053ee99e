import { essaysOf, type ClassRecord } from '../classrooms/class-record.ts';
import { classStudents, type StoredClassroom } from '../classrooms/stored-classroom.ts';
import type { ClassTheme } from '../classrooms/classroom.ts';
import { reviewedAt, type PublishedReview } from '../classrooms/submission.ts';
import { latestFirst } from '../time/latest-first.ts';
import { secondsToMidnight } from '../time/sao-paulo.ts';
import { ALL_NOTICES, type Notice, type NoticeKind } from './notice.ts';

/**
 * An event that leads to a notice, found in the classes stored on the device; the server's `class_events` finds the
 * same events.
 */
export type ClassEvent = Pick<Notice, 'aluno_id' | 'aluno_nome' | 'envio_id' | 'redacao_id' | 'quando'> & {
  tipo: NoticeKind;
  classroom: Pick<StoredClassroom, 'id' | 'nome'>;
  theme: ClassTheme | null;
};

const DAY_MS = 86_400_000;
/** Period in which a notice is shown. */
const KEPT_MS = 60 * DAY_MS;
const NOBODY = { aluno_id: null, aluno_nome: null, envio_id: null, redacao_id: null };

/** Events caused by current students in the classes of a teacher, except archived classes. */
export function teacherEvents(record: ClassRecord, now: Date): ClassEvent[] {
  return record.rooms
    .filter(({ arquivada }) => !arquivada)
    .flatMap((classroom): ClassEvent[] => {
      const themeOf = (id: string | null) => classroom.temas.find((theme) => theme.id === id) ?? null;
      const students = classStudents(classroom, now);
      const photographed = new Set(
        classroom.envios.filter(({ texto }) => texto !== undefined).map(({ id }) => id),
      );
      const given = essaysOf(record, classroom, now).filter(({ id }) => !photographed.has(id));
      const sent = given.map((essay) => ({
        ...NOBODY,
        tipo: 'enviada' as const,
        classroom,
        theme: themeOf(essay.tema_id),
        quando: essay.enviado_em,
        aluno_id: essay.aluno_id,
        aluno_nome: essay.aluno_nome,
        envio_id: essay.id,
      }));
      const joined = students.map(({ id, nome, entrou_em }) => ({
        ...NOBODY,
        tipo: 'entrou' as const,
        classroom,
        theme: null,
        quando: entrou_em,
        aluno_id: id,
        aluno_nome: nome,
      }));
      const claimed = classroom.nomes
        .filter(
          ({ id, pretendente }) => pretendente && classroom.envios.some(({ nome_id }) => nome_id === id),
        )
        .flatMap(({ pretendente }) =>
          pretendente
            ? [{ ...NOBODY, tipo: 'lugar' as const, classroom, theme: null, quando: pretendente.desde }]
            : [],
        );
      const withdrawn = (classroom.retiradas ?? []).flatMap(({ aluno_id, tema_id, retirada_em }) => {
        const student = students.find(({ id }) => id === aluno_id);
        if (!student) return [];
        const of = { ...NOBODY, aluno_id, aluno_nome: student.nome };
        return { ...of, tipo: 'retirada' as const, classroom, theme: themeOf(tema_id), quando: retirada_em };
      });
      return [...sent, ...joined, ...claimed, ...withdrawn];
    });
}

/** Events in one class of a student since joining; none in an archived class. */
export function studentEvents(
  classroom: StoredClassroom,
  studentId: string,
  reviewOf: (submissionId: string) => PublishedReview,
  now: Date,
): ClassEvent[] {
  const student = classroom.alunos.find(({ id }) => id === studentId);
  if (!student || classroom.arquivada) return [];
  const own = classroom.envios.filter(({ aluno_id }) => aluno_id === studentId);
  const reviewed = own.flatMap(({ id, tema_id, redacao_id, texto }) => {
    const quando = reviewedAt(reviewOf(id));
    const theme = classroom.temas.find((one) => one.id === tema_id) ?? null;
    return quando
      ? {
          ...NOBODY,
          tipo: 'revisada' as const,
          classroom,
          theme,
          quando,
          envio_id: id,
          redacao_id: texto === undefined ? redacao_id : null,
        }
      : [];
  });
  const themes = classroom.temas.flatMap((theme): ClassEvent[] => {
    const isNew = isAfter(theme.criado_em, student.entrou_em);
    const isSent = own.some(({ tema_id }) => tema_id === theme.id);
    const due = isSent ? null : dueNoticeAt(theme, student.entrou_em, now);
    return [
      ...(isNew ? [{ ...NOBODY, tipo: 'tema' as const, classroom, theme, quando: theme.criado_em }] : []),
      ...(due ? [{ ...NOBODY, tipo: 'prazo' as const, classroom, theme, quando: due }] : []),
    ];
  });
  return [...reviewed, ...themes];
}

/**
 * The time from which the notice of a deadline is shown, normally the day before the deadline. Null if the notice
 * is not shown now, because that time has not come or the deadline has passed.
 */
function dueNoticeAt({ prazo, criado_em }: ClassTheme, joinedAt: string, now: Date): string | null {
  if (prazo === null || Date.parse(prazo) <= now.getTime()) return null;
  const dueDayEnds = Date.parse(prazo) + secondsToMidnight(new Date(prazo)) * 1000;
  const dayBefore = Math.floor(dueDayEnds / 1000) * 1000 - 2 * DAY_MS;
  const at = Math.max(dayBefore, Date.parse(criado_em), Date.parse(joinedAt));
  return at <= now.getTime() ? new Date(at).toISOString() : null;
}

/**
 * Combines all events of one kind in one class for one theme into one notice. The newest notices come first;
 * notices of events older than `KEPT_MS` are dropped.
 */
export function noticesOf(
  events: readonly ClassEvent[],
  marks: Readonly<Record<string, string>>,
  now: Date,
): Notice[] {
  const kept = events.filter(({ quando }) => now.getTime() - Date.parse(quando) < KEPT_MS);
  const byKey = new Map<string, ClassEvent[]>();
  for (const event of kept) {
    const known = byKey.get(keyOf(event));
    if (known) known.push(event);
    else byKey.set(keyOf(event), [event]);
  }
  return [...byKey]
    .map(([chave, some]) => toNotice(chave, some.toSorted(latestFirst('quando')), marks))
    .toSorted(latestFirst('quando'));
}

function toNotice(
  chave: string,
  events: readonly ClassEvent[],
  marks: Readonly<Record<string, string>>,
): Notice {
  const isNew = ({ quando }: ClassEvent) =>
    [marks[ALL_NOTICES], marks[chave]].every((until) => until === undefined || isAfter(quando, until));
  const fresh = events.filter(isNew);
  const told = fresh.length > 0 ? fresh : events;
  const [latest] = told;
  if (!latest) throw new RangeError('no notice without an event');
  const { tipo, classroom, theme, quando, ...whoAndWhat } = latest;
  return {
    ...NOBODY,
    ...(told.length === 1 && whoAndWhat),
    chave,
    tipo,
    sala_id: classroom.id,
    sala_nome: classroom.nome,
    tema_id: theme?.id ?? null,
    tema: theme?.tema ?? null,
    prazo: theme?.prazo ?? null,
    quantos: told.length,
    quando,
    lido: fresh.length === 0,
  };
}

function keyOf({ tipo, classroom, theme }: ClassEvent): string {
  return [tipo, classroom.id, ...(theme ? [theme.id] : [])].join(':');
}

function isAfter(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
