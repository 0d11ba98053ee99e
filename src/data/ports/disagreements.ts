import type {
  ListedDisagreement,
  NewDisagreement,
  Outcome,
  OwnDisagreement,
  SharedEssay,
  TeamDisagreement,
} from '@/domain/disagreements/disagreement';
import type { RuleShare } from '@/domain/disagreements/rule-shares';

export type DisagreementBackend = {
  /** The current user's own disagreements about one correction. */
  about(essayId: string): Promise<OwnDisagreement[]>;
  /** All disagreements of the current user, newest first. */
  own(): Promise<ListedDisagreement[]>;
  /**
   * Sends a disagreement; there may be only one per competency of a correction. Rejects with `not-stored-yet` if
   * the backend does not have the essay.
   */
  send(disagreement: NewDisagreement): Promise<void>;
  /** Rejects with `not-found` if the disagreement is already answered. */
  withdraw(id: string): Promise<void>;
  /** Stops sharing the essay; the disagreement stays. */
  stopSharing(id: string): Promise<void>;
  /** All users' disagreements, newest first. This and all methods below are for developers. */
  all(): Promise<TeamDisagreement[]>;
  /** null if the student does not share the essay, or no longer shares it. */
  sharedEssay(id: string): Promise<SharedEssay | null>;
  answer(id: string, answer: { resultado: Outcome; resposta: string }): Promise<void>;
  shares(): Promise<RuleShare[]>;
};
