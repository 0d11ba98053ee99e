import type { Services } from '@/data/services';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { isBlank } from '@/domain/essay/send-rules';

/**
 * Moves a text to the editor's draft, first storing the draft's text as a revision. Returns whether the device
 * stored the draft; if not, the caller must not remove the text.
 */
export async function moveToEditor(
  essay: string,
  theme: string,
  { drafts, revisions, now }: Pick<Services, 'drafts' | 'revisions' | 'now'>,
): Promise<boolean> {
  const before = drafts.load();
  if (!isBlank(before.essay + before.theme)) await revisions.keep(before, 'before-loss');
  if (drafts.save({ ...EMPTY_DRAFT, theme, essay, updatedAt: now().toISOString() })) return true;
  drafts.save(before);
  return false;
}
