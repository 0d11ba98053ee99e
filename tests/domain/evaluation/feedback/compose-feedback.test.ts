import { describe, expect, it } from 'vitest';
import { composeFeedback } from '@/domain/evaluation/feedback/compose-feedback';

const fault = (name: string) => ({
  kind: name,
  amount: 1,
  seen: `vê-se ${name}`,
  todo: `mude ${name}`,
  ease: 1,
});
const WITH_FAULTS = {
  praises: ['há luz', 'há cor'],
  faults: [fault('um'), fault('dois'), fault('três'), fault('quatro')],
  unexplained: 'nada explica',
  further: 'vá além',
};
const WITHOUT = { ...WITH_FAULTS, faults: [] };

describe('composeFeedback', () => {
  it.each([
    [200, 'Há luz.', 'Para manter o nível, mude um.', []],
    [160, 'Há luz.', 'Para chegar a 200, comece por aqui: mude um.', ['Mude dois.', 'Mude três.']],
    [120, 'Há luz.', 'Vê-se um.', ['Mude um.', 'Mude dois.', 'Mude três.']],
    [80, 'Um bom começo: há luz.', 'O que mais pesa: vê-se um.', ['Mude um.', 'Mude dois.', 'Mude três.']],
    [0, 'Um bom começo: há luz.', 'O que mais pesa: vê-se um.', ['Mude um.', 'Mude dois.', 'Mude três.']],
  ] as const)('at %s, with faults', (level, strength, advice, improvements) => {
    expect(composeFeedback(level, WITH_FAULTS)).toEqual({ strength, advice, improvements });
  });

  it.each([
    [200, 'Para manter o nível, vá além.', []],
    [160, 'Para chegar a 200, comece por aqui: vá além.', []],
    [120, 'Nada explica.', ['Vá além.']],
    [40, 'Nada explica.', ['Vá além.']],
  ] as const)('at %s, without', (level, advice, improvements) => {
    expect(composeFeedback(level, WITHOUT)).toMatchObject({ advice, improvements });
  });

  it('asks for nothing twice, as of paragraphs that begin alike', () => {
    const twice = { ...WITH_FAULTS, faults: [fault('um'), fault('um'), fault('dois')] };
    expect(composeFeedback(80, twice).improvements).toEqual(['Mude um.', 'Mude dois.']);
    expect(composeFeedback(160, twice).improvements).toEqual(['Mude dois.']);
  });
});
