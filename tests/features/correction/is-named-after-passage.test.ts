import { describe, expect, it } from 'vitest';
import type { Finding } from '@/domain/evaluation/evaluation';
import { isNamedAfterPassage } from '@/features/correction/is-named-after-passage';

const finding: Finding = {
  start: 0,
  end: 16,
  trecho: 'nos dias de hoje',
  classe: 'laranja',
  codigo: 'cliche',
  competencia: 1,
  mensagem: 'Situe o fato.',
};

describe('isNamedAfterPassage', () => {
  it('sees through quotation marks and capitals', () => {
    expect(isNamedAfterPassage({ ...finding, regra: '“Nos dias de hoje”' })).toBe(true);
  });

  it('wants the passage shown where something takes its place, or the rule is called otherwise', () => {
    expect(isNamedAfterPassage({ ...finding, regra: 'Nos dias de hoje', sugestao: 'hoje' })).toBe(false);
    expect(isNamedAfterPassage({ ...finding, regra: 'Clichê' })).toBe(false);
    expect(isNamedAfterPassage(finding)).toBe(false);
  });
});
