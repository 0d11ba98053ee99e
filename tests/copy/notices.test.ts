import { expect, it } from 'vitest';
import { newNotices, noticeSentence } from '@/copy/notices';
import type { Notice } from '@/domain/notices/notice';

const NOW = new Date('2025-11-05T12:00:00.000Z');
const NOTICE: Notice = {
  chave: 'k',
  tipo: 'enviada',
  sala_id: '3a',
  sala_nome: '3º A',
  tema_id: null,
  tema: null,
  prazo: null,
  quantos: 12,
  quando: NOW.toISOString(),
  lido: false,
  aluno_id: null,
  aluno_nome: null,
  envio_id: null,
  redacao_id: null,
};
const ONE = { quantos: 1, aluno_nome: 'Ana' };

it.each<[Partial<Notice>, string]>([
  [{ tipo: 'enviada' }, '12 redações chegaram em 3º A'],
  [{ tipo: 'enviada', ...ONE }, 'Ana enviou uma redação em 3º A'],
  [{ tipo: 'entrou' }, '12 alunos entraram em 3º A'],
  [{ tipo: 'entrou', ...ONE }, 'Ana entrou em 3º A'],
  [{ tipo: 'retirada' }, '12 alunos retiraram a redação enviada em 3º A'],
  [{ tipo: 'retirada', ...ONE }, 'Ana retirou a redação enviada em 3º A'],
  [{ tipo: 'lugar' }, '12 alunos entraram pelo nome em 3º A: confirme de quem são as redações que esperam'],
  [
    { tipo: 'lugar', quantos: 1 },
    'Um aluno entrou pelo nome em 3º A: confirme se as redações que esperam são dele',
  ],
  [{ tipo: 'oferta', quantos: 1 }, 'Querem passar a sala 3º A para você: aceite ou recuse em “Professores”'],
  [{ tipo: 'recebida', quantos: 1 }, 'A sala 3º A agora é sua: quem era responsável por ela excluiu a conta'],
  [{ tipo: 'revisada' }, '12 redações suas foram revisadas em 3º A'],
  [{ tipo: 'revisada', quantos: 1 }, 'Sua redação foi revisada em 3º A'],
  [{ tipo: 'tema', quantos: 1 }, 'Tema novo em 3º A'],
  [{ tipo: 'prazo', quantos: 1, prazo: '2025-11-07T02:59:59.999Z' }, 'A entrega em 3º A é amanhã'],
  [{ tipo: 'prazo', quantos: 1, prazo: '2025-11-06T02:59:59.999Z' }, 'A entrega em 3º A é hoje'],
])('%j is told as "%s"', (notice, sentence) => {
  expect(noticeSentence({ ...NOTICE, ...notice }, NOW)).toBe(sentence);
});

it('counts new ones', () => {
  expect([newNotices(1), newNotices(3)]).toEqual(['1 aviso novo', '3 avisos novos']);
});
