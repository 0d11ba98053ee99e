import type { Services } from '@/data/services';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { isBlank } from '@/domain/essay/send-rules';

/**
 * Puts a text into the editor's draft; what stood there before is kept as a version first. Answers whether the device took it:
 * if not, the text must stay where it is.
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
