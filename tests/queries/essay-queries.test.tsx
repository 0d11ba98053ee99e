import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { keys } from '@/data/local/keys';
import type { EssayBackend, EssayHistory } from '@/data/ports/essays';
import type { Services } from '@/data/services';
import { QueryProvider } from '@/app/layouts/query-provider';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow } from '@/domain/progress/fold-metrics';
import { viewCopy } from '@/features/correction/correction-dialog';
import {
  useCorrection,
  useCorrections,
  useKeepCorrection,
  useMetrics,
  useRateCorrection,
  useWaitingCorrections,
} from '@/queries/essay-queries';
import { buildCorrection, buildCorrections, buildUser, TEST_NOW } from '../support/builders';
import { eventually } from '../support/eventually';
import { createMemoryOutbox } from '../support/memory-outbox';
import { writeFromOtherTab } from '../support/memory-storage';
import { buildRichCorrection } from '../support/rich-correction';
import { fakeServices, onServer, renderWithServices, type FakeOptions } from '../support/services';
import { marina, withWaiting } from '../support/stored-essays';

let keep: ReturnType<typeof useKeepCorrection>;
let rate: ReturnType<typeof useRateCorrection>;

function History() {
  const { data, isError } = useCorrections();
  const metrics = useMetrics();
  const waiting = useWaitingCorrections();
  const commands = { keep: useKeepCorrection(), rate: useRateCorrection() };
  useEffect(() => void ({ keep, rate } = commands));
  return (
    <>
      <p>{isError ? 'falhou' : data ? `${data.length} redações` : 'carregando'}</p>
      <p>{metrics.data ? `média ${metrics.data.mediaNotas}` : 'sem média'}</p>
      <p>aguardando: {waiting.map(({ id }) => id).join(', ') || 'nenhuma'}</p>
    </>
  );
}

const show = (services: Services) => renderWithServices(<History />, { services });

/** A device with a server that stores the essays it receives while it is reachable. */
function withServer(options: FakeOptions = {}) {
  const outbox = createMemoryOutbox();
  const services = fakeServices({ capabilities: onServer, outbox, ...options });
  const state = { isOut: false, stored: [] as Correction[] };
  const reach = () => (state.isOut ? Promise.reject(new AppError('refused')) : Promise.resolve());
  const store = vi.fn<EssayBackend['store']>(async ({ correction }) => {
    await reach();
    state.stored = [correction, ...state.stored];
    return correction.id;
  });
  const send = vi.fn<EssayBackend['rate']>(reach);
  services.backend.essays = {
    ...services.backend.essays,
    history: async () => historyOf(state.stored),
    store,
    rate: send,
  };
  return { services, outbox, state, store, send };
}

const historyOf = (corrections: Correction[]): EssayHistory => ({
  corrections,
  metrics: foldMetrics(corrections.map(metricsRow)),
});

describe('the corrections', () => {
  it('are what the student has, and what comes in while looking; the metrics follow', async () => {
    show(fakeServices({ history: buildCorrections(2, { score: 600 }) }));
    expect(await screen.findByText('2 redações')).toBeInTheDocument();
    await act(() => keep(buildCorrection({ id: 'new', score: 900 })));
    expect(await screen.findByText('3 redações')).toBeInTheDocument();
    expect(await screen.findByText('média 700')).toBeInTheDocument();
    expect(screen.getByText('aguardando: nenhuma')).toBeInTheDocument();
  });

  it('of another user are never shown while loading', async () => {
    const services = fakeServices({ history: buildCorrections(2) });
    renderWithServices(
      <QueryProvider>
        <History />
      </QueryProvider>,
      { services },
    );
    await screen.findByText('2 redações');
    const caio = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com' });
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    expect(screen.queryByText('2 redações')).not.toBeInTheDocument();
    expect(await screen.findByText('0 redações')).toBeInTheDocument();
  });

  it('that cannot be read are an error', async () => {
    const services = fakeServices();
    services.backend.essays.history = () => Promise.reject(new AppError('refused'));
    show(services);
    expect(await screen.findByText('falhou')).toBeInTheDocument();
  });

  it('that wait for the server are counted with the others, and said to wait', async () => {
    const services = withWaiting([buildCorrection({ id: 'waits', score: 900 })]);
    services.backend.essays.history = async () => historyOf([buildCorrection({ id: 'row', score: 600 })]);
    show(services);
    expect(await screen.findByText('2 redações')).toBeInTheDocument();
    expect(screen.getByText('média 750')).toBeInTheDocument();
    expect(screen.getByText('aguardando: waits')).toBeInTheDocument();
  });
});

