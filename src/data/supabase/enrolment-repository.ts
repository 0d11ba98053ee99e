import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  ClassReviewRowSchema,
  EnrolmentRowSchema,
  InvitationRowSchema,
  JoinAnswerSchema,
} from '@/contracts/enrolment-rows';
import type { EnrolmentRepository, JoinResult } from '../class-services';
import { createCounter } from '../local/counter';
import { toClassReview, toEnrolment } from './classroom-rows';
import type { ConnectedLatePorts } from './create-late-services';
import { readAs } from './read-as';
import { signedIn } from './signed-in';

type Refusal = Extract<JoinResult, { ok: false }>['reason'];

const REFUSALS = {
  apenas_alunos: 'students-only',
  convite_invalido: 'invalid-invite',
  sala_cheia: 'class-full',
} satisfies Record<string, Refusal>;

/** Classroom or essay is not there (any more). */
const SendAnswerSchema = z.object({ ok: z.boolean() });

/** The classes of the current student on the server. */
export function createEnrolmentRepository({
  session,
  owner,
  corrections,
}: ConnectedLatePorts): EnrolmentRepository {
  const version = createCounter();
  owner.subscribe(version.bump);

  async function call(name: string, given?: object): Promise<unknown> {
    const { client } = await signedIn(session);
    return client.ask((tables) => tables.rpc(name, given));
  }

  /** Also what failed may have changed something, or shows that the screen is behind. */
  async function change<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      version.bump();
    }
  }

  /** Under what the server knows the essay; what waits on this device is sent first. */
  async function storedId(essayId: string): Promise<string> {
    const known = await corrections.storedId(essayId);
    if (known) return known;
    await corrections.sendWaiting();
    const stored = await corrections.storedId(essayId);
    if (stored) return stored;
    const isWaiting = corrections.pending.get().some(({ id }) => id === essayId);
    throw new AppError(isWaiting ? 'not-stored-yet' : 'not-found');
  }

  return {
    version,
    async invitation(code) {
      const { client } = await session.connection();
      const asked = session.user.get() ? client.ask : client.askAsVisitor;
      const rows = await asked((tables) => tables.rpc('sala_por_convite', { p_codigo: code }));
      return readAs(z.array(InvitationRowSchema), rows)[0] ?? null;
    },
    join: (code) =>
      change(async (): Promise<JoinResult> => {
        const { sala, motivo } = readAs(JoinAnswerSchema, await call('entrar_na_sala', { p_codigo: code }));
        if (sala) return { ok: true, ...sala };
        if (motivo) return { ok: false, reason: REFUSALS[motivo] };
        throw new AppError('unexpected');
      }),
    async list() {
      return readAs(z.array(EnrolmentRowSchema), await call('minhas_salas')).map(toEnrolment);
    },
    // Where there is nothing to leave or to take back, it has been done: in another tab, or by the teacher.
    leave: (classroomId) => change(async () => void (await call('sair_da_sala', { p_sala: classroomId }))),
    send: ({ classroomId, essayId, themeId }) =>
      change(async () => {
        const given = { p_sala: classroomId, p_redacao: await storedId(essayId), p_tema: themeId };
        const answer = readAs(SendAnswerSchema, await call('enviar_para_sala', given));
        if (!answer.ok) throw new AppError('not-found');
      }),
    takeBack: (sentId) => change(async () => void (await call('retirar_da_sala', { p_envio: sentId }))),
    async reviews(essayId) {
      // What waits on this device was sent to nobody.
      const stored = await corrections.storedId(essayId);
      if (!stored) return [];
      const rows = await call('revisoes_da_redacao', { p_redacao: stored });
      return readAs(z.array(ClassReviewRowSchema), rows).map(toClassReview);
    },
  };
}
