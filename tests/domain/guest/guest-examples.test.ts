import { describe, expect, it } from 'vitest';
import { canSend } from '@/domain/essay/send-rules';
import { checkTheme } from '@/domain/evaluation/check-theme';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { GUEST_EXAMPLES } from '@/domain/guest/guest-examples';
import { GUEST_SUPPORT_TEXT, guestSupportText } from '@/domain/guest/guest-support-text';
import { GUEST_THEME } from '@/domain/guest/guest-theme';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { PROPOSALS } from '@/domain/themes/proposals/proposals';
import { printedText } from '@/domain/themes/theme-bank';
import { countWords } from '@/domain/text/counts';
import { estimateHandwrittenLines } from '@/domain/text/estimate-handwritten-lines';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const input = (essay: string) => ({ theme: GUEST_THEME, essay, supportText: GUEST_SUPPORT_TEXT });

describe('what a guest finds (R-ENTRY-9)', () => {
  it.each([
    ['mediano', 440, 600],
    ['forte', 900, 1000],
  ])('the example %s is a whole essay of its grade', (slug, low, high) => {
    const essay = GUEST_EXAMPLES.find((one) => one.slug === slug)?.essay ?? '';
    const { nota_final, grifo } = evaluateEssay(input(essay), weights, lexiconWithModels);
    expect(nota_final).toBeGreaterThanOrEqual(low);
    expect(nota_final).toBeLessThanOrEqual(high);
    expect(grifo?.ceilings ?? []).toEqual([]);
    const lines = estimateHandwrittenLines(essay);
    expect(lines).toBeGreaterThanOrEqual(25);
    expect(lines).toBeLessThanOrEqual(30);
    const size = { wordCount: countWords(essay), essayLength: essay.length };
    const check = canSend({ theme: GUEST_THEME, ...size, isCorrecting: false, canCorrect: true });
    expect(check).toEqual({ ok: true });
    expect(checkTheme(input(essay)).coherent).toBe(true);
  });

  it.each([
    ['ours on our theme', GUEST_THEME, GUEST_SUPPORT_TEXT],
    ['those of the bank on a proposal', PROPOSALS[0]?.theme ?? '', PROPOSALS[0] && printedText(PROPOSALS[0])],
    ['none on a theme in own words', 'O lixo na minha cidade', undefined],
  ])('texts that may not be copied: %s', async (_requirement, theme, texts) => {
    expect(await guestSupportText({ theme, essay: 'Um texto.' })).toBe(texts);
  });

  it('the theme is none of an exam', () => {
    expect(EXAM_THEMES.map(({ theme }) => theme)).not.toContain(GUEST_THEME);
  });
});
