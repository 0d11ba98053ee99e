import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { buildCorrection, buildUser } from '../../support/builders';
import { buildProfile } from '../../support/profiles';
import { fakeServices, onServer, testConfig } from '../../support/services';
import { fakeProfile, renderProfile } from './render-profile';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

const figures = () => within(screen.getByRole('list', { name: 'Em números' }));

describe('the head of the page', () => {
  it('says who this is, and how far they are', async () => {
    const user = buildUser({ canetinhas: 134.5, data_cadastro: '2025-08-09T12:00:00Z' });
    await renderProfile(fakeProfile(), { user });
    expect(screen.getByRole('heading', { level: 2, name: 'Marina Duarte' })).toBeInTheDocument();
    expect(await screen.findByText('0')).toBeInTheDocument();
    const items = figures().getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '134,5 canetinhas',
      `0/${ACHIEVEMENTS.length} conquistas`,
      '74 dias no app',
    ]);
    expect(figures().getByRole('link', { name: 'canetinhas' })).toHaveAttribute(
      'href',
      '/dashboard/student/canetinhas',
    );
  });

  it('shows the picture without telling its host where, and the letter where it does not come', async () => {
    await renderProfile();
    const picture = await screen.findByRole('presentation');
    expect(picture).toHaveAttribute('src', 'https://imagens.example.com/marina.jpg');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    fireEvent.error(picture);
    expect(screen.queryByRole('presentation')).toBeNull();
    expect(screen.getByText('M')).toBeInTheDocument();
  });
});

describe('corrected essays', () => {
  it('none yet lead to the first one', async () => {
    await renderProfile();
    expect(await screen.findByText('Nenhuma redação corrigida')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Escrever primeira redação' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
  });

  it('are counted, with the ways to them', async () => {
    const history = ['1', '2'].map((id) => buildCorrection({ id }));
    await renderProfile(fakeProfile(), { history });
    expect(await screen.findByText(/até hoje\. A última foi hoje\./)).toHaveTextContent(/^2 até hoje/);
    expect(screen.getByRole('link', { name: 'Ver Todas' })).toHaveAttribute(
      'href',
      '/dashboard/student/corrected-essays?filtro=todas',
    );
  });

  it('that cannot be read can be asked for again', async () => {
    const { essays } = fakeServices().backend;
    const history = vi.fn(essays.history).mockRejectedValueOnce(new AppError('refused'));
    await renderProfile(fakeProfile(), { backend: { essays: { ...essays, history } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nenhuma redação corrigida')).toBeInTheDocument();
  });
});

describe('personal information', () => {
  it('stands in words, and names what is missing', async () => {
    await renderProfile(fakeProfile(buildProfile({ telefone: '', genero: '', estado: '' })));
    const told = (await screen.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextSibling?.textContent,
    ]);
    expect(told).toEqual([
      ['Nome', 'Marina Duarte'],
      ['E-mail', 'marina.duarte@example.com'],
      ['Cidade', 'Sobral'],
      ['País', 'Brasil'],
      ['Data de nascimento', '14/03/2008'],
      ['Escolaridade', 'Ensino médio'],
      ['Área de interesse', 'ENEM'],
      ['Biografia', buildProfile().biografia],
    ]);
    expect(screen.getByText('Ainda em branco: telefone, estado e gênero.')).toBeInTheDocument();
  });

  it('that cannot be read says so, and can be asked for again', async () => {
    const profile = fakeProfile();
    const load = vi.fn(profile.load).mockRejectedValueOnce(new AppError('refused'));
    await renderProfile({ ...profile, load });
    expect(await screen.findByRole('heading', { name: 'Seu perfil não abriu agora' })).toBeInTheDocument();
    expect(await findToast('Erro ao carregar perfil')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Sobral')).toBeInTheDocument();
  });
});

describe('preferences', () => {
  it('follow the system until one chooses, and again', async () => {
    const { services } = await renderProfile();
    expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
    expect(services.preferences.theme.get()).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Sistema' }));
    expect(services.preferences.theme.get()).toBeNull();
  });

  it('switch simulated waits off and on', async () => {
    const { services } = await renderProfile(fakeProfile(), {
      config: testConfig({ simulatedDelays: true }),
    });
    const control = screen.getByRole('switch', { name: 'Simular esperas' });
    expect(control).toBeChecked();
    await userEvent.click(control);
    expect(control).not.toBeChecked();
    expect(services.config.simulatedDelays).toBe(false);
  });

  it('know no simulated waits where there is a server', async () => {
    await renderProfile(fakeProfile(), { capabilities: onServer });
    expect(screen.queryByRole('switch', { name: 'Simular esperas' })).toBeNull();
  });
});
