import {
  PERSONAL_DATA_VERSION,
  type ExportedClassroom,
  type ExportedEnrolment,
  type ExportedLine,
  type ExportedRating,
  type PersonalData,
} from '@/domain/account/personal-data';
import { AppError } from '@/contracts/app-error';
import type { ReceivedEssay } from '@/domain/classrooms/photographed-essay';
import type { Correction } from '@/domain/evaluation/correction';
import type { SessionUser } from '@/domain/session/session-user';
import type { CollectOptions } from './ports/account';
import type { Backend } from './ports/backend';
import type { RevisionStore, Readable } from './services';

/** The parts of the backend that an export reads. */
export type PersonalBackend = {
  profile: Pick<Backend['profile'], 'load'>;
  rewards: Pick<Backend['rewards'], 'movements' | 'achievements'>;
  ranking: Pick<Backend['ranking'], 'read'>;
  purchases: Backend['purchases'];
  messages: Pick<Backend['messages'], 'list'>;
  disagreements: Pick<Backend['disagreements'], 'own'>;
  handLines: Pick<Backend['handLines'], 'list' | 'pictures'>;
  practice: Pick<Backend['practice'], 'state'>;
  sharedLinks: Pick<Backend['sharedLinks'], 'list'>;
  repertoire: Pick<Backend['repertoire'], 'favourites'>;
  enrolments: Pick<Backend['enrolments'], 'list' | 'reviews' | 'removals'>;
  photographedEssays: Pick<Backend['photographedEssays'], 'received' | 'receivedEssay' | 'confirmation'>;
  classrooms: Pick<Backend['classrooms'], 'list' | 'get' | 'submissions' | 'essay'>;
  reviews: Pick<Backend['reviews'], 'keptComments' | 'withdrawn'>;
};

/** The sources that differ between the modes. */
export type PersonalSources = {
  user: Readable<SessionUser | null>;
  now: () => Date;
  keptIn: PersonalData['guardadoEm'];
  revisions: RevisionStore;
  backend: PersonalBackend;
  /** Complete essays, in batches. */
  essays(): AsyncIterable<readonly Correction[]>;
  ratings(): Promise<ExportedRating[]>;
  serverRows(): Promise<Record<string, unknown>>;
  onDevice(): Record<string, unknown> | Promise<Record<string, unknown>>;
};

/**
 * All data of the current user, read through the repositories of the screens, so that an export reveals nothing
 * more than the screens.
 */
export async function collectPersonalData(
  sources: PersonalSources,
  { onProgress, signal }: CollectOptions,
): Promise<PersonalData> {
  const user = sources.user.get();
  if (!user) throw new AppError('session-lost');
  const isStudent = user.userType === 'student';
  const exportadoEm = sources.now().toISOString();

  const redacoes: Correction[] = [];
  for await (const some of sources.essays()) {
    signal.throwIfAborted();
    redacoes.push(...some);
    onProgress(redacoes.length);
  }
  const [
    perfil,
    canetinhas,
    conquistas,
    ranking,
    compras,
    mensagens,
    avaliacoes,
    links,
    discordancias,
    repertorioFavorito,
    registros,
    versoes,
  ] = await Promise.all([
    sources.backend.profile.load(),
    sources.backend.rewards.movements(),
    sources.backend.rewards.achievements(),
    sources.backend.ranking.read(),
    sources.backend.purchases.list(),
    sources.backend.messages.list(),
    sources.ratings(),
    sources.backend.sharedLinks.list(),
    sources.backend.disagreements.own(),
    sources.backend.repertoire.favourites(),
    sources.serverRows(),
    sources.revisions.list(),
  ]);
  const turmas = isStudent ? await enrolments(sources.backend, signal) : [];
  const remocoes = isStudent ? await sources.backend.enrolments.removals() : [];
  const redacoesFotografadas = isStudent ? await photographed(sources.backend, signal) : [];
  const treino = isStudent ? (await sources.backend.practice.state(exportadoEm, exportadoEm)).faltas : [];
  const linhasDadas = isStudent ? await givenLines(sources.backend, signal) : [];
  const salas = user.userType === 'teacher' ? await classrooms(sources.backend, signal) : [];
  const comments = user.userType === 'teacher' ? await sources.backend.reviews.keptComments() : [];
  const withdrawn = user.userType === 'dev' ? [] : await sources.backend.reviews.withdrawn();
  return {
    formato: 'grifo-meus-dados',
    versao: PERSONAL_DATA_VERSION,
    exportadoEm,
    guardadoEm: sources.keptIn,
    conta: user,
    perfil,
    apareceNoRanking: ranking.own !== null,
    canetinhas,
    conquistas,
    compras,
    mensagens,
    turmas,
    remocoes,
    redacoesFotografadas,
    salas,
    revisoesDeRetiradas: withdrawn,
    comentariosGuardados: comments.filter(({ meu }) => meu),
    avaliacoes,
    versoesDoRascunho: versoes,
    linksDeCorrecoes: links,
    discordancias,
    repertorioFavorito,
    linhasDadas,
    treino,
    registrosDoServidor: registros,
    nesteAparelho: await sources.onDevice(),
    redacoes,
  };
}

