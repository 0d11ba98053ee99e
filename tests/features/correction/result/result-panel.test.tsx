import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { fromStoredEssay } from '@/domain/evaluation/from-stored-essay';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import { ResultPanel } from '@/features/correction/result/result-panel';
import { useResultView } from '@/features/correction/result/use-result-view';
import type { Span } from '@/domain/text/span';
import { buildCorrection } from '../../../support/builders';
import { openCompetency } from '../../../support/open-competency';
import { buildRichCorrection, MARKED_ESSAY } from '../../../support/rich-correction';

type PanelProps = { correction: Correction; hideSummary?: boolean; onShow?: (passage: Span) => void };

const stay = () => {};

function Panel({ onShow = stay, ...rest }: PanelProps) {
  return <ResultPanel view={useResultView(onShow)} {...rest} />;
}

const competency = (index: number) => within(screen.getAllByRole('article')[index] as HTMLElement);

function withExtras(extras: Partial<NonNullable<Correction['aiAnalysis']['grifo']>>): Correction {
  const correction = buildRichCorrection();
  const grifo = { producer: 'rules' as const, version: '1', evidence: {}, ...extras };
  return { ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } };
}

describe('ResultPanel', () => {
  it('shows theme, total, estimate and who corrected when', () => {
    render(<Panel correction={buildRichCorrection()} />);
    expect(screen.getByRole('heading', { level: 2, name: /desperdício de alimentos/ })).toBeInTheDocument();
    expect(screen.getByText('760')).toBeInTheDocument();
    expect(screen.getByText('de 1000 pontos')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Nota 760 de 1000, estimativa entre 690 e 830' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Corretor local – estimativa, versão 1.4 · 22 de outubro de 2025 às 15:00'),
    ).toBeInTheDocument();
  });

  it('shows the pin alone where no band was measured, and names a language model', () => {
    render(<Panel correction={withExtras({ producer: 'model', version: '3' })} />);
    expect(screen.getByRole('img', { name: 'Nota 760 de 1000' })).toBeInTheDocument();
    expect(screen.queryByText(/estimativa:/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Modelo de IA, versão 3/)).toBeInTheDocument();
  });

  it('names the rules where they gave the levels', () => {
    render(<Panel correction={withExtras({ producer: 'rules', version: '2' })} />);
    expect(screen.getByText(/^Corretor local por regras – estimativa, versão 2 · /)).toBeInTheDocument();
  });

  it('shows no band that a limit left without width, and says where one is lowered', () => {
    const limit = { reason: 'trechos-repetidos', seen: 'Há repetições.', advice: 'Apague-as.' };
    const { rerender } = render(
      <Panel correction={withExtras({ band: { low: 240, high: 240 }, ceilings: [limit] })} />,
    );
    expect(screen.getByRole('img', { name: 'Nota 760 de 1000' })).toBeInTheDocument();
    expect(screen.queryByText(/estimativa:/)).not.toBeInTheDocument();
    rerender(<Panel correction={withExtras({ band: { low: 240, high: 320 }, ceilings: [limit] })} />);
    expect(screen.getByText(/estimativa:/)).toHaveTextContent(
      'estimativa: 240–320, já com o limite explicado abaixo.',
    );
    rerender(<Panel correction={withExtras({ band: { low: 240, high: 320 } })} />);
    expect(screen.getByText(/estimativa:/)).toHaveTextContent(
      'estimativa: 240–320, a faixa em que a nota de um corretor humano costuma cair.',
    );
  });

  it('shows each level with one sentence, then one strength, three steps at most, and the rest folded', () => {
    const correction = buildRichCorrection();
    const summary = { ...correction.summary, improvements: ['um', 'dois', 'três', 'quatro'] };
    render(<Panel correction={{ ...correction, summary }} />);
    const levels = within(screen.getByRole('list', { name: 'Cinco níveis' })).getAllByRole('listitem');
    expect(levels).toHaveLength(5);
    expect(levels[0]).toHaveTextContent('4 marcações de gramática: concordância (2) e outras.');
    expect(within(levels[0]!).getByRole('meter', { name: 'Competência 1: 120 de 200' })).toHaveAttribute(
      'aria-valuenow',
      '120',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      correction.theme,
      'O que já está forte',
      'Três próximos passos',
      'Por dentro de cada nível',
      'Vídeos para revisar',
    ]);
    expect(screen.getByText('três')).toBeInTheDocument();
    expect(screen.queryByText('quatro')).not.toBeInTheDocument();
    expect(screen.queryByText('No seu texto')).not.toBeInTheDocument();
  });

  it('leads from a level to what is behind it', async () => {
    const user = userEvent.setup();
    render(<Panel correction={buildRichCorrection()} />);
    await user.click(screen.getByRole('button', { name: /^Por dentro da competência 3/ }));
    const fold = screen.getByRole('button', { name: /^Competência 3/ });
    expect(fold).toHaveFocus();
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(await competency(2).findByText(/Sustente o segundo argumento/)).toBeVisible();
  });

  it('leads from a step and from the strength to their words', async () => {
    const onShow = vi.fn<(passage: Span) => void>();
    const user = userEvent.setup();
    const start = MARKED_ESSAY.indexOf('Além disso');
    const place = { start, end: start + 10 };
    const steps = [{ competency: 4 as const, text: 'Varie a abertura. Por quê: ela se repete.', place }];
    const grifo = { ...buildRichCorrection().aiAnalysis.grifo!, steps };
    render(<Panel correction={withExtras(grifo)} onShow={onShow} />);
    const [strength, step] = screen.getAllByRole('button', { name: /^Mostrar no texto/ });
    await user.click(step!);
    expect(onShow).toHaveBeenLastCalledWith(place);
    expect(step!.closest('li')).toHaveTextContent('Além disso');
    await user.click(strength!);
    const [shown] = onShow.mock.lastCall!;
    expect(strength!.closest('section')).toHaveTextContent(MARKED_ESSAY.slice(shown.start, shown.end));
  });

  it('tells with each step what it would bring, and of all together what they would make of the total', () => {
    const steps = [
      {
        competency: 5,
        text: 'Diga o meio. Por quê: falta o meio.',
        gain: { competency: 5, points: 22, level: 40 },
      },
      { competency: 1, text: 'Reveja as vírgulas.', gain: { competency: 1, points: 9 } },
      { competency: 3, text: 'Retome a tese.' },
    ] as const;
    render(<Panel correction={withExtras({ steps: [...steps], totalWithSteps: 800 })} />);
    const [first, second, third] = screen
      .getAllByRole('heading', { level: 3, name: /^(?:Diga o meio|Reveja as vírgulas|Retome a tese)\.$/ })
      .map((todo) => todo.closest('li'));
    expect(first).toHaveTextContent('cerca de +40 em Vna competência 5Falta o meio.');
    expect(second).toHaveTextContent('cerca de 9 pontos em I');
    expect(third).not.toHaveTextContent('cerca de');
    expect(screen.getByText(/ficaria perto de/)).toHaveTextContent(
      'Com os três, esta redação ficaria perto de 800.',
    );
  });

  it('praises an essay at the top, with one touch at most', () => {
    const praise = 'Esta redação já está no topo: o texto toma posição.';
    const { rerender } = render(<Panel correction={withExtras({ steps: [], praise })} />);
    expect(screen.getByText(praise)).toBeInTheDocument();
    expect(screen.queryByText('Se quiser, ainda um retoque')).not.toBeInTheDocument();
    rerender(<Panel correction={withExtras({ steps: [{ competency: 1, text: 'Releia.' }], praise })} />);
    expect(screen.getByText('Se quiser, ainda um retoque')).toBeInTheDocument();
    expect(screen.getByText('Releia.')).toBeInTheDocument();
  });

  it('hides the summary where the system evaluation is hidden', () => {
    render(<Panel correction={buildRichCorrection()} hideSummary />);
    expect(screen.queryByText('O que já está forte')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('opens each competency to its quotes, points and what the next level asks', async () => {
    const user = userEvent.setup();
    render(<Panel correction={buildRichCorrection()} />);
    expect(screen.getByRole('button', { name: /^Competência 1: Domínio da norma padrão$/ })).toBeVisible();
    const first = await openCompetency(user, 1);
    expect(
      first.getByRole('button', { name: 'Ver no texto: muitas pessoas compra mais do que conseguem' }),
    ).toBeVisible();
    expect(first.getByText('“Porque” que explica é uma palavra só.')).toBeVisible();
    expect(first.getByText('O nível 160 pede').parentElement).toHaveTextContent(
      `“${DESCRIPTORS[1].levels[160]}”`,
    );
    const fifth = await openCompetency(user, 5);
    expect(fifth.getByText('Nível máximo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Competência 1/ }));
    expect(first.queryByText('No seu texto')).not.toBeInTheDocument();
  });

  it('opens nothing behind a score that is no official level and has no more to tell', () => {
    const stored = fromStoredEssay({
      id: '1',
      texto: 'Texto',
      nota_total: 650,
      created_at: '2025-10-01T00:00:00Z',
    });
    render(<Panel correction={stored} />);
    expect(screen.getByRole('meter', { name: 'Competência 1: 130 de 200' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /ompetência 1/ })).not.toBeInTheDocument();
  });

  it('opens a video search for the query plus "enem" in a new tab, whatever address was stored', async () => {
    const suggestions = [{ title: 'Crase', searchQuery: 'uso da crase', url: 'javascript:alert(1)' }];
    render(<Panel correction={{ ...buildRichCorrection(), suggestions }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vídeos para revisar' }));
    const link = screen.getByRole('link', { name: /Crase/ });
    expect(link).toHaveAttribute(
      'href',
      'https://www.youtube.com/results?search_query=uso%20da%20crase%20enem',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('gives each class of totals a badge of its own look', () => {
    for (const score of [920, 720, 680]) render(<Panel correction={buildCorrection({ score })} />);
    const badges = screen.getAllByText(/% da nota máxima/);
    expect(new Set(badges.map(({ className }) => className)).size).toBe(3);
  });
});
