import { DraftSchema } from '@/contracts/draft';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { NO_OUTLINES } from '@/domain/outline/outline';
import { isBlank } from '@/domain/essay/send-rules';
import type { SessionUser } from '@/domain/session/session-user';
import { createLocalStore } from '../local/create-local-store';
import { createOutlinesOf } from '../local/account-stores';
import { areaKeys } from '../local/keys';
import type { KeyValueStorage } from '../local/storage';
import { localOwner } from './person-on-device';

/**
 * Moves the draft and the plans that the local mode stored for an e-mail to its account. If the account already has
 * some, the local ones stay for later. Call before anything reads those of the account.
 */
export function adoptLocalDraft(storage: KeyValueStorage | null, user: SessionUser): void {
  adoptOutlines(storage, user);
  const draftOf = (owner: string) =>
    createLocalStore({ key: areaKeys.draft(owner), schema: DraftSchema, fallback: EMPTY_DRAFT, storage });
  const [local, own] = [draftOf(localOwner(user)), draftOf(user.id)];
  const draft = local.get();
  const { theme, essay, backup } = own.get();
  if (draft === EMPTY_DRAFT || ![theme, essay, backup].every(isBlank)) return;
  if (own.set(draft)) local.set(EMPTY_DRAFT);
}

function adoptOutlines(storage: KeyValueStorage | null, user: SessionUser): void {
  const [local, own] = [localOwner(user), user.id].map((owner) => createOutlinesOf(storage, owner));
  if (!local || own?.get() !== NO_OUTLINES || local.get() === NO_OUTLINES) return;
  if (own.set(local.get())) local.set(NO_OUTLINES);
}
