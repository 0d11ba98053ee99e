import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { byCompetency } from '@/domain/rubric/competency';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import { ResultPanel } from '@/features/correction/result-panel';
import { useResultView } from '@/features/correction/use-result-view';
import { buildRichCorrection } from '../../support/rich-correction';
import { renderWithServices } from '../../support/services';

function Panel({ correction }: { correction: Correction }) {
  return <ResultPanel view={useResultView(() => {})} correction={correction} />;
}

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

function withAccounts(): Correction {
  const correction = buildRichCorrection();
  const grifo = { ...correction.aiAnalysis.grifo!, accounts: byCompetency(() => ACCOUNT) };
  return { ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } };
}

const first = () => within(screen.getAllByRole('article')[0]!);

describe('the account of a level', () => {
  it('opens to what counted, from where the average starts to the sum, and says how far the next level is', async () => {
    const user = userEvent.setup();
    renderWithServices(<Panel correction={withAccounts()} />);
    await user.click(await first().findByText('Por dentro do nível 120'));
    expect(first().getByText('2 fatos')).toBeVisible();
    const list = first().getByText('Ponto de partida').closest('ul')!;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ponto de partida média das redações132 pontos',
      'Períodos com subordinação +14mais 14 pontos',
      'Grafia e acentos nenhuma marcação−9menos 9 pontos',
      'O conjunto do texto −6menos 6 pontos',
      'Soma nível 120131 pontos',
    ]);
    expect(first().getByText('O que o 160 pede:').closest('div')).toHaveTextContent(
      `O que o 160 pede: “${DESCRIPTORS[1].levels[160]}”`,
    );
    expect(first().getByRole('img', { name: '131 pontos; o 160 começa em 140' })).toBeVisible();
    expect(first().getByText('Faltam cerca de 9 pontos para o 160, que começa em 140.')).toBeVisible();
  });

  it('says what limits the level beside what the next one asks', async () => {
    const correction = withAccounts();
    const limited = { ...ACCOUNT, points: 139, whole: 31, bound: 'sem-repertorio' };
    const grifo = { ...correction.aiAnalysis.grifo!, accounts: byCompetency(() => limited) };
    renderWithServices(
      <Panel correction={{ ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } }} />,
    );
    await first().findByText('Por dentro do nível 120');
    expect(first().getByText('O que o 160 pede:').closest('div')).toHaveTextContent(
      /fonte reconhecido: o nível fica em 120, no máximo\. O 160 começa em 140; sem o limite, a soma daria 170\.$/,
    );
    expect(first().getByText('Limite do nível').closest('li')).toHaveTextContent('menos 31 pontos');
  });

  it('says where the dictionary was missing, and that correcting again mends it', async () => {
    const correction = withAccounts();
    const grifo = { ...correction.aiAnalysis.grifo!, withoutDictionary: true };
    const { unmount } = renderWithServices(
      <Panel correction={{ ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } }} />,
    );
    const note = await screen.findByText('O dicionário não chegou a tempo');
    expect(screen.getAllByRole('article')[0]).toContainElement(note);
    expect(note.parentElement).toHaveTextContent(/sem contar os desvios .* corrija de novo\.$/);
    unmount();
    renderWithServices(<Panel correction={correction} />);
    await first().findByText('Por dentro do nível 120');
    expect(screen.queryByText('O dicionário não chegou a tempo')).toBeNull();
  });

  it('is left out where it is of another level than the one given, and where there is none', async () => {
    const { unmount } = renderWithServices(<Panel correction={withAccounts()} />);
    // The first and the third have 120; the others were given another level than the account has.
    expect(await screen.findAllByText(/^Por dentro do nível/)).toHaveLength(2);
    unmount();
    renderWithServices(<Panel correction={buildRichCorrection()} />);
    expect(await screen.findAllByText(/^Como o ENEM descreve o nível/)).toHaveLength(4);
    expect(screen.queryByText(/^Por dentro do nível/)).toBeNull();
  });
});
