import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MessageSchema } from '@/contracts/message-form';
import { MessageDraftSchema } from '@/contracts/messages';
import type { MessageDraft } from '@/domain/messages/message';

const good: MessageDraft = {
  nome: 'Marina Duarte',
  email: 'marina@email.exemplo',
  telefone: '',
  tipo_problema: 'bug',
  mensagem: 'O botão não responde ao toque.',
};

const NAME_MISSING = 'Nome completo é obrigatório';
const EMAIL_MISSING = 'Email é obrigatório';
const EMAIL_WRONG = 'Por favor, insira um email válido';
const KIND_MISSING = 'Tipo de feedback é obrigatório';
const TOO_SHORT = 'Mensagem deve ter pelo menos 20 caracteres';
const TOO_LONG = 'Mensagem deve ter no máximo 5.000 caracteres';

const sentences = (changes: Partial<Record<keyof MessageDraft, unknown>>) =>
  z.safeParse(MessageSchema, { ...good, ...changes }).error?.issues.map(({ message }) => message) ?? [];

describe('a message to the team', () => {
  it('is checked in the order of R-MESSAGE-2', () => {
    expect(sentences({ nome: '', email: '', tipo_problema: '', mensagem: '' })).toEqual([
      NAME_MISSING,
      EMAIL_MISSING,
      KIND_MISSING,
      TOO_SHORT,
    ]);
  });

  it.each<[string, Partial<Record<keyof MessageDraft, unknown>>, string[]]>([
    ['everything in order', {}, []],
    ['a name of blanks', { nome: ' \t ' }, [NAME_MISSING]],
    ['a name of 100 characters', { nome: 'é'.repeat(100) }, []],
    ['a name of 101 characters', { nome: 'é'.repeat(101) }, ['Nome deve ter no máximo 100 caracteres']],
    ['an e-mail of blanks', { email: '   ' }, [EMAIL_MISSING]],
    ['an e-mail without @', { email: 'marina.email.exemplo' }, [EMAIL_WRONG]],
    ['an e-mail with no more than @', { email: '@' }, []],
    [
      'an e-mail of 321 characters',
      { email: `${'a'.repeat(320)}@` },
      ['Email deve ter no máximo 320 caracteres'],
    ],
    ['no phone', { telefone: '' }, []],
    ['a phone as people write them', { telefone: '+55 (11) 98765-4321 ramal 2' }, []],
    ['a phone of 31 characters', { telefone: '1'.repeat(31) }, ['Telefone deve ter no máximo 30 caracteres']],
    ['a kind that does not exist', { tipo_problema: 'elogio' }, [KIND_MISSING]],
    ['a message of blanks', { mensagem: ' \n'.repeat(40) }, [TOO_SHORT]],
    ['a message of 19 characters', { mensagem: 'a'.repeat(19) }, [TOO_SHORT]],
    ['19 characters among blanks', { mensagem: `  ${'a'.repeat(19)}\n\n` }, [TOO_SHORT]],
    ['a message of 20 characters', { mensagem: 'a'.repeat(20) }, []],
    ['19 emoji', { mensagem: '🦅'.repeat(19) }, [TOO_SHORT]],
    ['20 emoji', { mensagem: '🦅'.repeat(20) }, []],
    ['40 characters nobody sees', { mensagem: '\u200b'.repeat(40) }, [TOO_SHORT]],
    ['a message of 5000 characters', { mensagem: 'a'.repeat(5000) }, []],
    ['5000 emoji', { mensagem: '🦅'.repeat(5000) }, []],
    ['a message of 5001 characters', { mensagem: 'a'.repeat(5001) }, [TOO_LONG]],
    ['5000 characters among blanks', { mensagem: `\n${'a'.repeat(5000)}  ` }, []],
  ])('%s', (_requirement, changes, expected) => {
    expect(sentences(changes)).toEqual(expected);
  });

  it('is kept without blanks around it and without what the database cannot hold', () => {
    const written = { ...good, nome: ' Marina ', mensagem: ' Some\0 text of \ud800twenty letters.\n' };
    expect(z.parse(MessageSchema, written)).toEqual({
      ...good,
      nome: 'Marina',
      mensagem: 'Some text of twenty letters.',
    });
  });

  it('keeps markup and line breaks as they were written', () => {
    const mensagem = '<script>alert(1)</script>\n\n<b>vinte letras</b> & mais';
    expect(z.parse(MessageSchema, { ...good, mensagem }).mensagem).toBe(mensagem);
  });
});

describe('a message that was begun', () => {
  it.each<[string, unknown, MessageDraft | null]>([
    ['nothing chosen yet', { ...good, tipo_problema: '' }, { ...good, tipo_problema: '' }],
    ['a kind edited by hand', { ...good, tipo_problema: 'elogio' }, { ...good, tipo_problema: '' }],
    ['a field missing', { ...good, mensagem: undefined }, null],
    ['no object', 'texto', null],
  ])('%s', (_requirement, stored, expected) => {
    expect(z.safeParse(MessageDraftSchema, stored).data ?? null).toEqual(expected);
  });
});
