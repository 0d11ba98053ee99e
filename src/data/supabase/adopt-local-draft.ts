import { DraftSchema } from '@/contracts/draft';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { isBlank } from '@/domain/essay/send-rules';
import type { SessionUser } from '@/domain/session/session-user';
import { createLocalStore } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import type { KeyValueStorage } from '../local/storage';
import { localOwner } from './person-on-device';

/**
 * Moves the draft that the local mode stored for an e-mail to its account. If the account already has a draft, the
 * local draft stays for later. Call before anything reads the account's draft.
 */
export function adoptLocalDraft(storage: KeyValueStorage | null, user: SessionUser): void {
  const draftOf = (owner: string) =>
    createLocalStore({ key: areaKeys.draft(owner), schema: DraftSchema, fallback: EMPTY_DRAFT, storage });
  const [local, own] = [draftOf(localOwner(user)), draftOf(user.id)];
  const draft = local.get();
  const { theme, essay, backup } = own.get();
  if (draft === EMPTY_DRAFT || ![theme, essay, backup].every(isBlank)) return;
  if (own.set(draft)) local.set(EMPTY_DRAFT);
}
