import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Readable } from '@/data/services';
import type { SessionUser } from '@/domain/session/session-user';
import { buildUser } from '../support/builders';
import { renderApp } from '../support/render-app';
import { fakeServices } from '../support/services';

describe('the document title', () => {
  it.each([
    ['the root', '/', null, 'Entrar · Grifo'],
    ['an invitation', '/sala/abc', null, 'Convite · Grifo'],
    ['an unknown address', '/nada', null, 'Página não encontrada · Grifo'],
    ['student home', '/dashboard/student', 'student', 'Início · Grifo'],
    ['essay', '/dashboard/student/essay', 'student', 'Redação · Grifo'],
    ['history', '/dashboard/student/corrected-essays', 'student', 'Redações corrigidas · Grifo'],
    ['progress', '/dashboard/student/progress', 'student', 'Progresso · Grifo'],
    ['an unknown page of an area', '/dashboard/student/nada', 'student', 'Página não encontrada · Grifo'],
    ['teacher home', '/dashboard/teacher', 'teacher', 'Professor · Grifo'],
  ] as const)('%s', async (_requirement, path, userType, expected) => {
    renderApp(path, { user: userType && buildUser({ userType }) });
    await waitFor(() => expect(document.title).toBe(expected));
  });
});

describe('the place on the page', () => {
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  beforeEach(() => {
    scrollTo.mockClear();
    vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo as never);
  });

  it('another page begins at its top; going back is left to the browser', async () => {
    const { router, address } = renderApp('/login', { user: null });
    await act(() => router.navigate('/'));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('a filter or an opened item leaves it alone', async () => {
    const { router, address } = renderApp('/login', { user: null });
    await act(() => router.navigate('/login?from=/'));
    await waitFor(() => expect(address()).toBe('/login?from=/'));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

/**
 * A session that changes in another tab: the store notifies its listeners, although nobody clicked anything in this
 * tab.
 */
function sharedSession(first: SessionUser | null) {
  let user = first;
  const listeners = new Set<() => void>();
  const store: Readable<SessionUser | null> = {
    get: () => user,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const session = { ...fakeServices({ user: first }).session, user: store };
  const changeElsewhere = (next: SessionUser | null) => {
    user = next;
    for (const listener of listeners) listener();
  };
  return { session, changeElsewhere };
}

const marina = buildUser({ id: 'a', name: 'Marina Duarte' });
const renato = buildUser({
  id: 'b',
  name: 'Renato Alves',
  email: 'renato@escola.exemplo',
  userType: 'teacher',
});
const caio = buildUser({ id: 'c', name: 'Caio Prado', email: 'caio@email.exemplo' });

describe('a session changed in another tab', () => {
  it('signing out leaves the guarded area', async () => {
    const { session, changeElsewhere } = sharedSession(marina);
    const { address } = renderApp('/dashboard/student', { session });
    await screen.findAllByText('Marina Duarte');
    await act(async () => changeElsewhere(null));
    expect(screen.queryByText('Marina Duarte')).toBeNull();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('a second user of the other type gets their own area, with nothing of the first on screen', async () => {
    const { session, changeElsewhere } = sharedSession(marina);
    const { address } = renderApp('/dashboard/student', { session });
    await screen.findAllByText('Marina Duarte');
    await act(async () => changeElsewhere(renato));
    await screen.findAllByText('Renato Alves');
    expect(address()).toBe('/dashboard/teacher');
    expect(screen.queryByText(/Marina/)).toBeNull();
  });

  it('a second user of the same type starts at the home of the area', async () => {
    const { session, changeElsewhere } = sharedSession(marina);
    const { address } = renderApp('/dashboard/student/corrected-essays?ver=1', { session });
    await screen.findAllByText('Marina Duarte');
    await act(async () => changeElsewhere(caio));
    await screen.findAllByText('Caio Prado');
    expect(address()).toBe('/dashboard/student');
    expect(screen.queryByText(/Marina/)).toBeNull();
  });

  it('someone signing in elsewhere does not pull this tab off the entry screen', async () => {
    const { session, changeElsewhere } = sharedSession(null);
    const { address } = renderApp('/', { session });
    await screen.findByRole('button', { name: 'Entrar' });
    await act(async () => changeElsewhere(marina));
    expect(address()).toBe('/');
    expect(screen.getByRole('link', { name: 'Continuar como Marina' })).toHaveAttribute(
      'href',
      '/dashboard/student',
    );
  });
});
