import * as z from 'zod/mini';
import { CLASSROOM_LIMITS } from '../domain/classrooms/classroom.ts';
import { endOfIsoDay, isoDayOf } from '../domain/time/iso-day.ts';
import { atMost, inOneAlphabet, typedLine, typedName, typedText, visible, withLetter } from './typed-text.ts';

const upTo = (most: number, what: string) => atMost(most, `${what} deve ter no máximo ${most} caracteres`);

/** Name and description of a classroom (R-CLASS-1). */
export const ClassroomFormSchema = z.object({
  nome: typedName.check(
    visible('Por favor, informe o nome da sala.'),
    inOneAlphabet,
    upTo(CLASSROOM_LIMITS.nome, 'Nome da sala'),
  ),
  descricao: typedText.check(upTo(CLASSROOM_LIMITS.descricao, 'Descrição')),
});

export type ClassroomFields = z.infer<typeof ClassroomFormSchema>;

/** A name for the list of a class (R-CLASS-3). */
export const StudentNameSchema = typedName.check(
  visible('Por favor, informe o nome do aluno.'),
  withLetter('O nome do aluno precisa ter letras.'),
  inOneAlphabet,
  upTo(CLASSROOM_LIMITS.aluno, 'Nome do aluno'),
);

/**
 * A theme and its due date, in the format of a date field; the date is empty for none. A past date is refused,
 * unless it is the date that the theme already has.
 */
export const classThemeSchema = (now: () => Date, known: ClassThemeFields) =>
  z
    .object({
      tema: typedLine.check(
        visible('Por favor, informe o tema da redação.'),
        upTo(CLASSROOM_LIMITS.tema, 'Tema da redação'),
      ),
      prazo: z
        .string()
        .check(z.refine((day) => day === '' || endOfIsoDay(day) !== null, 'Escolha uma data que exista.')),
    })
    .check(
      z.refine(
        ({ tema, prazo }) =>
          prazo === '' || prazo >= isoDayOf(now()) || (tema === known.tema && prazo === known.prazo),
        { path: ['prazo'], error: 'Este dia já passou. Escolha hoje ou um dia depois.' },
      ),
    );

export type ClassThemeFields = { tema: string; prazo: string };
