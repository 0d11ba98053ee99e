import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EvaluationExtras, EvidenceItem } from '@/domain/evaluation/evaluation';
import type { Span } from '@/domain/text/span';
import { byCompetency } from '@/domain/rubric/competency';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import { ResultPanel } from '@/features/correction/result/result-panel';
import { useResultView } from '@/features/correction/result/use-result-view';
import { openCompetency } from '../../../support/open-competency';
import { buildRichCorrection, MARKED_ESSAY } from '../../../support/rich-correction';
import { renderWithServices } from '../../../support/services';

type PanelProps = { extras: Partial<EvaluationExtras>; onShow: (passage: Span) => void };

function Panel({ extras, onShow }: PanelProps) {
  const correction = buildRichCorrection();
  const grifo = { producer: 'scorer' as const, version: '1', evidence: {}, ...extras };
  const aiAnalysis = { ...correction.aiAnalysis, grifo };
  return <ResultPanel correction={{ ...correction, aiAnalysis }} view={useResultView(onShow)} />;
}

function show(extras: Partial<EvaluationExtras>) {
  const onShow = vi.fn<(passage: Span) => void>();
  const { unmount } = renderWithServices(<Panel extras={extras} onShow={onShow} />);
  return { user: userEvent.setup(), onShow, unmount };
}

async function open(extras: Partial<EvaluationExtras>) {
  const shown = show(extras);
  return { ...shown, first: await openCompetency(shown.user, 1) };
}

const ofFirst = (...items: EvidenceItem[]) => open({ evidence: { competencia_1: items } });

const item = (side: EvidenceItem['side'], label: string, more: Partial<EvidenceItem> = {}): EvidenceItem => ({
  side,
  label,
  passages: [],
  ...more,
});

const list = () => screen.getByRole('list', { name: 'No seu texto' });
const entries = () => [...list().children].map((entry) => entry.textContent?.trim());

const ACCOUNT = {
  points: 131,
  start: 132,
  terms: [
    { fact: 'subordination', points: 14 },
    { fact: 'misspellings', points: -9 },
    { fact: 'a-fact-of-tomorrow', points: 2 },
  ],
  whole: -8,
};

describe('what is behind a level', () => {
  it('says of each thing on which side it stands, strengths first', async () => {
    await ofFirst(item('contra', 'Crase', { detail: '2 desvios' }), item('favor', 'Pontuação'));
    expect(entries()).toEqual(['A favor: Pontuação', 'A melhorar: Crase 2 desvios']);
  });

  it('makes a button of a quote, which shows its passage', async () => {
    const start = MARKED_ESSAY.indexOf('Além disso');
    const place = { start, end: start + 'Além disso'.length };
    const { user, onShow } = await ofFirst(
      item('favor', 'Conectivo', { passages: [{ ...place, quote: 'Além disso' }] }),
    );
    await user.click(within(list()).getByRole('button', { name: 'Ver no texto: Além disso' }));
    expect(onShow).toHaveBeenCalledExactlyOnceWith(place);
  });

  it('keeps a quote that the essay does not hold there as plain words, and drops an empty one', async () => {
    await ofFirst(
      item('favor', 'Pontuação', {
        passages: [
          { start: 3, end: 5, quote: 'Palavras de outro texto' },
          { start: 0, end: 0, quote: '' },
        ],
      }),
    );
    expect(within(list()).getByText('Palavras de outro texto')).toBeInTheDocument();
    expect(within(list()).queryByRole('button')).not.toBeInTheDocument();
    expect(list().querySelectorAll('q')).toHaveLength(1);
  });

  it('counts from where the average starts to the sum, evidence and its points in one row', async () => {
    const { first } = await open({
      accounts: byCompetency(() => ACCOUNT),
      evidence: { competencia_1: [item('contra', 'Acentuação', { detail: '2 marcações' })] },
    });
    expect(entries()).toEqual([
      'Média das redações132 pontos',
      'Períodos com subordinação+14mais 14 pontos',
      'A melhorar: Acentuação 2 marcações−9menos 9 pontos',
      'O conjunto do texto−6menos 6 pontos',
      'Soma nível 120131 pontos',
      'Até o 160faltam 9 pontos',
    ]);
    expect(first.getByText('O nível 160 pede').parentElement).toHaveTextContent(
      `“${DESCRIPTORS[1].levels[160]}”`,
    );
  });

  it('says what limits the level', async () => {
    const limited = { ...ACCOUNT, points: 139, whole: 31, bound: 'sem-repertorio' };
    const { first } = await open({ accounts: byCompetency(() => limited) });
    expect(first.getByText(/fonte reconhecido: o nível fica em 120, no máximo\.$/)).toBeVisible();
    expect(first.getByText('Limite do nível').closest('li')).toHaveTextContent('menos 31 pontos');
  });

  it('leaves the account out where it is of another level than the one given', async () => {
    const { user } = show({
      accounts: byCompetency(() => ACCOUNT),
      evidence: { competencia_2: [item('favor', 'Repertório')] },
    });
    const second = await openCompetency(user, 2);
    expect(second.queryByText('Média das redações')).toBeNull();
  });

  it('says where the dictionary was missing, folded or not, and that correcting again mends it', async () => {
    const { unmount } = show({ accounts: byCompetency(() => ACCOUNT), withoutDictionary: true });
    const note = await screen.findByText('O dicionário não chegou a tempo');
    expect(screen.getAllByRole('article')[0]).toContainElement(note);
    expect(note.parentElement).toHaveTextContent(/não conta os desvios .* corrija de novo\.$/);
    unmount();
    await open({ accounts: byCompetency(() => ACCOUNT) });
    expect(screen.queryByText('O dicionário não chegou a tempo')).toBeNull();
  });

  it('has all six descriptors behind a button, with where the text stands', async () => {
    const { user, first } = await ofFirst(item('favor', 'Pontuação'));
    await user.click(first.getByRole('button', { name: /^Ver níveis/ }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const descriptor of Object.values(DESCRIPTORS[1].levels))
      expect(dialog.getByText(descriptor)).toBeInTheDocument();
    expect(dialog.getByText('Seu texto está aqui.').closest('div')).toHaveTextContent('120');
  });
});
