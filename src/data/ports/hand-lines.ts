import type { HandConsent, HandPermission, LinePicture, ListedLine } from '@/contracts/given-lines';
import type { GivenLine } from '@/domain/ocr/hand/given-line';

/** Consent as an adult, or by the guardians' permission with this id. */
export type ConsentBasis = { base: 'maior' } | { base: 'autorizacao'; permissionId: string };

/**
 * Lines of handwriting that a student gives, so that an operator can train the handwriting recognizer on them
 * (docs/handwriting.md).
 */
export type HandLineBackend = {
  /** Whether the question may be shown: false after the current user answered "not now" on this device. */
  mayAsk(): Promise<boolean>;
  setMayAsk(mayAsk: boolean): Promise<void>;
  /** null before the current user has consented and after a withdrawal. */
  consent(): Promise<HandConsent | null>;
  /** The guardians' permission that a teacher of the current student recorded; null if there is none. */
  permission(): Promise<HandPermission | null>;
  /** `refused` if there is no such permission. Idempotent. */
  giveConsent(basis: ConsentBasis): Promise<void>;
  /** Withdraws the consent and deletes all given lines. Idempotent. */
  withdraw(): Promise<void>;
  /**
   * Requires the consent. Idempotent per line, so that a failed call can be repeated. `network` names the weights
   * that read the lines. Rejects with `too-many-attempts` beyond `MOST_GIVEN_A_DAY` or `MOST_GIVEN`; the lines
   * before the limit are stored.
   */
  give(lines: readonly GivenLine[], network: string | null): Promise<void>;
  /** The given lines, newest first, without pictures. */
  list(): Promise<ListedLine[]>;
  /** The pictures of the lines with these ids, as far as the lines exist, in any order. */
  pictures(ids: readonly string[]): Promise<LinePicture[]>;
  remove(id: string): Promise<void>;
  /** The permissions in a class that the current teacher teaches; empty for any other class. */
  permissions(classroomId: string): Promise<HandPermission[]>;
  /** Records or revokes the guardians' permission for a student of a taught class. Idempotent. */
  permit(classroomId: string, studentId: string, isPermitted: boolean): Promise<void>;
};
