import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QueryProvider } from '@/app/layouts/query-provider';
import type { MessageBackend } from '@/data/ports/messages';
import { keys } from '@/data/local/keys';
import { buildUser } from '../../support/builders';
import { writeFromOtherTab } from '../../support/memory-storage';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';
import { fakeServices, onServer, renderWithServices } from '../../support/services';
import { caio } from '../../support/stored-essays';

const marina = buildUser();

it('sends what waits of whoever signs in, each under their own account', async () => {
  const outbox = createMemoryOutbox();
  const [hers, his] = [marina.id, caio.id].map((userId) => buildOutgoing({ userId }));
  for (const message of [hers, his]) await outbox.put(buildOutboxEntry(message));
  const send = vi.fn<MessageBackend['send']>().mockResolvedValue();
  const messages = { list: async () => [], send };
  const services = fakeServices({ user: null, outbox, capabilities: onServer, backend: { messages } });
  renderWithServices(<QueryProvider>A página</QueryProvider>, { services });
  expect(screen.getByText('A página')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  act(() => writeFromOtherTab(services.storage, keys.user, marina));
  await waitFor(() => expect([...outbox.entries.keys()]).toEqual([his?.id]));
  expect(send.mock.calls).toEqual([[hers]]);
  act(() => writeFromOtherTab(services.storage, keys.user, caio));
  await waitFor(() => expect(outbox.entries.size).toBe(0));
  expect(send.mock.calls).toEqual([[hers], [his]]);
});
