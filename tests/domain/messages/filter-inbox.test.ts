import { describe, expect, it } from 'vitest';
import { ANY_MESSAGE, countStatuses, filterInbox, type InboxFilter } from '@/domain/messages/filter-inbox';
import { buildInboxMessage } from '../../support/classrooms';

const MESSAGES = [
  buildInboxMessage({ id: 'bug', tipo_problema: 'bug', status: 'resolvida', mensagem: 'A FOTO não abre.' }),
  buildInboxMessage({
    id: 'prof',
    papel_usuario: 'teacher',
    nome: 'Renato Conceição',
    email: 'renato@escola.exemplo',
  }),
  buildInboxMessage({ id: 'dev', papel_usuario: 'dev', status: 'em_analise', telefone: '(85) 98800-0000' }),
];

const found = (filter: Partial<InboxFilter>) =>
  filterInbox(MESSAGES, { ...ANY_MESSAGE, ...filter }).map(({ id }) => id);

describe('filterInbox', () => {
  it.each<[string, Partial<InboxFilter>, string[]]>([
    ['nothing chosen takes all, in their order', {}, ['bug', 'prof', 'dev']],
    ['a status', { status: 'nova' }, ['prof']],
    ['a kind', { kind: 'bug' }, ['bug']],
    ['students', { role: 'Aluno' }, ['bug']],
    ['anybody else is a teacher, as the form says', { role: 'Professor' }, ['prof', 'dev']],
    ['words of the message, whatever their case', { search: 'foto' }, ['bug']],
    ['a name, without its accents', { search: 'conceicao' }, ['prof']],
    ['an e-mail', { search: 'ESCOLA.exemplo' }, ['prof']],
    ['a phone', { search: '98800' }, ['dev']],
    ['every word, in any order', { search: '  abre  a foto ' }, ['bug']],
    ['words that do not all occur', { search: 'foto vídeo' }, []],
    ['all of it at once', { status: 'resolvida', kind: 'bug', role: 'Aluno', search: 'foto' }, ['bug']],
    ['what contradicts itself', { status: 'nova', kind: 'bug' }, []],
  ])('%s', (_what, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});

describe('countStatuses', () => {
  it('counts each, zero too', () => {
    expect(countStatuses(MESSAGES)).toEqual({ nova: 1, em_analise: 1, resolvida: 1 });
    expect(countStatuses([])).toEqual({ nova: 0, em_analise: 0, resolvida: 0 });
  });
});
