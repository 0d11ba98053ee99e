import { describe, expect, it } from 'vitest';
import { SPACING_RULES } from '@/domain/writing/rules/spacing';
import { marksOf } from '../../../support/writing-marks';

describe('spacing', () => {
  it.each([
    ['a blank before a comma', 'no Brasil , há fome', ['Brasil , → Brasil,']],
    ['a blank before the last stop', 'há fome .', ['fome . → fome.']],
    ['no blank after a comma', 'fome,sede', ['fome,sede → fome, sede']],
    ['no blank after a stop', 'fome.Tem', ['fome.Tem → fome. Tem']],
    ['a habit, by its first three', 'a,bê c,dê e,fê g,hê', ['a,bê → a, bê', 'c,dê → c, dê', 'e,fê → e, fê']],
    ['decimals are right', 'perde 14,5% às 10:30', []],
    ['an address on the web is right', 'veja exemplo.com e https://exemplo.com', []],
    ['an abbreviation is right', 'no séc.XX, S.Paulo', []],
    ['a detached ellipsis is left alone', 'fome ... sede', []],
    ['a smiley is left alone', 'fome :)', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(SPACING_RULES, text)).toEqual(marks);
  });
});
