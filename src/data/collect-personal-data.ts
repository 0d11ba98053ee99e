import {
  PERSONAL_DATA_VERSION,
  type ExportedClassroom,
  type ExportedEnrolment,
  type ExportedRating,
  type PersonalData,
} from '@/domain/account/personal-data';
import { AppError } from '@/contracts/app-error';
import type { Correction } from '@/domain/evaluation/correction';
import type { SessionUser } from '@/domain/session/session-user';
import type { CollectOptions } from './account-data';
import type { LateServices } from './late-services';
import type { Readable } from './services';

/** What differs between the modes. */
export type PersonalSources = {
  user: Readable<SessionUser | null>;
  now: () => Date;
  keptIn: PersonalData['guardadoEm'];
  late: Omit<LateServices, 'account'>;
  /** Whole essays, some at a time. */
  essays(): AsyncIterable<readonly Correction[]>;
  ratings(): Promise<ExportedRating[]>;
  serverRows(): Promise<Record<string, unknown>>;
  onDevice(): Record<string, unknown>;
};

/** Everything of the current user, by the repositories the screens use: nobody gets to see more by exporting. */
export async function collectPersonalData(
  sources: PersonalSources,
  { onProgress, signal }: CollectOptions,
): Promise<PersonalData> {
  const { late } = sources;
  const user = sources.user.get();
  if (!user) throw new AppError('session-lost');
  const isStudent = user.userType === 'student';

  const redacoes: Correction[] = [];
  for await (const some of sources.essays()) {
    signal.throwIfAborted();
    redacoes.push(...some);
    onProgress(redacoes.length);
  }
  const [perfil, canetinhas, conquistas, ranking, compras, mensagens, avaliacoes, registros, versoes] =
    await Promise.all([
      late.profile.load(),
      late.rewards.movements(),
      late.rewards.achievements(),
      late.ranking.read(),
      late.purchases.list(),
      late.messages.list(),
      sources.ratings(),
      sources.serverRows(),
      late.versions.list(),
    ]);
  const turmas = isStudent ? await enrolments(late, signal) : [];
  const salas = user.userType === 'teacher' ? await classrooms(late, signal) : [];
  return {
    formato: 'grifo-meus-dados',
    versao: PERSONAL_DATA_VERSION,
    exportadoEm: sources.now().toISOString(),
    guardadoEm: sources.keptIn,
    conta: user,
    perfil,
    apareceNoRanking: ranking.isTakingPart,
    canetinhas,
    conquistas,
    compras,
    mensagens,
    turmas,
    salas,
    avaliacoes,
    versoesDoRascunho: versoes,
    registrosDoServidor: registros,
    nesteAparelho: sources.onDevice(),
    redacoes,
  };
}

async function enrolments(
  { enrolments: repository }: PersonalSources['late'],
  signal: AbortSignal,
): Promise<ExportedEnrolment[]> {
  const found: ExportedEnrolment[] = [];
  for (const enrolment of await repository.list()) {
    const reviewed = [...new Set(enrolment.sent.flatMap((one) => (one.isReviewed ? one.essayId : [])))];
    const reviews = [];
    for (const essayId of reviewed) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one after the other: an export is no reason to flood the server
      reviews.push(...(await repository.reviews(essayId)));
    }
    const own = reviews.filter(({ classroomId }) => classroomId === enrolment.id);
    found.push({ ...enrolment, avaliacoesDoProfessor: own });
  }
  return found;
}

async function classrooms(
  { classrooms: repository }: PersonalSources['late'],
  signal: AbortSignal,
): Promise<ExportedClassroom[]> {
  const found: ExportedClassroom[] = [];
  /* oxlint-disable no-await-in-loop -- one after the other: an export is no reason to flood the server */
  for (const { id } of await repository.summaries()) {
    const [classroom, sent] = await Promise.all([repository.classroom(id), repository.sentEssays(id)]);
    const envios = [];
    for (const one of sent) {
      signal.throwIfAborted();
      const essay = one.isReviewed ? await repository.essay(one.id) : null;
      envios.push({ ...one, minhaRevisao: essay?.review ?? null });
    }
    // Deleted meanwhile, in another tab.
    if (classroom) found.push({ ...classroom, envios });
  }
  /* oxlint-enable no-await-in-loop */
  return found;
}
