import { describe, expect, it } from 'vitest';
import { isRecentPurchase, purchaseFate } from '@/domain/plans/purchase';
import { buildPurchase } from '../../support/builders';

const NOW = new Date('2025-10-22T18:00:00Z');

describe('a recent purchase', () => {
  it.each([
    ['paid just now', '2025-10-22T18:00:00Z', true],
    ['paid an hour ago', '2025-10-22T17:00:00Z', true],
    ['paid longer ago', '2025-10-22T16:59:59Z', false],
    ['ahead of a clock that is slow', '2025-10-22T18:20:00Z', true],
    ['far ahead of any clock', '2025-10-22T19:00:01Z', false],
    ['without a date', '', false],
  ])('%s', (_requirement, created_at, expected) => {
    expect(isRecentPurchase(buildPurchase({ created_at }), NOW)).toBe(expected);
  });
});

describe('what became of a purchase', () => {
  it('is nothing to be told of one that stands', () => {
    expect(purchaseFate(buildPurchase())).toBeNull();
  });

  const returned = { estornada_em: '2025-10-21T12:00:00Z', motivo_estorno: 'devolucao' } as const;
  it.each([
    [
      'refunded unused',
      { ...returned, creditos_retirados: 12 },
      /devolvido: os 12 créditos saíram do saldo\.$/,
    ],
    [
      'refunded with one left',
      { ...returned, creditos_retirados: 1 },
      /: 1 crédito saiu do saldo, e 11 já tinham sido usados\.$/,
    ],
    [
      'refunded with one used',
      { ...returned, creditos_retirados: 11 },
      /: 11 créditos saíram do saldo, e 1 já tinha sido usado\.$/,
    ],
    ['refunded used up', { ...returned, creditos_retirados: 0 }, /: os 12 créditos já tinham sido usados\.$/],
    [
      'disputed',
      { ...returned, motivo_estorno: 'contestacao', creditos_retirados: 12 },
      /^O pagamento foi contestado no banco:/,
    ],
    [
      'refunded before it was granted',
      { ...returned, creditada: false, creditos_retirados: 0 },
      /nada entrou nesta conta/,
    ],
    [
      'a teacher’s plan, refunded',
      { ...returned, produto: 'professor_anual', creditos: 0, creditos_retirados: 0 },
      /o plano saiu da conta/,
    ],
    [
      'a teacher’s plan on another account',
      { produto: 'professor_anual', creditos: 0, creditada: false },
      /para contas de professor/,
    ],
  ] as const)('%s', (_requirement, changes, expected) => {
    expect(purchaseFate(buildPurchase(changes))).toMatch(expected);
  });
});
