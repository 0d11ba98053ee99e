import type { Services } from '@/data/services';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { isBlank } from '@/domain/essay/send-rules';

/** Puts a text into the editor's draft; what stood there before is kept as a version first. */
export async function moveToEditor(
  essay: string,
  theme: string,
  { drafts, revisions, now }: Pick<Services, 'drafts' | 'revisions' | 'now'>,
): Promise<void> {
  const before = drafts.load();
  if (!isBlank(before.essay)) await revisions.keep(before, 'before-loss');
  drafts.save({ ...EMPTY_DRAFT, theme, essay, updatedAt: now().toISOString() });
}
