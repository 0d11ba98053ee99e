import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProgressScreen } from '@/features/progress/progress-screen';
import { areaKeys } from '@/data/local/keys';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import type { Correction } from '@/domain/evaluation/correction';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { buildCorrection, buildCorrections, buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, renderWithServices, type FakeServices } from '../../support/services';

const show = (services: FakeServices) => renderWithServices(<ProgressScreen />, { services });
const region = (name: string) => within(screen.getByRole('region', { name }));

/** Corrections with these scores, oldest first, one per day up to yesterday. */
function written(scores: readonly number[]): Correction[] {
  return scores.map((score, index) => {
    const submitted = new Date(Date.parse(TEST_NOW) - (scores.length - index) * 86_400_000);
    return buildCorrection({ id: String(index + 1), score, submittedAt: submitted.toISOString() });
  });
}

beforeAll(async () => {
  await import('@/features/progress/progress-charts');
});

describe('before the first essay', () => {
  it('leads to writing it and shows an example that says it is one', async () => {
    show(fakeServices());
    expect(await screen.findByText('Seu progresso começa na primeira redação')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escrever Redação' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
    const example = screen.getByRole('region', { name: 'Assim fica o seu progresso' });
    expect(example).toHaveTextContent('Exemplo');
    expect(example).toHaveTextContent('os dados abaixo são de exemplo, nenhum deles é seu');
    expect(within(example).getAllByRole('img')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Redações recentes' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Conquistas' })).not.toBeInTheDocument();
  });
});

