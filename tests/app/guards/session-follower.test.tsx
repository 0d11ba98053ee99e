import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Readable } from '@/data/services';
import type { SessionUser } from '@/domain/session/session-user';
import { buildUser } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { fakeServices } from '../../support/services';

/** A session changed from another tab: the store tells, nobody here pressed anything. */
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
