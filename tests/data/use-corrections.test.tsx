import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keys } from '@/data/local/keys';
import { useCorrections, useMetrics } from '@/data/use-corrections';
import { buildCorrection, buildCorrections, buildUser } from '../support/builders';
import { writeFromOtherTab } from '../support/memory-storage';
import { fakeServices, renderWithServices } from '../support/services';

function History() {
  const { data, isError } = useCorrections();
  if (isError) return <p>falhou</p>;
  return <p>{data ? `${data.length} redações` : 'carregando'}</p>;
}

function Mean() {
  const { data } = useMetrics();
  return <p>{data ? `média ${data.mediaNotas}` : 'carregando'}</p>;
}

describe('useCorrections', () => {
  it('lists what the student has, and what comes in while looking', async () => {
    const services = fakeServices({ history: buildCorrections(2) });
    renderWithServices(<History />, { services });
    expect(await screen.findByText('2 redações')).toBeInTheDocument();
    await act(() => services.corrections.save(buildCorrection({ id: 'new' })));
    expect(await screen.findByText('3 redações')).toBeInTheDocument();
  });

  it('never shows another user’s while loading', async () => {
    const services = fakeServices({ history: buildCorrections(2) });
    renderWithServices(<History />, { services });
    await screen.findByText('2 redações');
    const caio = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com' });
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    expect(screen.queryByText('2 redações')).not.toBeInTheDocument();
    expect(await screen.findByText('0 redações')).toBeInTheDocument();
  });

  it('reports a list that fails', async () => {
    const { corrections, ...services } = fakeServices();
    const list = () => Promise.reject(new Error('boom'));
    renderWithServices(<History />, { services: { ...services, corrections: { ...corrections, list } } });
    expect(await screen.findByText('falhou')).toBeInTheDocument();
  });
});

describe('useMetrics', () => {
  it('follows the essays', async () => {
    const services = fakeServices({ history: buildCorrections(1, { score: 600 }) });
    renderWithServices(<Mean />, { services });
    expect(await screen.findByText('média 600')).toBeInTheDocument();
    await act(() => services.corrections.save(buildCorrection({ id: 'new', score: 800 })));
    expect(await screen.findByText('média 700')).toBeInTheDocument();
  });
});
