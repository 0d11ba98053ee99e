import { describe, expect, it } from 'vitest';
import { filterQueue, type QueueFilter, type QueueItem, WHOLE_QUEUE } from '@/domain/classrooms/review-queue';

type Item = QueueItem & { tema_id: string | null };

const item = (id: string, given: Partial<Item> = {}): Item => ({
  id,
  sala_id: '3a',
  sala_nome: '3º A',
  aluno_id: id,
  aluno_nome: id,
  esperado: false,
  tema: 'Leitura',
  tema_id: 'leitura',
  prazo: null,
  enviado_em: '2025-10-20T12:00:00Z',
  total: 600,
  largura: null,
  revisada: false,
  rascunho: false,
  ...given,
});

const ids = (items: Item[], filter: Partial<QueueFilter> = {}) =>
  filterQueue(items, { ...WHOLE_QUEUE, ...filter }, 50).itens.map(({ id }) => id);

describe('the review queue', () => {
  it.each<[QueueFilter['ordem'], string[]]>([
    ['prazo', ['due', 'late-student', 'ana', 'Álvaro']],
    ['certeza', ['late-student', 'ana', 'Álvaro', 'due']],
    ['nao_visto', ['due', 'late-student', 'ana', 'Álvaro']],
    ['nome', ['Álvaro', 'ana', 'due', 'late-student']],
  ])('sorts by %s, the oldest first among equals', (ordem, order) => {
    const items = [
      item('seen', { revisada: true, aluno_id: 'Álvaro' }),
      item('Álvaro', { enviado_em: '2025-10-22T12:00:00Z', largura: 300 }),
      item('ana', { enviado_em: '2025-10-21T12:00:00Z' }),
      item('late-student', { enviado_em: '2025-10-20T13:00:00Z' }),
      item('due', { prazo: '2025-10-24T02:59:59Z', largura: 80 }),
    ];
    expect(ids(items, { ordem })).toEqual(order);
  });

  it('tells reviewed ones, drafts, classes, themes and names apart', () => {
    const items = [
      item('a', { revisada: true }),
      item('b', { rascunho: true, sala_id: '2b' }),
      item('c', { tema_id: null, aluno_nome: 'Íris Nogueira' }),
    ];
    expect(ids(items)).toEqual(['b', 'c']);
    expect(ids(items, { estado: 'revisada' })).toEqual(['a']);
    expect(ids(items, { estado: 'rascunho' })).toEqual(['b']);
    expect(ids(items, { sala: '2b' })).toEqual(['b']);
    expect(ids(items, { tema: 'leitura' })).toEqual(['b']);
    for (const busca of [' íris ', 'IRIS', 'i\u0301ris  nog']) expect(ids(items, { busca })).toEqual(['c']);
  });

  it('counts all, and gives the first ones without what only the device knows', () => {
    const { itens, total } = filterQueue([item('a'), item('b')], WHOLE_QUEUE, 1);
    expect(total).toBe(2);
    expect(itens).toHaveLength(1);
    expect(itens[0]).not.toHaveProperty('tema_id');
  });
});