describe('a new correction', () => {
  it('is sent to the server, and waits no more', async () => {
    const { services, outbox, store } = withServer();
    show(services);
    await act(() => keep(buildCorrection({ id: 'a' })));
    expect(await screen.findByText('1 redações')).toBeInTheDocument();
    expect(await screen.findByText('aguardando: nenhuma')).toBeInTheDocument();
    expect(store.mock.calls[0]?.[0]).toEqual({
      id: 'a',
      userId: marina.id,
      correction: buildCorrection({ id: 'a' }),
    });
    expect(outbox.entries.size).toBe(0);
  });

  it('is on the device before it is sent, and the student need not wait for the server', async () => {
    const { services, outbox, store } = withServer();
    let onDevice: string[] = [];
    store.mockImplementation(() => {
      onDevice = [...outbox.entries.keys()];
      return new Promise(() => undefined);
    });
    show(services);
    await act(() => keep(buildCorrection({ id: 'a' })));
    await eventually(() => expect(onDevice).toEqual(['a']));
    expect(await screen.findByText('aguardando: a')).toBeInTheDocument();
    expect(await screen.findByText('1 redações')).toBeInTheDocument();
  });

  it('that the server refuses waits, holds up no other, and is sent again with the next page', async () => {
    const { services, state } = withServer();
    const page = show(services);
    state.isOut = true;
    await act(() => keep(buildCorrection({ id: 'a' })));
    expect(await screen.findByText('aguardando: a')).toBeInTheDocument();
    state.isOut = false;
    await act(() => keep(buildCorrection({ id: 'b' })));
    await eventually(() => expect(state.stored.map(({ id }) => id)).toEqual(['b']));
    expect(await screen.findByText('2 redações')).toBeInTheDocument();
    page.unmount();
    show(services);
    await eventually(() => expect(state.stored.map(({ id }) => id)).toEqual(['a', 'b']));
    expect(await screen.findByText('aguardando: nenhuma')).toBeInTheDocument();
  });

  it('on a device that takes nothing is kept in memory and sent all the same', async () => {
    const { services, outbox, state, store } = withServer();
    outbox.isFull = true;
    store.mockRejectedValueOnce(new AppError('unreachable'));
    show(services);
    await act(() => keep(buildCorrection({ id: 'a' })));
    expect(await screen.findByText('aguardando: a')).toBeInTheDocument();
    await eventually(() => expect(state.stored.map(({ id }) => id)).toEqual(['a']));
  });
});

describe('a rating', () => {
  const rating = { stars: 4, comment: 'Ajudou.' };

  it('is sent under the id of the essay, also from the copy for viewing', async () => {
    const { services, send } = withServer();
    show(services);
    const copy = viewCopy(buildRichCorrection(), new Date(TEST_NOW));
    expect(copy.id).not.toBe(buildRichCorrection().id);
    expect(await act(() => rate(copy, rating))).toBe('sent');
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      userId: marina.id,
      essayId: storedIdOf(buildRichCorrection()),
      rating,
    });
  });

  it('waits without an answer, and goes with its essay where that waits', async () => {
    const { services, outbox, store, send } = withServer();
    send.mockRejectedValue(new AppError('unreachable'));
    show(services);
    expect(await act(() => rate(buildCorrection({ id: 'a' }), rating))).toBe('waiting');
    store.mockRejectedValue(new AppError('unreachable'));
    await act(() => keep(buildCorrection({ id: 'b' })));
    expect(await screen.findByText('aguardando: b')).toBeInTheDocument();
    expect(await act(() => rate(buildCorrection({ id: 'b' }), rating))).toBe('with-essay');
    expect(outbox.entries.size).toBe(3);
  });

  it('that is refused is told, and waits nowhere', async () => {
    const { services, outbox, send } = withServer();
    send.mockRejectedValue(new AppError('server-unavailable'));
    show(services);
    await expect(act(() => rate(buildCorrection(), rating))).rejects.toMatchObject({
      code: 'server-unavailable',
    });
    expect(outbox.entries.size).toBe(0);
  });

  it('that no answer came to and the device does not take is told as well', async () => {
    const { services, outbox, send } = withServer();
    outbox.isFull = true;
    send.mockRejectedValue(new AppError('unreachable'));
    show(services);
    await expect(act(() => rate(buildCorrection(), rating))).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('one correction', () => {
  function One({ id }: { id: string }) {
    const { data, isPending } = useCorrection(id);
    return <p>{isPending ? 'carregando' : (data?.theme ?? 'nenhuma')}</p>;
  }
  const open = (id: string, services: Services) => renderWithServices(<One id={id} />, { services });

  it('is read by its id', async () => {
    open('a', fakeServices({ history: [buildCorrection({ id: 'a', theme: 'Leitura' })] }));
    expect(await screen.findByText('Leitura')).toBeInTheDocument();
  });

  it('that waits is known without the server', async () => {
    const services = withWaiting([buildCorrection({ id: 'a', theme: 'Leitura' })]);
    services.backend.essays.get = () => Promise.reject(new AppError('unreachable'));
    open('a', services);
    expect(await screen.findByText('Leitura')).toBeInTheDocument();
  });

  it('chosen for viewing is found by its new id, which the history does not know', async () => {
    const services = fakeServices();
    services.viewedCorrection.set(buildCorrection({ id: 'view-1', theme: 'Leitura' }));
    open('view-1', services);
    expect(await screen.findByText('Leitura')).toBeInTheDocument();
  });

  it('of an id that nobody knows is none', async () => {
    open('view-2', fakeServices());
    expect(await screen.findByText('nenhuma')).toBeInTheDocument();
  });
});