async function enrolments(
  { enrolments: backend }: PersonalBackend,
  signal: AbortSignal,
): Promise<ExportedEnrolment[]> {
  const found: ExportedEnrolment[] = [];
  for (const enrolment of await backend.list()) {
    const reviewed = [...new Set(enrolment.envios.flatMap((one) => (one.revisada ? one.redacao_id : [])))];
    const reviews = [];
    for (const essayId of reviewed) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one after the other: an export is no reason to flood the server
      reviews.push(...(await backend.reviews(essayId)));
    }
    const own = reviews.filter(({ sala_id }) => sala_id === enrolment.id);
    found.push({ ...enrolment, avaliacoesDoProfessor: own });
  }
  return found;
}

async function photographed(
  { photographedEssays }: PersonalBackend,
  signal: AbortSignal,
): Promise<ReceivedEssay[]> {
  const found: ReceivedEssay[] = [];
  for (const { id } of await photographedEssays.received()) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one after the other: an export is no reason to flood the server
    const essay = await photographedEssays.receivedEssay(id);
    if (essay) found.push(essay);
  }
  return found;
}

/** Pictures per request, about a megabyte together. */
const PICTURES_AT_ONCE = 40;

async function givenLines({ handLines }: PersonalBackend, signal: AbortSignal): Promise<ExportedLine[]> {
  const lines = await handLines.list();
  const found: ExportedLine[] = [];
  for (let from = 0; from < lines.length; from += PICTURES_AT_ONCE) {
    signal.throwIfAborted();
    const some = lines.slice(from, from + PICTURES_AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: an export is no reason to flood the server
    const pictures = new Map(
      (await handLines.pictures(some.map(({ id }) => id))).map((one) => [one.id, one]),
    );
    for (const line of some) {
      const picture = pictures.get(line.id);
      if (picture) found.push({ ...line, ...picture });
    }
  }
  return found;
}

async function classrooms(
  { classrooms: backend, photographedEssays }: PersonalBackend,
  signal: AbortSignal,
): Promise<ExportedClassroom[]> {
  const found: ExportedClassroom[] = [];
  /* oxlint-disable no-await-in-loop -- one after the other: an export is no reason to flood the server */
  for (const { id } of await backend.list()) {
    const [classroom, sent, autorizacaoDasFotos] = await Promise.all([
      backend.get(id),
      backend.submissions(id),
      photographedEssays.confirmation(id),
    ]);
    const envios = [];
    for (const one of sent) {
      signal.throwIfAborted();
      const essay = one.revisada ? await backend.essay(one.id) : null;
      envios.push({ ...one, minhaRevisao: essay?.revisao ?? [], minhasMarcas: essay?.anotacoes ?? null });
    }
    // A missing class was deleted meanwhile in another tab.
    if (classroom) found.push({ ...classroom, autorizacaoDasFotos, envios });
  }
  /* oxlint-enable no-await-in-loop */
  return found;
}
