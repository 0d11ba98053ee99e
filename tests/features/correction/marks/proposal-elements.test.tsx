import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { ProposalElements } from '@/features/correction/marks/proposal-elements';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';
import { buildRichCorrection } from '../../../support/rich-correction';
import { renderWithServices } from '../../../support/services';

describe('ProposalElements', () => {
  it('counts the elements and quotes each', () => {
    const { grifo } = evaluateEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY }, null);
    const { aiAnalysis, ...rest } = buildRichCorrection();
    const correction = { ...rest, originalText: GOOD_ESSAY, aiAnalysis: { ...aiAnalysis, grifo } };
    renderWithServices(<ProposalElements correction={correction} isOwn />);
    expect(screen.getByRole('heading', { name: 'Proposta: 5 de 5 elementos' })).toBeInTheDocument();
    expect(screen.getByText('o Ministério da Agricultura')).toBeInTheDocument();
  });
});
