import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QueryProvider } from '@/app/layouts/query-provider';
import { AppError } from '@/contracts/app-error';
import type { ProfileBackend } from '@/data/ports/profile';
import { EMPTY_PROFILE_EXTRA } from '@/contracts/profile-extra';
import { keys } from '@/data/local/keys';
import { useProfile, useSaveProfile } from '@/queries/profile-queries';
import { buildUser } from '../support/builders';
import { writeFromOtherTab } from '../support/memory-storage';
import { buildProfile } from '../support/profiles';
import { fakeServices, renderWithServices, type FakeOptions } from '../support/services';

function Card() {
  const { data } = useProfile();
  const save = useSaveProfile();
  return (
    <>
      <p>
        {data
          ? `${data.nome}, ${data.cidade || 'sem cidade'}, ${data.biografia || 'sem texto'}`
          : 'carregando'}
      </p>
      <button onClick={() => save.mutate({ changes: { cidade: 'Recife' }, seen: buildProfile() })}>
        Salvar
      </button>
    </>
  );
}

function show(options: FakeOptions = {}) {
  const services = fakeServices(options);
  renderWithServices(
    <QueryProvider>
      <Card />
    </QueryProvider>,
    { services },
  );
  return services;
}

const load = () => vi.fn<ProfileBackend['load']>().mockResolvedValue(buildProfile({ biografia: '' }));

describe('a profile', () => {
  it('is the new one as soon as it is saved, before it is read again', async () => {
    const profile = { load: load(), save: vi.fn<ProfileBackend['save']>().mockResolvedValue('saved') };
    show({ backend: { profile } });
    expect(await screen.findByText('Marina Duarte, Sobral, sem texto')).toBeInTheDocument();
    profile.load.mockReturnValue(new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Marina Duarte, Recife, sem texto')).toBeInTheDocument();
    expect(profile.save).toHaveBeenCalledExactlyOnceWith({ cidade: 'Recife' }, buildProfile());
  });

  it('that could not be saved stays what it was, and is read again', async () => {
    const profile = { load: load(), save: () => Promise.reject(new AppError('refused')) };
    show({ backend: { profile } });
    expect(await screen.findByText('Marina Duarte, Sobral, sem texto')).toBeInTheDocument();
    profile.load.mockResolvedValue(buildProfile({ cidade: 'Natal', biografia: '' }));
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Marina Duarte, Natal, sem texto')).toBeInTheDocument();
  });

  it('is read again once the session record brings what another tab saved, and for no other news', async () => {
    const profile = { load: load(), save: async () => 'saved' as const };
    // Disables the events by which the demo mode learns of other tabs, as with a server.
    const { storage } = show({ backend: { profile }, onExternalChange: () => () => undefined });
    expect(await screen.findByText(/^Marina Duarte/)).toBeInTheDocument();
    act(() => writeFromOtherTab(storage, keys.user, buildUser({ canetinhas: 250 })));
    await act(async () => undefined);
    expect(profile.load).toHaveBeenCalledOnce();
    profile.load.mockResolvedValue(buildProfile({ nome: 'Marina Lima', biografia: '' }));
    act(() => writeFromOtherTab(storage, keys.user, buildUser({ name: 'Marina Lima' })));
    expect(screen.getByText('Marina Duarte, Sobral, sem texto')).toBeInTheDocument();
    expect(await screen.findByText('Marina Lima, Sobral, sem texto')).toBeInTheDocument();
    expect(profile.load).toHaveBeenCalledTimes(2);
  });

  it('of the demo follows what another tab stored beside the record', async () => {
    const { storage } = show();
    expect(await screen.findByText('Marina Duarte, sem cidade, sem texto')).toBeInTheDocument();
    const extra = { ...EMPTY_PROFILE_EXTRA, biografia: 'De outra aba.' };
    act(() => writeFromOtherTab(storage, keys.profileExtra(buildUser().id), extra));
    expect(await screen.findByText('Marina Duarte, sem cidade, De outra aba.')).toBeInTheDocument();
  });
});
