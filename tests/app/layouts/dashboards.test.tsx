import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCorrection, buildUser, TEST_NOW } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { selling } from '../../support/services';

const student = buildUser({ name: 'Marina Duarte', email: 'marina@email.exemplo' });
const teacher = buildUser({ name: 'Renato Alves', email: 'renato@escola.exemplo', userType: 'teacher' });

/** Opens the page in promotional mode, so that no offer opens over it, however long the test takes. */
function openAsStudent(route: string) {
  const view = renderApp(route, { user: student, capabilities: selling });
  view.services.preferences.promoStart.set(Date.parse(TEST_NOW));
  return view;
}

const PHOTO = 'data:image/jpeg;base64,/9j/4AAQ';
const HOSTED = 'https://fotos.example.com/eu.jpg';

const sidebar = () => screen.findByRole('complementary', { name: 'Menu lateral' });

describe('the student area', () => {
  // The first import of the pages' modules is slow; after it, no test spends its time on loading.
  beforeAll(() => import('@/app/layouts/student-layout'));

  it('shows who is signed in, on which plan, with how many credits', async () => {
    renderApp('/dashboard/student', { user: student });
    const aside = within(await sidebar());
    expect(aside.getByText('Marina Duarte')).toBeInTheDocument();
    expect(aside.getByText('marina@email.exemplo')).toBeInTheDocument();
    expect(aside.getByText('Trial Gratuito')).toBeInTheDocument();
    expect(aside.getByText(/créditos/)).toBeInTheDocument();
    expect(aside.getByText('Modo demonstração')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });

  it('shows the photo of the profile beside the name, and no photo of another host', async () => {
    const { services } = renderApp('/dashboard/student', { user: student });
    const aside = await sidebar();
    const change = (avatar_url: string) =>
      act(async () => services.backend.profile.save({ avatar_url }, await services.backend.profile.load()));
    const open = (name: string) => userEvent.click(within(aside).getByRole('link', { name }));
    await change(HOSTED);
    await open('Perfil');
    await waitFor(() => expect(document.querySelector('main img')).toHaveAttribute('src', HOSTED));
    expect(aside.querySelector('img')).toBeNull();
    await change(PHOTO);
    await open('Início');
    await open('Perfil');
    await waitFor(() => expect(aside.querySelector('img')).toHaveAttribute('src', PHOTO));
  });

  it('marks the current page in the menu and in the bottom bar', async () => {
    openAsStudent('/dashboard/student/essay');
    for (const name of ['Principal', 'Atalhos']) {
      const nav = within(await screen.findByRole('navigation', { name }));
      expect(nav.getByRole('link', { name: 'Redação' })).toHaveAttribute('aria-current', 'page');
      expect(nav.getByRole('link', { name: 'Início' })).not.toHaveAttribute('aria-current');
    }
  });

  it('sells nothing in the menu while the promotion runs', async () => {
    const { services } = openAsStudent('/dashboard/student');
    const menu = within(await sidebar());
    expect(menu.getByRole('link', { name: 'Início' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    act(() => services.preferences.promoStart.set(null));
    // Rendered pages are notified of a change only once their effects have run.
    expect(await menu.findByRole('link', { name: 'Upgrade' })).toBeVisible();
  });

  it('remembers a collapsed sidebar', async () => {
    const { services } = openAsStudent('/dashboard/student');
    await userEvent.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    expect(services.preferences.sidebarCollapsed.get()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Expandir menu' }));
    expect(await screen.findByRole('button', { name: 'Recolher menu' })).toBeVisible();
    expect(services.preferences.sidebarCollapsed.get()).toBe(false);
  });

  it('keeps the sidebar as it was chosen in the editor, which alone begins collapsed', async () => {
    openAsStudent('/dashboard/student/essay');
    await userEvent.click(await screen.findByRole('button', { name: 'Expandir menu' }));
    expect(await screen.findByRole('button', { name: 'Recolher menu' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Recolher menu' }));
    const menu = within(await sidebar());
    await userEvent.click(menu.getByRole('link', { name: 'Redações corrigidas' }));
    expect(await screen.findByRole('heading', { name: 'Redações corrigidas' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  });

  it.each([
    ['trial: the header offers the upgrade', 'trial', true],
    ['premium: it does not', 'premium', false],
  ] as const)('%s', async (_requirement, plan, isOffered) => {
    renderApp('/dashboard/student', { user: buildUser({ plan }), capabilities: selling });
    const title = await screen.findByRole('heading', { level: 1 });
    const header = within(title.closest('header') ?? document.body);
    const link = header.queryByRole('link', { name: 'Upgrade' });
    expect(link?.getAttribute('href') ?? null).toBe(isOffered ? '/dashboard/student/upgrade' : null);
  });

  it('opens the upgrade dialog a second after entry without credits', async () => {
    renderApp('/dashboard/student', { user: student, history: [buildCorrection()] });
    expect(await screen.findByRole('dialog', { name: 'Você está sem créditos' })).toBeVisible();
  });

  it('leads from the limit dialog to the upgrade page', async () => {
    const { address } = renderApp('/dashboard/student', {
      user: { ...student, plan: 'premium' as const },
      history: [buildCorrection()],
      capabilities: selling,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Limite de correções atingido' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Ver Opções de Upgrade' }));
    await waitFor(() => expect(address()).toBe('/dashboard/student/upgrade'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the menu as a drawer, which closes when a page is chosen', async () => {
    const { address } = openAsStudent('/dashboard/student');
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Redação' }));
    await waitFor(() => expect(address()).toBe('/dashboard/student/essay'));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('"Sair" forgets the session and leads to the root', async () => {
    const { address, services } = openAsStudent('/dashboard/student');
    const aside = within(await sidebar());
    await userEvent.click(aside.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(services.session.user.get()).toBeNull();
  });

  it('moves the focus to the page on navigation, and not when it is opened by its address', async () => {
    openAsStudent('/dashboard/student');
    const main = await screen.findByRole('main');
    expect(main).not.toHaveFocus();
    const nav = within(screen.getByRole('navigation', { name: 'Principal' }));
    await userEvent.click(nav.getByRole('link', { name: 'Redação' }));
    await waitFor(() => expect(main).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Redação · Grifo'));
  });
});

describe('the teacher area', () => {
  beforeAll(() => import('@/app/layouts/teacher-layout'));

  it('has its own title, menu and plan, and no credits', async () => {
    renderApp('/dashboard/teacher', { user: { ...teacher, plan: 'premium' } });
    const aside = within(await sidebar());
    expect(screen.getByRole('heading', { level: 1, name: 'Professor' })).toBeInTheDocument();
    expect(aside.getByText('Plano Anual')).toBeInTheDocument();
    expect(aside.queryByText(/créditos/)).toBeNull();
    expect(aside.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
  });
});
