import type { PublishedRemarks } from '../classrooms/remarks.ts';
import type { KeptComment } from '../classrooms/comment-bank.ts';
import type { WithdrawnReview } from '../classrooms/submission.ts';
import type { Classroom } from '../classrooms/classroom.ts';
import type { PhotoConfirmation, ReceivedEssay } from '../classrooms/photographed-essay.ts';
import type { ClassReview, Enrolment, Removed } from '../classrooms/enrolment.ts';
import type { Review, Submission } from '../classrooms/submission.ts';
import type { ListedDisagreement } from '../disagreements/disagreement.ts';
import type { Revision } from '../essay/revisions.ts';
import type { Correction } from '../evaluation/correction.ts';
import type { SentMessage } from '../messages/message.ts';
import type { GivenLine } from '../ocr/hand/given-line.ts';
import type { Purchase } from '../plans/purchase.ts';
import type { FaultProgress } from '../practice/fault-progress.ts';
import type { Profile } from '../profile/profile.ts';
import type { Movement } from '../rewards/ledger.ts';
import type { SharedLink } from '../shared-links/shared-link.ts';
import type { SessionUser } from '../session/session-user.ts';

/** Increased when a key of the file changes its name or meaning; new keys do not change it. */
export const PERSONAL_DATA_VERSION = 2;

export type ExportedRating = { redacao: string; estrelas: number; comentario: string; em: string };

export type ExportedLine = GivenLine & { id: string; created_at: string };

/** A class the student is in, with the teachers' reviews of the essays sent to it. */
export type ExportedEnrolment = Enrolment & { avaliacoesDoProfessor: readonly ClassReview[] };

/**
 * A teacher's class: only the data of the students that the teacher sees on screen, and no essays, which belong to
 * the students.
 */
export type ExportedClassroom = Classroom & {
  /** The teacher who confirmed that essays of the class may be photographed, with the date; null without a confirmation. */
  autorizacaoDasFotos: PhotoConfirmation | null;
  envios: readonly (Submission & { minhaRevisao: Review; minhasMarcas: PublishedRemarks | null })[];
};

/**
 * All data Grifo keeps about one person, as "Baixar meus dados" exports it. The keys are those of the file, so they are in
 * Portuguese; the essays, possibly thousands, come last.
 */
export type PersonalData = {
  formato: 'grifo-meus-dados';
  versao: typeof PERSONAL_DATA_VERSION;
  /** ISO date. */
  exportadoEm: string;
  guardadoEm: 'servidor e aparelho' | 'aparelho';
  conta: SessionUser;
  perfil: Profile;
  apareceNoRanking: boolean;
  canetinhas: readonly Movement[];
  conquistas: readonly { codigo: string; data_desbloqueio: string }[];
  compras: readonly Purchase[];
  mensagens: readonly SentMessage[];
  turmas: readonly ExportedEnrolment[];
  /** Data kept for 30 days about classes that a teacher removed the student from. */
  remocoes: readonly Removed[];
  /** Complete essays that teachers photographed and sent for the student. */
  redacoesFotografadas: readonly ReceivedEssay[];
  salas: readonly ExportedClassroom[];
  /** Reviews, written or received, of essays that were withdrawn from a class. */
  revisoesDeRetiradas: readonly WithdrawnReview[];
  /** A teacher's reusable comments. */
  comentariosGuardados: readonly KeptComment[];
  avaliacoes: readonly ExportedRating[];
  versoesDoRascunho: readonly Revision[];
  /** Links to shared corrections. */
  linksDeCorrecoes: readonly SharedLink[];
  /** The person's disagreements with corrections, with the team's answers. */
  discordancias: readonly ListedDisagreement[];
  /** Saved entries of the repertoire, by the ids of the app. */
  repertorioFavorito: readonly { entrada: string; created_at: string }[];
  /** Lines of handwriting given to train the handwriting recognizer, with their pictures. */
  linhasDadas: readonly ExportedLine[];
  /** Answers in practice, counted by fault. Its cards and single answers are among the raw rows or values. */
  treino: readonly FaultProgress[];
  /** Raw rows of the server, keyed by table. */
  registrosDoServidor: Readonly<Record<string, unknown>>;
  /**
   * Raw values that this browser stores for the account, keyed by storage key: draft, preferences, mutations
   * waiting to be sent.
   */
  nesteAparelho: Readonly<Record<string, unknown>>;
  redacoes: readonly Correction[];
};

/**
 * The pieces of the JSON file, one per essay, because a single string of thousands of essays is too large for some
 * phones.
 */
export function toJsonParts({ redacoes, ...rest }: PersonalData): string[] {
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  const essays = redacoes.map((one, index) => `${index ? ',' : ''}\n${JSON.stringify(one, null, 2)}`);
  return [`${head},\n  "redacoes": [`, ...essays, `${essays.length ? '\n' : ''}]\n}\n`];
}

/** The word to type before an account is deleted; the server requires it too (`excluir_minha_conta`). */
export const DELETION_WORD = 'EXCLUIR';

/** Whether the word was typed, ignoring case and surrounding whitespace. */
export function isDeletionWord(typed: string): boolean {
  return typed.trim().toUpperCase() === DELETION_WORD;
}
