import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EvaluationExtras } from '@/domain/evaluation/evaluation';
import { CorrectionReader } from '@/features/correction/correction-reader';
import { GuestReader } from '@/features/correction/guest-reader';
import { paths } from '@/lib/paths';
import { buildRichCorrection } from '../../../support/rich-correction';
import { renderWithServices } from '../../../support/services';

function correctionWith(extras: Partial<EvaluationExtras>) {
  const correction = buildRichCorrection();
  const grifo: EvaluationExtras = { producer: 'scorer', version: '1', evidence: {}, ...extras };
  return { ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } };
}

const step = (kind?: string) => ({
  competency: 2 as const,
  text: 'Apoie o 2º parágrafo num autor, numa lei ou num dado.',
  ...(kind && { kind }),
});
const read = (extras: Partial<EvaluationExtras>) =>
  renderWithServices(<CorrectionReader correction={correctionWith(extras)} onBack={() => undefined} />);
const links = () => screen.queryAllByRole('link', { name: 'Escolher repertório para este tema' });

describe('the way from a correction to the repertoire', () => {
  it.each(['repertorio', 'repertorio-de-bolso'])('is in the step that asks for it: %s', (kind) => {
    read({ steps: [step(kind)], faults: [{ kind, amount: 1 }] });
    const asked = screen.getByRole('heading', { name: step().text }).closest('li')!;
    const link = within(asked).getByRole('link', { name: 'Escolher repertório para este tema' });
    expect(link).toHaveAttribute('href', paths.student.repertoireFor(buildRichCorrection().theme));
    expect(links()).toHaveLength(1);
  });

  it('is beside competency 2 where no step asks for it', () => {
    read({ steps: [step('tese')], faults: [{ kind: 'repertorio-de-bolso', amount: 1 }] });
    expect(links()).toHaveLength(1);
    const article = links()[0]!.closest('article')!;
    expect(within(article).getByRole('heading', { level: 3 })).toHaveTextContent('Competência 2:');
  });

  it.each<[string, Partial<EvaluationExtras>]>([
    ['where the repertoire is put to use', { steps: [step('tese')], faults: [{ kind: 'tese', amount: 1 }] }],
    ['where a correction tells no faults', {}],
  ])('is not there %s', (_case, extras) => {
    read(extras);
    expect(links()).toEqual([]);
  });

  it('is not there without an account', () => {
    const correction = correctionWith({ faults: [{ kind: 'repertorio', amount: 1 }] });
    renderWithServices(<GuestReader correction={correction} keeping={null} />);
    expect(links()).toEqual([]);
  });
});
