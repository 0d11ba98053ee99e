import type { PublishedAnnotations } from '../classrooms/annotations.ts';
import type { KeptComment } from '../classrooms/comment-bank.ts';
import type { WithdrawnReview } from '../classrooms/sent-essay.ts';
import type { Classroom } from '../classrooms/classroom.ts';
import type { PhotoConfirmation, ReceivedEssay } from '../classrooms/class-sheet.ts';
import type { ClassReview, Enrolment, Removed } from '../classrooms/enrolment.ts';
import type { Review, SentEssay } from '../classrooms/sent-essay.ts';
import type { ListedDisagreement } from '../disagreements/disagreement.ts';
import type { Revision } from '../essay/revisions.ts';
import type { Correction } from '../evaluation/correction.ts';
import type { SentMessage } from '../messages/message.ts';
import type { GivenLine } from '../ocr/hand/given-line.ts';
import type { Purchase } from '../plans/purchase.ts';
import type { Profile } from '../profile/profile.ts';
import type { Movement } from '../rewards/ledger.ts';
import type { SharedLink } from '../shared-links/shared-link.ts';
import type { SessionUser } from '../session/session-user.ts';

/** Raised whenever a key of the file changes its name or meaning; new keys leave it as it is. */
export const PERSONAL_DATA_VERSION = 2;

export type ExportedRating = { redacao: string; estrelas: number; comentario: string; em: string };

export type ExportedLine = GivenLine & { id: string; created_at: string };

/** A class the student is in, with what teachers said of what was sent to it. */
export type ExportedEnrolment = Enrolment & { avaliacoesDoProfessor: readonly ClassReview[] };

/** A teacher's class: of the students no more than the teacher sees on screen, and no essay, which is theirs. */
export type ExportedClassroom = Classroom & {
  /** Who confirmed that essays of the class may be photographed, and when; null where nobody did. */
  autorizacaoDasFotos: PhotoConfirmation | null;
  envios: readonly (SentEssay & { minhaRevisao: Review; minhasMarcas: PublishedAnnotations | null })[];
};

/**
 * Everything Grifo keeps about one person, as "Baixar meus dados" gives it. The keys are those of the file, so they are in
 * Portuguese, and the essays, which may be thousands, come last.
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
  /** What is kept for 30 days of classes that a teacher removed the student from. */
  remocoes: readonly Removed[];
  /** What teachers photographed and sent for the student, whole. */
  redacoesFotografadas: readonly ReceivedEssay[];
  salas: readonly ExportedClassroom[];
  /** Reviews, written or received, of essays that were withdrawn from a class. */
  revisoesDeRetiradas: readonly WithdrawnReview[];
  /** What a teacher keeps to say again. */
  comentariosGuardados: readonly KeptComment[];
  avaliacoes: readonly ExportedRating[];
  versoesDoRascunho: readonly Revision[];
  /** Links by which corrections are shown to others. */
  linksDeCorrecoes: readonly SharedLink[];
  /** What the person disagrees with of corrections, and what the team answered. */
  discordancias: readonly ListedDisagreement[];
  /** Lines of handwriting given to train the reader, with their pictures. */
  linhasDadas: readonly ExportedLine[];
  /** Rows of the server as they are, by table. */
  registrosDoServidor: Readonly<Record<string, unknown>>;
  /** What this browser keeps for the account, as it is, by key: draft, preferences, what waits to be sent. */
  nesteAparelho: Readonly<Record<string, unknown>>;
  redacoes: readonly Correction[];
};

/** The pieces of the JSON file. Each essay is one: a string of thousands of them is more than some phones can make. */
export function toJsonParts({ redacoes, ...rest }: PersonalData): string[] {
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  const essays = redacoes.map((one, index) => `${index ? ',' : ''}\n${JSON.stringify(one, null, 2)}`);
  return [`${head},\n  "redacoes": [`, ...essays, `${essays.length ? '\n' : ''}]\n}\n`];
}

/** What is typed before an account is deleted; the server asks for the same word (`excluir_minha_conta`). */
export const DELETION_WORD = 'EXCLUIR';

/** Whether the word was typed. Small letters and blanks around it are not a reason to type it again. */
export function isDeletionWord(typed: string): boolean {
  return typed.trim().toUpperCase() === DELETION_WORD;
}
