import { describe, expect, it } from 'vitest';
import { EssayRowSchema } from '@/contracts/essay-row';
import { buildEvaluation } from '../support/builders';

const row = {
  id: 'row-1',
  tema: 'Tema',
  texto: 'Texto.',
  nota_total: 760,
  correcao: buildEvaluation(),
  chave_idempotencia: null,
  data_envio: '2025-10-22T18:00:00.000Z',
  created_at: '2025-10-22T18:00:00.000Z',
};

describe('EssayRowSchema', () => {
  it('takes a row with its correction, and one of the bare columns of the specification', () => {
    expect(EssayRowSchema.parse(row)).toEqual(row);
    const bare = { ...row, tema: null, nota_total: null, correcao: null };
    expect(EssayRowSchema.parse(bare)).toEqual(bare);
  });

  it.each([['texto'], [{ nota_final: 1000 }], [[]], [undefined]])(
    'a correction that is %j reads as none',
    (correcao) => {
      expect(EssayRowSchema.parse({ ...row, correcao })).toEqual({ ...row, correcao: null });
    },
  );

  it.each([[{ texto: null }], [{ created_at: null }], [{ nota_total: -40 }], [{ id: '' }]])(
    'refuses %j',
    (changes) => expect(EssayRowSchema.safeParse({ ...row, ...changes }).success).toBe(false),
  );
});
