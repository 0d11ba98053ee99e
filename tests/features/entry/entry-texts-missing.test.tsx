import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SignInResult } from '@/data/services';
import { EntryForm } from '@/features/entry/entry-form';
import { fakeServices, renderWithServices } from '../../support/services';

vi.mock('@/features/entry/entry-outcome', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each([
  ['without a network', false, /^Sem conexão com a internet\./],
  ['with one', true, /não conseguiu chegar ao servidor/],
])(
  'where not even the texts arrive, %s, it is said and the fields stand',
  async (_case, isOnline, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const onSignedIn = vi.fn<(result: SignInResult) => void>();
    const services = fakeServices({ user: null });
    renderWithServices(<EntryForm headingLevel={2} onSignedIn={onSignedIn} />, { services });
    await userEvent.type(screen.getByLabelText('E-mail'), 'marina@email.exemplo');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent('O que você escreveu continua aqui.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('marina@email.exemplo');
    expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
    expect(onSignedIn).not.toHaveBeenCalled();
  },
);