describe('with one essay', () => {
  it('shows where it stands, claims no direction and draws no line of one point', async () => {
    show(fakeServices({ history: written([760]) }));
    expect(await screen.findByText(/Sua gramática é o ponto mais forte/)).toHaveTextContent(
      'A competência com mais pontos a ganhar é Proposta.',
    );
    expect(screen.getByText(/média geral/)).toHaveTextContent('76% média geral');
    expect(screen.getByRole('meter', { name: 'Gramática' })).toHaveAttribute('aria-valuenow', '80');
    expect(screen.queryByText('subindo')).not.toBeInTheDocument();
    expect(screen.getByText(/A tendência aparece a partir da quarta redação/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Nota 760 de 1000' })).toBeInTheDocument();
    expect(screen.getByText('Com a próxima redação, a linha começa.')).toBeVisible();
    expect(region('Sua jornada').getByText('redação corrigida')).toBeVisible();
  });

  it.each([
    [800, true],
    [760, false],
  ])('tells what rewriting brought to %i points: %s', async (score, isTold) => {
    const [former, latest] = written([760, score]);
    const history = [former, { ...latest, versionOf: former?.id }] as Correction[];
    show(fakeServices({ history }));
    await screen.findByText('redação corrigida');
    expect(screen.queryByText('em média ao reescrever') !== null).toBe(isTold);
  });
});

describe('with many essays', () => {
  it('tells now from before, per skill and with its direction', async () => {
    show(fakeServices({ history: written([400, 400, 400, 600, 600, 600]) }));
    const grammar = await screen.findByRole('meter', { name: 'Gramática' });
    expect(grammar).toHaveAttribute('aria-valuenow', '60');
    expect(screen.getAllByText('+20')).toHaveLength(10);
    expect(screen.getAllByText('subindo')).toHaveLength(5);
    expect(screen.getByText(/média das 3 últimas$/)).toHaveTextContent('60% média das 3 últimas');
    expect(screen.getByText(/^Nas barras, as 3 últimas/)).toHaveTextContent('Média de todas: 50%.');
  });

  it('quotes the whole official descriptor of the next level, or says that there is none', async () => {
    show(fakeServices({ history: written([1000]) }));
    expect(await screen.findByText(/As cinco competências chegaram ao nível máximo/)).toBeVisible();
    expect(screen.getAllByText('É o nível mais alto. Agora é mantê-lo.')).toHaveLength(5);
  });

  it('quotes it for each level below', async () => {
    show(fakeServices({ history: written([600]) }));
    expect(await screen.findByText(`“${DESCRIPTORS[5].levels[160]}”`)).toBeVisible();
    expect(screen.getAllByText('Como o ENEM descreve o nível 160')).toHaveLength(5);
    expect(screen.getByText(/INEP/)).toBeVisible();
  });

  it('has every chart as a table', async () => {
    show(fakeServices({ history: written([400, 480]) }));
    await screen.findByRole('heading', { name: 'Nota ao longo do tempo' });
    for (const summary of screen.getAllByText('Ver como tabela')) await userEvent.click(summary);
    const [header, latest] = within(
      screen.getByRole('table', { name: 'A nota ao longo do tempo em números' }),
    ).getAllByRole('row');
    expect(header).toHaveTextContent('DataTemaNotaFaixa');
    expect(latest).toHaveTextContent('21/10/2025');
    expect(within(latest!).getAllByRole('cell')[1]).toHaveTextContent('480');
    expect(screen.getByRole('table', { name: 'As cinco competências em números' })).toHaveTextContent(
      'Proposta40%',
    );
  });

  it('thins the table with the chart: a row per week', async () => {
    show(fakeServices({ history: buildCorrections(60) }));
    expect(await screen.findByText(/cada ponto é a média por semana/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'A nota ao longo do tempo em números', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true }).length).toBeLessThan(12);
    expect(table).toHaveTextContent('semana de');
  });

  it.each([
    [
      'written yesterday: today still counts',
      '2025-10-22T18:00:00Z',
      '3 dias seguidos',
      'a sequência chega a 4 dias',
    ],
    ['a day later it is over', '2025-10-23T18:00:00Z', 'Sequência', 'começa uma nova sequência'],
  ])('tells the days in a row: %s', async (_requirement, now, title, sentence) => {
    const services = fakeServices({ history: written([400, 480, 520]) });
    services.clock.set(now);
    show(services);
    await screen.findByRole('heading', { name: 'Sua jornada' });
    expect(region('Sua jornada').getByRole('heading', { name: title })).toBeVisible();
    expect(region('Sua jornada').getByText(new RegExp(sentence))).toBeVisible();
  });

  it('shows the days with an essay, and one that a freeze held', async () => {
    const services = fakeServices({ history: written([400, 480, 520]) });
    services.clock.set('2025-10-22T18:00:00Z');
    const freeze = { item: 'guarda_sequencia', key: 'k', at: '2025-10-20T18:00:00Z' };
    const kept = { visits: [], missions: [], achievements: [], purchases: [freeze] };
    services.storage.setItem(areaKeys.rewards(buildUser().id), JSON.stringify(kept));
    services.clock.set('2025-10-23T18:00:00Z');
    show(services);
    const list = await screen.findByRole('list', { name: 'Últimos 14 dias' });
    await waitFor(() => expect(list).toHaveTextContent('22 de outubro: guardado'));
    expect(list).toHaveTextContent('21 de outubro: com redação');
    expect(list).toHaveTextContent('23 de outubro: ainda sem redação');
    expect(list).toHaveTextContent('18 de outubro: sem redação');
    expect(region('Sua jornada').getByRole('heading', { name: '3 dias seguidos' })).toBeVisible();
  });

  it('leads from the last five to their corrections', async () => {
    show(fakeServices({ history: written([400, 440, 480, 520, 560, 600]) }));
    await screen.findByRole('heading', { name: 'Redações recentes' });
    const links = region('Redações recentes').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).slice(1)).toEqual(
      ['6', '5', '4', '3', '2'].map((id) => `/dashboard/student/corrected-essays?ver=${id}`),
    );
  });

  it('proposes a theme of the exam that is new, and what to mind', async () => {
    show(fakeServices({ history: written([760]) }));
    const card = (await screen.findByRole('heading', { name: 'O que escrever agora' })).parentElement!;
    expect(EXAM_THEMES.some(({ theme }) => card.textContent.includes(theme))).toBe(true);
    expect(card).toHaveTextContent('novo para você');
    expect(card).toHaveTextContent('Feche com agente, ação, meio, finalidade e um detalhe.');
  });

  it.each([
    ['an empty sheet', EMPTY_DRAFT],
    ['a corrected essay', { ...EMPTY_DRAFT, theme: 'Outro tema', backup: 'Uma redação.' }],
  ])('takes the theme along, after %s', async (_, before) => {
    const services = fakeServices({ history: written([760]) });
    services.drafts.save(before);
    show(services);
    const card = (await screen.findByRole('heading', { name: 'O que escrever agora' })).parentElement!;
    await userEvent.click(within(card).getByRole('link', { name: 'Escrever Redação' }));
    const { theme, backup } = services.drafts.load();
    expect(card).toHaveTextContent(theme);
    expect(EXAM_THEMES.map((one) => one.theme)).toContain(theme);
    expect(backup).toBe('');
  });

  it('leaves an essay that was begun as it is', async () => {
    const services = fakeServices({ history: written([760]) });
    const begun = { ...EMPTY_DRAFT, theme: 'Meu tema', essay: 'A primeira frase.' };
    services.drafts.save(begun);
    show(services);
    const card = (await screen.findByRole('heading', { name: 'O que escrever agora' })).parentElement!;
    await userEvent.click(within(card).getByRole('link', { name: 'Escrever Redação' }));
    expect(services.drafts.load()).toEqual(begun);
  });

  it('counts different themes towards the next tier', async () => {
    show(fakeServices({ history: written([760, 760]) }));
    await screen.findByRole('heading', { name: '1 tema diferente' });
    expect(screen.getByText(/Faltam 2 temas para Bronze/)).toHaveTextContent(
      `dos ${EXAM_THEMES.length} temas da aplicação regular do ENEM.`,
    );
  });
});

describe('achievements', () => {
  it('shows the latest three and leads to all of them', async () => {
    const codes = ['primeiro_700', 'semana_cheia', 'primeira_canetinha', 'primeira_redacao'];
    const { rewards } = fakeServices().backend;
    const achievements = async () => codes.map((codigo) => ({ codigo, data_desbloqueio: TEST_NOW }));
    show(fakeServices({ history: written([760]), backend: { rewards: { ...rewards, achievements } } }));
    expect(await screen.findByText('Chegou a 700')).toBeVisible();
    const section = region('Conquistas');
    expect(section.getAllByRole('listitem')).toHaveLength(3);
    expect(section.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
      'href',
      '/dashboard/student/profile',
    );
  });
});

describe('an answer that does not come', () => {
  it('says so and asks again', async () => {
    const services = fakeServices({ history: written([760]) });
    let isBroken = true;
    const { history } = services.backend.essays;
    services.backend.essays.history = async () => {
      if (isBroken) throw new Error('down');
      return history();
    };
    show(services);
    expect(await screen.findByRole('heading', { name: 'Não deu para carregar seu progresso' })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/média geral/)).toHaveTextContent('76%');
  });
});
