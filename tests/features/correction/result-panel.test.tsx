import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { fromStoredEssay } from '@/domain/evaluation/from-stored-essay';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import { ResultPanel } from '@/features/correction/result-panel';
import { useResultView } from '@/features/correction/use-result-view';
import type { Span } from '@/domain/text/span';
import { buildCorrection } from '../../support/builders';
import { buildRichCorrection } from '../../support/rich-correction';

const initialWidth = window.innerWidth;
afterEach(() => void (window.innerWidth = initialWidth));

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

  it('names strengths first, then weaknesses and at most three next steps', () => {
    const correction = buildRichCorrection();
    const summary = { ...correction.summary, improvements: ['um', 'dois', 'três', 'quatro'] };
    render(<Panel correction={{ ...correction, summary }} />);
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .slice(0, 3)
        .map((heading) => heading.textContent),
    ).toEqual(['O que já está forte', 'O que ainda pesa na nota', 'Próximos passos']);
    expect(screen.getByText('três')).toBeInTheDocument();
    expect(screen.queryByText('quatro')).not.toBeInTheDocument();
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
      .getAllByText(/^(?:Diga o meio|Reveja as vírgulas|Retome a tese)\.$/)
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
    expect(screen.queryByText('Se quiser, ainda um retoque:')).not.toBeInTheDocument();
    rerender(<Panel correction={withExtras({ steps: [{ competency: 1, text: 'Releia.' }], praise })} />);
    expect(screen.getByText('Se quiser, ainda um retoque:')).toBeInTheDocument();
    expect(screen.getByText('Releia.')).toBeInTheDocument();
  });

  it('sets the name of a competency apart from the sentence about it', () => {
    const correction = buildRichCorrection();
    const summary = {
      ...correction.summary,
      strengths: ['Organização das ideias: A introdução assume uma posição.'],
    };
    render(<Panel correction={{ ...correction, summary }} />);
    expect(screen.getByText('Organização das ideias.').closest('li')).toHaveTextContent(
      'Organização das ideias. A introdução assume uma posição.',
    );
  });

  it('hides the summary where the system evaluation is hidden', () => {
    render(<Panel correction={buildRichCorrection()} hideSummary />);
    expect(screen.queryByText('O que já está forte')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('gives each competency its number, score, official descriptor, quotes, points and the next level whole', () => {
    render(<Panel correction={buildRichCorrection()} />);
    const first = competency(0);
    expect(
      first.getByRole('heading', { name: /^Competência 1: Domínio da norma padrão, ?120\/200$/ }),
    ).toBeInTheDocument();
    expect(first.getByRole('meter', { name: 'Competência 1: 120 de 200' })).toHaveAttribute(
      'aria-valuenow',
      '120',
    );
    expect(first.getByText(DESCRIPTORS[1].levels[120])).toBeInTheDocument();
    expect(first.getByText('muitas pessoas compra mais do que conseguem')).toBeInTheDocument();
    expect(first.getByText('“Porque” que explica é uma palavra só.')).toBeInTheDocument();
    expect(first.getByText('Como o ENEM descreve o nível 160:').parentElement).toHaveTextContent(
      `Como o ENEM descreve o nível 160: “${DESCRIPTORS[1].levels[160]}”`,
    );
    expect(competency(2).getByText(/Sustente o segundo argumento/)).toBeInTheDocument();
    expect(competency(4).getByText('Nível máximo.')).toBeInTheDocument();
  });

  it('shows no descriptor beside a score that is no official level', () => {
    const stored = fromStoredEssay({
      id: '1',
      texto: 'Texto',
      nota_total: 650,
      created_at: '2025-10-01T00:00:00Z',
    });
    render(<Panel correction={stored} />);
    expect(competency(0).getByText('130')).toBeInTheDocument();
    expect(screen.queryByText(/O que o ENEM diz do nível/)).not.toBeInTheDocument();
  });

  it('on a phone folds competencies at 160 or more and keeps their level in view', async () => {
    window.innerWidth = 390;
    const user = userEvent.setup();
    render(<Panel correction={buildRichCorrection()} />);
    const weak = competency(0).getByRole('button', { name: /Domínio da norma padrão/ });
    const strong = competency(1).getByRole('button', { name: /Compreensão da proposta/ });
    expect(weak).toHaveAttribute('aria-expanded', 'true');
    expect(strong).toHaveAttribute('aria-expanded', 'false');
    expect(competency(1).getByRole('meter')).toBeVisible();
    expect(competency(1).getByText(DESCRIPTORS[2].levels[160])).not.toBeVisible();
    await user.click(strong);
    expect(competency(1).getByText(DESCRIPTORS[2].levels[160])).toBeVisible();
  });

  it('on wide screens leaves all open', () => {
    window.innerWidth = 1280;
    render(<Panel correction={buildRichCorrection()} />);
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { expanded: false })).not.toBeInTheDocument();
    expect(competency(1).getByText(DESCRIPTORS[2].levels[160])).toBeVisible();
  });

  it('opens a video search for the query plus "enem" in a new tab, whatever address was stored', () => {
    const suggestions = [{ title: 'Crase', searchQuery: 'uso da crase', url: 'javascript:alert(1)' }];
    render(<Panel correction={{ ...buildRichCorrection(), suggestions }} />);
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
