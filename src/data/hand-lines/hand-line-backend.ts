import type { HandConsent, HandPermission, LinePicture, ListedLine } from '@/contracts/given-lines';
import type { GivenLine } from '@/domain/ocr/hand/given-line';

/** The text of the consent as it is on screen; another text is another version. */
export const CONSENT_VERSION = '1';

/** As an adult, or by the permission with this id. */
export type ConsentBasis = { base: 'maior' } | { base: 'autorizacao'; permissionId: string };

/** Lines of handwriting that a student gives, so that an operator can train the reader on them (docs/handwriting.md). */
export type HandLineBackend = {
  /** Whether this device may ask: not once the current user has said "not now" here. */
  mayAsk(): Promise<boolean>;
  setMayAsk(mayAsk: boolean): Promise<void>;
  /** null before the current user has consented, and after a withdrawal. */
  consent(): Promise<HandConsent | null>;
  /** What a teacher of one of the current student's classes has written down; null without that. */
  permission(): Promise<HandPermission | null>;
  /** `refused` where there is no such permission. Idempotent. */
  giveConsent(basis: ConsentBasis): Promise<void>;
  /** Deletes all given lines with it. Idempotent. */
  withdraw(): Promise<void>;
  /**
   * After the consent. The same line is kept once, also where it is given again after a failure. `network` names the weights
   * that read them. `too-many-attempts` past `MOST_GIVEN_A_DAY` or `MOST_GIVEN`: those before that are kept.
   */
  give(lines: readonly GivenLine[], network: string | null): Promise<void>;
  /** Newest first, without pictures. */
  list(): Promise<ListedLine[]>;
  /** Of these lines, those that are there, in any order. */
  pictures(ids: readonly string[]): Promise<LinePicture[]>;
  remove(id: string): Promise<void>;
  /** Of a class the current teacher teaches; empty for any other. */
  permissions(classroomId: string): Promise<HandPermission[]>;
  /** Writes down, or takes back, that the guardians of a student of a taught class allow it. Idempotent. */
  permit(classroomId: string, studentId: string, isPermitted: boolean): Promise<void>;
};
