import { describe, expect, it } from 'vitest';
import { messages, type Message } from '@/copy/messages';

describe('what a message says of numbers, dates and names', () => {
  it.each<[requirement: string, message: Message, description: string]>([
    ['several credits left', messages.creditUsed(11), 'Você tem 11 créditos restantes.'],
    ['none left is a plural', messages.creditUsed(0), 'Você tem 0 créditos restantes.'],
    ['one left is singular', messages.creditUsed(1), 'Você tem 1 crédito restante.'],
    ['several added', messages.creditsAdded(12), '12 créditos foram adicionados à sua conta.'],
    ['one added is singular', messages.creditsAdded(1), '1 crédito foi adicionado à sua conta.'],
    ['the hours that are left', messages.promoActive(7), 'Correções ilimitadas por mais 7h!'],
    [
      'the day in São Paulo',
      messages.promoPeriod(new Date('2025-10-21T02:30:00Z')),
      'Aproveite correções ilimitadas até 20/10/2025!',
    ],
    [
      'the name of the class',
      messages.joined('3º ano B'),
      'Você foi adicionado(a) à sala "3º ano B" com sucesso.',
    ],
    ['the reason of the reader', messages.ocrFailed('Sem texto.'), 'Sem texto.'],
    ['advice without one', messages.ocrFailed(), 'Tente com uma foto mais nítida e bem iluminada.'],
  ])('%s', (_requirement, message, description) => {
    expect(message.description).toBe(description);
  });
});

describe('failures', () => {
  const failures = Object.values<unknown>(messages)
    .map((row) => (typeof row === 'function' ? (row as (value: string) => Message)('7') : (row as Message)))
    .filter(({ title }) =>
      /^(Erro|Acesso negado|Arquivo muito grande|Nome obrigatório|Login necessário)/.test(title),
    );

  it.each(failures.map((row) => [row.description ?? row.title, row] as const))(
    'look like one: %s',
    (_text, row) => {
      expect(row.variant).toBe('destructive');
      expect(`${row.title}${row.description ?? ''}`).not.toContain('!');
    },
  );
});
