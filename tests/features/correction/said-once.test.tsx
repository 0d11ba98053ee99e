import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { CorrectionDialog } from '@/features/correction/correction-dialog';
import { HONEST } from '../../fixtures/scoring/honest';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';
import { openCompetency } from '../../support/open-competency';
import { countWords, repeatedSentences, shownBlocks } from '../../support/screen-words';
import { renderWithServices } from '../../support/services';

const MOST_AT_FIRST = 450;
const MOST_IN_ALL = 900;
/**
 * The limit for short essays, which is higher because a short and weak essay has more errors to list and less to
 * praise.
 */
const MOST_OF_SHORT = 950;

const ESSAYS = [
  { id: 'good', theme: SAMPLE_THEME, essay: GOOD_ESSAY, most: MOST_IN_ALL },
  ...HONEST.flatMap(({ id, theme, essay }) => {
    const words = essay.split(/\s+/).length;
    return words > 185 ? [{ id, theme, essay, most: words > 230 ? MOST_IN_ALL : MOST_OF_SHORT }] : [];
  }),
];

function showResult({ theme, essay }: { theme: string; essay: string }) {
  const correction = toCorrection(evaluateEssay({ theme, essay }, weights), {
    id: '1',
    theme,
    essay,
    submittedAt: '2025-10-22T18:00:00.000Z',
  });
  const nothing = () => {};
  renderWithServices(
    <CorrectionDialog correction={correction} onClose={nothing} onViewEssay={nothing} onGoHome={nothing} />,
  );
  return screen.getByRole('dialog', { name: 'Correção da redação' });
}

describe('the result says each thing once', () => {
  it.each(ESSAYS)('in few words at first and with all open: $id', async ({ most, ...essay }) => {
    const user = userEvent.setup();
    const dialog = showResult(essay);
    await screen.findByText('Salvar em PDF');
    const first = shownBlocks(dialog);
    expect(first.join(' ')).toContain('Por dentro de cada nível');
    expect(countWords(first)).toBeLessThanOrEqual(MOST_AT_FIRST);
    for (const number of COMPETENCY_NUMBERS) await openCompetency(user, number);
    await user.click(screen.getByRole('button', { name: 'Vídeos para revisar' }));
    const all = shownBlocks(dialog);
    expect(countWords(all)).toBeGreaterThan(countWords(first));
    expect(countWords(all)).toBeLessThanOrEqual(most);
    expect(repeatedSentences(all)).toEqual([]);
  });
});
