import * as z from 'zod/mini';
import { CLASSROOM_LIMITS } from '../domain/classrooms/classroom.ts';
import { GUIDANCE_LIMITS, WAYS_TO_WRITE } from '../domain/classrooms/theme-guidance.ts';
import { endOfIsoDay, isoDayOf } from '../domain/time/iso-day.ts';
import { atMost, typedLine, typedText, visible } from './typed-text.ts';

const upTo = (most: number, what: string) => atMost(most, `${what} deve ter no máximo ${most} caracteres`);

const NO_SUCH_DAY = 'Escolha uma data que exista.';
const OVER = 'Este dia já passou. Escolha hoje ou um dia depois.';

const day = z.string().check(z.refine((value) => value === '' || endOfIsoDay(value) !== null, NO_SUCH_DAY));

/** The current theme of a class, whose due date may be kept even if it has passed. */
export type KnownTheme = { classroomId: string; tema: string; prazo: string } | null;

/**
 * One theme for several classes, with its guidance. `prazo` is the common due date, and `dias` contains the due
 * dates of classes with a different due date. Both use the format of a date field, empty for none.
 */
export const giveThemeSchema = (now: () => Date, known: KnownTheme) =>
  z
    .object({
      tema: typedLine.check(
        visible('Por favor, informe o tema da redação.'),
        upTo(CLASSROOM_LIMITS.tema, 'Tema da redação'),
      ),
      instrucoes: typedText.check(upTo(GUIDANCE_LIMITS.instrucoes, 'Instruções')),
      textos: z.array(
        z.object({
          texto: typedText.check(
            visible('Cole o texto, ou tire este da lista.'),
            upTo(GUIDANCE_LIMITS.texto, 'Texto'),
          ),
          fonte: typedLine.check(upTo(GUIDANCE_LIMITS.fonte, 'Fonte')),
        }),
      ),
      proposta: z.nullable(z.string()),
      envio: z.enum(WAYS_TO_WRITE),
      prazo: day,
      salas: z.array(z.string()).check(z.minLength(1, 'Escolha pelo menos uma sala.')),
      dias: z.record(z.string(), day),
    })
    .check(
      z.superRefine(({ tema, prazo, salas, dias }, context) => {
        const today = isoDayOf(now());
        const isOver = (value: string) => value !== '' && value < today;
        if (isOver(prazo) && salas.some((id) => dias[id] === undefined))
          context.addIssue({ code: 'custom', path: ['prazo'], message: OVER });
        for (const id of salas) {
          const own = dias[id];
          const isKept = id === known?.classroomId && tema === known.tema && own === known.prazo;
          if (own !== undefined && isOver(own) && !isKept)
            context.addIssue({ code: 'custom', path: ['dias', id], message: OVER });
        }
      }),
    );

export type GiveThemeFields = z.infer<ReturnType<typeof giveThemeSchema>>;
