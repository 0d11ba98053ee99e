import type { OutgoingMessage } from '@/domain/messages/message';
import type { QueuedVariables } from '@/queries/query-client';
import type { OutboxEntry } from '@/data/local/outbox';
import { buildUser, TEST_NOW } from './builders';

/** A message of Marina’s to the team, with a new id. */
export function buildOutgoing(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: crypto.randomUUID(),
    userId: buildUser().id,
    created_at: TEST_NOW,
    nome: 'Marina Duarte',
    email: 'marina@email.exemplo',
    telefone: '',
    tipo_problema: 'bug',
    mensagem: '<b>O botão</b> não responde ao toque.',
    ...overrides,
  };
}

/** An outbox entry: a message by default. */
export function buildOutboxEntry(
  variables: QueuedVariables & { created_at?: string } = buildOutgoing(),
  key = 'send-message',
): OutboxEntry {
  const state = {
    status: 'pending',
    variables,
    submittedAt: Date.parse(variables.created_at ?? TEST_NOW),
    isPaused: true,
    failureCount: 1,
    failureReason: null,
    error: null,
    data: undefined,
    context: undefined,
  } as const;
  const mutation = { mutationKey: [key], state };
  return { id: variables.id, owner: variables.userId, queuedAt: state.submittedAt, mutation };
}
