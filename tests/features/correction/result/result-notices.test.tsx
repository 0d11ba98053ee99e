import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { ZERO_REASONS, type EvaluationExtras, type ZeroReason } from '@/domain/evaluation/evaluation';
import { tellOnce } from '@/domain/evaluation/told-once';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { zeroEvaluation, ZERO_EXPLANATIONS } from '@/domain/evaluation/zero-rules';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { ResultNotices } from '@/features/correction/result/result-notices';
import { ResultPanel } from '@/features/correction/result/result-panel';
import { useResultView } from '@/features/correction/result/use-result-view';
import { OTHER_THEME_ESSAY } from '../../../support/essays';
import { buildRichCorrection } from '../../../support/rich-correction';

const DOUBT = { coherent: false, justification: 'O tema quase não aparece.' };

function zeroFor(reason: ZeroReason, extras: Partial<EvaluationExtras> = {}): Correction {
  const evaluation = zeroEvaluation(reason, { producer: 'scorer', version: '1', ...extras });
  return toCorrection(evaluation, { id: '1', theme: 'Tema', essay: 'Texto', submittedAt: '2025-10-01' });
}

function withExtras(extras: Partial<EvaluationExtras>): Correction {
  const correction = buildRichCorrection();
  const grifo = { producer: 'scorer' as const, version: '1', evidence: {}, ...extras };
  return { ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } };
}

const ceiling = (reason: string) => ({ reason, seen: `Visto: ${reason}.`, advice: `Faça: ${reason}.` });
const noticeOf = (name: string) => screen.getByRole('heading', { name }).parentElement;

function Notices({ correction }: { correction: Correction }) {
  return <ResultNotices correction={correction} limits={tellOnce(correction).limits} />;
}

function Panel({ correction }: { correction: Correction }) {
  return <ResultPanel correction={correction} view={useResultView(() => {})} />;
}

describe('ResultNotices', () => {
  it.each(ZERO_REASONS)('says why a text got a zero by %s, and what to do', (zeroReason) => {
    render(<Notices correction={zeroFor(zeroReason)} />);
    const { reason, advice } = ZERO_EXPLANATIONS[zeroReason];
    expect(noticeOf('Nota zero por regra oficial')).toHaveTextContent(
      `Nota zero por regra oficial${reason}${advice}`,
    );
  });

  it('says of a zero why and what to do once, and opens no competency that it was not read for', () => {
    render(<Panel correction={zeroFor('lingua-estrangeira')} />);
    const { reason, advice } = ZERO_EXPLANATIONS['lingua-estrangeira'];
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(screen.getAllByText(advice)).toHaveLength(1);
    expect(screen.getAllByRole('meter')).toHaveLength(5);
    expect(screen.queryByText('Por dentro de cada nível')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /ompetência/ })).not.toBeInTheDocument();
  });

  it('opens what an annulled essay would have been to what it teaches, and describes no level', async () => {
    const user = userEvent.setup();
    const theme = 'Movimento imigratório para o Brasil no século XXI';
    const essay = `${OTHER_THEME_ESSAY} Os alunos precisa ler mais.`;
    const evaluation = evaluateEssay({ theme, essay }, null);
    render(
      <Panel correction={toCorrection(evaluation, { id: '1', theme, essay, submittedAt: '2025-10-01' })} />,
    );
    expect(screen.getAllByText(/^Sem a anulação: perto de \d+\.$/)).toHaveLength(2);
    const folds = screen.getAllByRole('button', { name: /^Competência \d:/ });
    expect(folds.map((fold) => fold.textContent)).toEqual([
      expect.stringContaining('Competência 1'),
      expect.stringContaining('Competência 4'),
    ]);
    for (const fold of folds) await user.click(fold);
    expect(await screen.findAllByRole('list', { name: 'No seu texto' })).toHaveLength(2);
    expect(screen.queryByText(/^O nível \d+ pede|^Ver níveis/)).not.toBeInTheDocument();
  });

  it('says what holds the levels down and what to do, the first three reasons only', () => {
    const ceilings = ['um', 'dois', 'três', 'quatro'].map(ceiling);
    render(<Notices correction={withExtras({ ceilings })} />);
    expect(noticeOf('O que limita esta nota')).toHaveTextContent(
      'O que limita esta notaVisto: um. Faça: um.Visto: dois. Faça: dois.Visto: três. Faça: três.',
    );
    expect(screen.queryByText(/quatro/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'where the text only touches it',
      withExtras({ ceilings: [ceiling('tangenciamento')], coherence: DOUBT }),
    ],
    ['in an essay off its theme', zeroFor('fuga-ao-tema', { coherence: DOUBT })],
    ['in an English text', zeroFor('lingua-estrangeira', { coherence: DOUBT })],
  ])('has no doubt about the theme left %s', (_requirement, correction) => {
    render(<Notices correction={correction} />);
    expect(screen.queryByText('Atenção ao tema')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it.each([
    ['by itself', withExtras({ coherence: DOUBT }), 1],
    ['beside a limit of another kind', withExtras({ ceilings: [ceiling('copia')], coherence: DOUBT }), 2],
    ['beside a zero of another kind', zeroFor('texto-insuficiente', { coherence: DOUBT }), 2],
  ])('tells a doubt about the theme %s', (_requirement, correction, amount) => {
    render(<Notices correction={correction} />);
    expect(noticeOf('Atenção ao tema')).toHaveTextContent(DOUBT.justification);
    expect(screen.getAllByRole('heading')).toHaveLength(amount);
  });

  it.each([
    ['an ordinary essay', withExtras({ coherence: { ...DOUBT, coherent: true } })],
    ['a row stored without an evaluation of ours', buildWithoutExtras()],
  ])('is silent about %s', (_requirement, correction) => {
    const { container } = render(<Notices correction={correction} />);
    expect(container).toBeEmptyDOMElement();
  });
});

function buildWithoutExtras(): Correction {
  const { aiAnalysis, ...correction } = buildRichCorrection();
  const { grifo: _grifo, ...evaluation } = aiAnalysis;
  return { ...correction, aiAnalysis: evaluation };
}
