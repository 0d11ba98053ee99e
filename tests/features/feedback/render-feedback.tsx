import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { QueryProvider } from '@/app/layouts/query-provider';
import type { MessageBackend } from '@/data/ports/messages';
import { areaKeys } from '@/data/local/keys';
import { Feedback } from '@/features/feedback/feedback';
import { ToastHost } from '@/ui/toast';
import { buildUser } from '../../support/builders';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

export const DRAFT = areaKeys.messageDraft(buildUser().id);
export const TEXT = '<b>O botão</b> não responde ao toque.';

/** Uses the cache of the app, which sends pending messages. */
export async function renderForm({
  messages,
  ...options
}: FakeOptions & { messages?: Partial<MessageBackend> } = {}) {
  const services = fakeServices(options);
  Object.assign(services.backend.messages, messages);
  const claim = vi
    .spyOn(services.backend.rewards, 'claim')
    .mockResolvedValue({ unlocked: [], hasChanged: false });
  const view = await act(async () =>
    renderWithServices(
      <QueryProvider>
        <Feedback />
        <ToastHost />
      </QueryProvider>,
      { services, sendsWaiting: false },
    ),
  );
  return { ...view, ...services, claim, user: userEvent.setup() };
}

export const ownMessages = () => within(screen.getByRole('region', { name: 'Suas mensagens' }));
export const field = (name: string) => screen.getByLabelText(name);
export const submit = () => screen.getByRole('button', { name: 'Enviar Feedback' });
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export function fillIn(text = TEXT) {
  fill('Tipo de feedback', 'bug');
  fill('Mensagem', text);
}
