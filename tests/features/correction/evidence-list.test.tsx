import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EvidenceItem } from '@/domain/evaluation/evaluation';
import type { Span } from '@/domain/text/span';
import { ResultPanel } from '@/features/correction/result-panel';
import { useResultView } from '@/features/correction/use-result-view';
import { buildRichCorrection, MARKED_ESSAY } from '../../support/rich-correction';

const initialWidth = window.innerWidth;
afterEach(() => void (window.innerWidth = initialWidth));

type PanelProps = { evidence: EvidenceItem[]; onShow: (passage: Span) => void };

function Panel({ evidence, onShow }: PanelProps) {
  const correction = buildRichCorrection();
  const grifo = { producer: 'scorer' as const, version: '1', evidence: { competencia_1: evidence } };
  const view = useResultView(onShow);
  return (
    <ResultPanel
      correction={{ ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } }}
      view={view}
    />
  );
}

function renderEvidence(...evidence: EvidenceItem[]) {
  const onShow = vi.fn<(passage: Span) => void>();
  render(<Panel evidence={evidence} onShow={onShow} />);
  return { user: userEvent.setup(), onShow };
}

const item = (side: EvidenceItem['side'], label: string, more: Partial<EvidenceItem> = {}): EvidenceItem => ({
  side,
  label,
  passages: [],
  ...more,
});

const list = () => screen.getByRole('list', { name: 'No seu texto' });
const entries = () => [...list().children].map((entry) => entry.querySelector('p')?.textContent?.trim());

describe('the evidence of a competency', () => {
  it('says of each item on which side it stands, strengths first', () => {
    renderEvidence(item('contra', 'Crase', { detail: '2 desvios' }), item('favor', 'Pontuação'));
    expect(entries()).toEqual(['A favor: Pontuação', 'A melhorar: Crase 2 desvios']);
  });

  it('makes a button of a quote, which shows its passage', async () => {
    const start = MARKED_ESSAY.indexOf('Além disso');
    const place = { start, end: start + 'Além disso'.length };
    const { user, onShow } = renderEvidence(
      item('favor', 'Conectivo', { passages: [{ ...place, quote: 'Além disso' }] }),
    );
    await user.click(within(list()).getByRole('button', { name: /^Ver no texto: Além disso/ }));
    expect(onShow).toHaveBeenCalledExactlyOnceWith(place);
  });

  it('keeps a quote that the essay does not hold there as plain words, and drops an empty one', () => {
    renderEvidence(
      item('favor', 'Tese', {
        passages: [
          { start: 0, end: 5, quote: 'Palavras de outro texto' },
          { start: 0, end: 0, quote: '' },
        ],
      }),
    );
    expect(within(list()).getByText('Palavras de outro texto')).toBeInTheDocument();
    expect(within(list()).queryByRole('button')).not.toBeInTheDocument();
    expect(list().querySelectorAll('q')).toHaveLength(1);
  });

  it('has no place where there is no evidence', () => {
    renderEvidence();
    expect(screen.queryByText('No seu texto')).not.toBeInTheDocument();
  });

  const six = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis'].map((label) => item('contra', label));

  it('on a phone shows four items, and the rest when asked', async () => {
    window.innerWidth = 390;
    const { user } = renderEvidence(...six);
    expect(list().children).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'Mostrar mais (2)', expanded: false });
    await user.click(more);
    expect(list().children).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Mostrar menos', expanded: true }));
    expect(list().children).toHaveLength(4);
  });

  it('on wide screens, and on a phone up to four, shows all', () => {
    renderEvidence(...six);
    expect(list().children).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /Mostrar/ })).not.toBeInTheDocument();
  });
});
