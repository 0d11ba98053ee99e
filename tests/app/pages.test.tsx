import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rememberEnd, takeEnd } from '@/app/guards/ended-on';
import { buildUser } from '../support/builders';
import { renderApp } from '../support/render-app';

async function signInAs(option: 'Sou Aluno' | 'Sou Professor') {
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await userEvent.type(screen.getByLabelText('E-mail'), 'nova@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

describe('the entry page', () => {
  it('says what Grifo is and why (R-ENTRY-1)', async () => {
    renderApp('/', { user: null });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Correção inteligente de redações com feedback personalizado',
    );
    expect(screen.getByRole('heading', { name: /Por que escolher/ })).toBeInTheDocument();
    for (const name of ['IA avançada', 'Feedback detalhado', 'Gamificação']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText(/Modo demonstração/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Continuar como/ })).toBeNull();
  });

  it.each([
    ['Sou Aluno', '/dashboard/student'],
    ['Sou Professor', '/dashboard/teacher'],
  ] as const)('%s lands on %s', async (option, expected) => {
    const { address } = renderApp('/', { user: null });
    await signInAs(option);
    await waitFor(() => expect(address()).toBe(expected));
  });

  it.each([
    [
      'back to the page where the session was lost',
      '/dashboard/student/progress',
      '/dashboard/student/progress',
    ],
    ['home from a page of another area', '/dashboard/teacher/classrooms', '/dashboard/student'],
  ] as const)('leads a returning student %s, once', async (_requirement, pathname, expected) => {
    const { address, services } = renderApp('/', { user: null });
    await signInAs('Sou Aluno');
    await waitFor(() => expect(address()).toBe('/dashboard/student'));
    await act(() => services.session.signOut());
    rememberEnd({ pathname, search: '', hash: '' });
    await signInAs('Sou Aluno');
    await waitFor(() => expect(address()).toBe(expected));
    expect(takeEnd()).toBeNull();
  });

  it('offers the way on to someone already signed in, and does not redirect', async () => {
    const { address } = renderApp('/', { user: buildUser({ name: 'Marina Duarte' }) });
    expect(await screen.findByRole('link', { name: 'Continuar como Marina' })).toHaveAttribute(
      'href',
      '/dashboard/student',
    );
    expect(address()).toBe('/');
  });

  it('offers a developer the way on to the area of the team', async () => {
    renderApp('/', { user: buildUser({ name: 'Davi Prado', userType: 'dev' }) });
    expect(await screen.findByRole('link', { name: 'Continuar como Davi' })).toHaveAttribute(
      'href',
      '/dashboard/dev',
    );
  });
});

describe('the login page', () => {
  it.each([
    [
      'returns to where the user was sent from',
      '/login?from=/dashboard/student/essay',
      '/dashboard/student/essay',
    ],
    ['never leaves the site', '/login?from=//evil.example', '/dashboard/student'],
    ['lands on the dashboard otherwise', '/login', '/dashboard/student'],
  ])('%s', async (_requirement, route, expected) => {
    const { address } = renderApp(route, { user: null });
    await signInAs('Sou Aluno');
    await waitFor(() => expect(address()).toBe(expected));
  });
});

describe('the 404 page', () => {
  it('has its title, a sentence in Portuguese and a way home', async () => {
    renderApp('/nada', { user: null });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    expect(screen.getByText('Esta página não existe ou mudou de endereço.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
  });
});
