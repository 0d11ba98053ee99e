import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StudentHome } from '@/features/home/student-home';
import {
  buildCorrection,
  buildCorrections,
  buildMetrics,
  buildUser,
  SAMPLE_THEME,
} from '../../support/builders';
import { fakeServices, renderWithServices, type FakeServices } from '../../support/services';
import { withWaiting } from '../../support/stored-essays';

const show = (services: FakeServices = fakeServices()) =>
  renderWithServices(<StudentHome upgradeBanner={null} />, { services });

describe('StudentHome without essays', () => {
  it('greets, invites to write, and begins the progress at 0 with where the details will be', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Nenhuma redação corrigida' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Boa tarde, Marina.' })).toBeVisible();
    expect(screen.getByText('nota 1000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Começar Agora' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
    expect(screen.getByText('A primeira frase pode ser simples.')).toBeInTheDocument();
    expect(screen.getByText(/média geral/)).toHaveTextContent('0% média geral');
    expect(screen.getByText(/A primeira correção mostra de onde você parte/)).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver Detalhes' })).toHaveAttribute(
      'href',
      '/dashboard/student/progress',
    );
    expect(screen.queryByRole('link', { name: 'Ver todas' })).not.toBeInTheDocument();
  });

  it('says that it is loading before the essays are read', async () => {
    show();
    expect(screen.getAllByText('Carregando...')).not.toEqual([]);
    await waitFor(() => expect(screen.queryByText('Carregando...')).not.toBeInTheDocument());
  });

  it.each([
    ['at 4 in the morning', '2025-10-22T07:59:00Z', 'Boa noite, Marina.'],
    ['from 5 h', '2025-10-22T08:00:00Z', 'Bom dia, Marina.'],
    ['from noon', '2025-10-22T15:00:00Z', 'Boa tarde, Marina.'],
    ['from 18 h', '2025-10-22T21:00:00Z', 'Boa noite, Marina.'],
  ])('greets by the São Paulo clock %s', async (_, now, expected) => {
    const services = fakeServices();
    services.clock.set(now);
    show(services);
    expect(screen.getByRole('heading', { name: expected })).toBeVisible();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it.each([
    ['a blank name', ' ', 'Boa tarde.'],
    ['markup as a name', '<img src=x onerror=alert(1)>', 'Boa tarde, <img.'],
  ])('survives %s', async (_, name, expected) => {
    show(fakeServices({ user: buildUser({ name }) }));
    expect(screen.getByRole('heading', { name: expected })).toBeVisible();
    await screen.findByText('Nenhuma redação corrigida');
  });
});

