import { describe, expect, it } from 'vitest';
import { replyLink } from '@/features/inbox/reply-link';
import { buildInboxMessage } from '../../support/classrooms';

const parts = (link: string | null) => {
  const { pathname, searchParams } = new URL(link ?? 'none:');
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

describe('replyLink', () => {
  it('answers the sender, with kind and text of the message', () => {
    const mensagem = 'A foto & o texto?\nNão batem.';
    expect(parts(replyLink(buildInboxMessage({ tipo_problema: 'bug', mensagem })))).toEqual({
      to: 'marina.duarte@example.com',
      subject: 'Sua mensagem ao Grifo: Bug no sistema',
      body: 'Olá, Marina Duarte!\r\n\r\n\r\n\r\n> A foto & o texto?\r\n> Não batem.',
    });
  });

  it('answers the account, not an address that was typed; without the first, the second', () => {
    const typed = buildInboxMessage({ email: 'outra@example.com', conta_email: 'marina@example.com' });
    expect(parts(replyLink(typed)).to).toBe('marina@example.com');
    expect(parts(replyLink({ ...typed, conta_email: null })).to).toBe('outra@example.com');
  });

  it.each([
    ['a second address', 'a@example.com,b@example.com'],
    ['a hidden copy', 'a@example.com?bcc=b@example.com'],
    ['a line break', 'a@example.com\r\nBcc: b@example.com'],
    ['a name before it', 'Ana <a@example.com>'],
    ['no host', 'a@'],
    ['nothing', ''],
  ])('gives none for %s', (_what, email) => {
    expect(replyLink(buildInboxMessage({ email }))).toBeNull();
  });

  it('quotes no more than mail programs take, and halves no character', () => {
    const link = replyLink(buildInboxMessage({ mensagem: '🦅'.repeat(5000), nome: 'Ana\uD800' }));
    expect(parts(link).body).toBe(`Olá, Ana\uFFFD!\r\n\r\n\r\n\r\n> ${'🦅'.repeat(600)}…`);
  });
});