describe('StudentHome with essays', () => {
  it('shows the five skills, their rounded mean and where the details are', async () => {
    show(fakeServices({ history: [buildCorrection()] }));
    expect(await screen.findByText(/média geral/)).toHaveTextContent('76% média geral');
    for (const [name, percent] of [
      ['Gramática', '80'],
      ['Argumentação', '80'],
      ['Organização', '80'],
      ['Coesão', '80'],
      ['Proposta', '60'],
    ]) {
      expect(screen.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', percent);
    }
    expect(screen.getByRole('link', { name: 'Ver Detalhes' })).toHaveAttribute(
      'href',
      '/dashboard/student/progress',
    );
  });

  it('lists the last three, newest first, each leading to its correction', async () => {
    show(fakeServices({ history: buildCorrections(4) }));
    const section = within(await screen.findByRole('region', { name: 'Últimas correções' }));
    expect(section.getAllByRole('listitem').map((item) => item.querySelector('time')?.textContent)).toEqual([
      'hoje, 15:00',
      'ontem',
      'há 2 dias',
    ]);
    const first = section.getAllByRole('listitem')[0]!;
    expect(within(first).getByRole('link')).toHaveTextContent(`760 de 1000:${SAMPLE_THEME}hoje, 15:00`);
    expect(within(first).getByRole('link').getAttribute('href')).toMatch(/corrected-essays\?ver=\d+$/);
    expect(section.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
      'href',
      '/dashboard/student/corrected-essays',
    );
  });

  it('tells the versions of an essay apart', async () => {
    const history = [
      buildCorrection({ id: 'b', versionOf: 'a', submittedAt: '2025-10-22T17:32:00Z' }),
      buildCorrection({ id: 'a', submittedAt: '2025-10-22T12:15:00Z' }),
    ];
    show(fakeServices({ history }));
    const section = within(await screen.findByRole('region', { name: 'Últimas correções' }));
    const [second, first] = section.getAllByRole('listitem');
    expect(second).toHaveTextContent('hoje, 14:322ª versão');
    expect(first).toHaveTextContent('hoje, 09:151ª versão');
  });

  it('when they cannot be read says so and reads again', async () => {
    const services = fakeServices();
    let isBroken = true;
    services.backend.essays.history = async () => {
      if (isBroken) throw new Error('disk');
      return { corrections: [buildCorrection()], metrics: buildMetrics() };
    };
    show(services);
    expect(await screen.findByRole('heading', { name: 'Não deu para carregar as redações' })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('region', { name: 'Últimas correções' })).toHaveTextContent('760');
  });
});

describe('StudentHome out of reach of the server', () => {
  it('shows what waits on the device, says so, and that the others could not be read', async () => {
    const services = withWaiting([buildCorrection()]);
    services.backend.essays.history = () => Promise.reject(new Error('unreachable'));
    show(services);
    expect(
      await screen.findByRole('heading', { name: 'Não deu para carregar as outras redações' }),
    ).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Últimas correções' }));
    expect(section.getByRole('listitem')).toHaveTextContent('aguardando envio');
  });
});

describe('StudentHome with a draft', () => {
  it.each([
    [
      'theme and essay',
      { theme: SAMPLE_THEME, essay: 'A comida que sobra tem dono.\n\nFalta quem a busque.' },
      `Seu rascunho sobre “${SAMPLE_THEME}” está salvo.`,
    ],
    ['an essay only', { theme: '', essay: 'A comida que sobra tem dono.' }, 'Seu rascunho está salvo.'],
    [
      'a theme only',
      { theme: SAMPLE_THEME, essay: '  \n ' },
      `O tema “${SAMPLE_THEME}” já está escolhido. Falta a primeira frase.`,
    ],
    [
      'an essay that was corrected',
      { theme: SAMPLE_THEME, essay: '', backup: 'A comida que sobra tem dono.' },
      `Sua redação sobre “${SAMPLE_THEME}” está corrigida. Escreva outra ou refaça essa.`,
    ],
  ])('says what is kept: %s', async (_, draft, expected) => {
    const services = fakeServices();
    services.drafts.save({ backup: '', ...draft, updatedAt: null, rewriting: null });
    show(services);
    expect(screen.getByText(expected)).toBeVisible();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('shows the beginning, paragraph by paragraph, and never the whole of a very long text', async () => {
    const services = fakeServices();
    const essay = `A comida que sobra tem dono.\n\nFalta quem a busque.\n${'palavra '.repeat(20_000)}`;
    services.drafts.save({ theme: '', essay, backup: '', updatedAt: null, rewriting: null });
    show(services);
    expect(screen.getByText('A comida que sobra tem dono.')).toBeInTheDocument();
    expect(screen.getByText('Falta quem a busque.')).toBeInTheDocument();
    expect(document.body.textContent.length).toBeLessThan(3000);
    await screen.findByText('Nenhuma redação corrigida');
  });
});

describe('Missão do Dia', () => {
  it.each([
    ['day 20, 20 mod 4 = 0', '2025-10-20T15:00:00Z', 'Introdução com tese clara', 'Fácil', '2 canetinhas'],
    ['day 21', '2025-10-21T15:00:00Z', 'Três conectivos diferentes', 'Médio', '2 canetinhas'],
    ['day 22', '2025-10-22T15:00:00Z', 'Um dado que sustenta o argumento', 'Difícil', '3 canetinhas'],
    ['day 23', '2025-10-23T15:00:00Z', 'Proposta de intervenção completa', 'Difícil', '3 canetinhas'],
    [
      'still day 20 in São Paulo',
      '2025-10-21T02:59:00Z',
      'Introdução com tese clara',
      'Fácil',
      '2 canetinhas',
    ],
  ])('%s', async (_, now, title, difficulty, reward) => {
    const services = fakeServices();
    services.clock.set(now);
    show(services);
    const mission = within(screen.getByRole('region', { name: 'Missão do Dia' }));
    expect(mission.getByRole('heading', { name: title })).toBeVisible();
    expect(mission.getByText(difficulty)).toBeVisible();
    expect(mission.getByText(reward)).toBeVisible();
    expect(await mission.findByText('Complete até meia-noite para ganhar a recompensa!')).toBeVisible();
    expect(mission.getByRole('link', { name: 'Cumprir a missão' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
    await screen.findByText('Nenhuma redação corrigida');
  });
});
