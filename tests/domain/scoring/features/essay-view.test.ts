import { expect, it } from 'vitest';
import { toWordStem } from '@/domain/scoring/features/essay-view';

it.each([
  ['educacao', 'educa'],
  ['educacional', 'educac'],
  ['informacoes', 'informa'],
  ['facilmente', 'facil'],
  ['realidade', 'real'],
  ['idade', 'idade'],
  ['racismo', 'racism'],
  ['violencia', 'violen'],
  ['lei', 'lei'],
  ['covid-19', 'covid'],
  ['bem-estar', 'bem-es'],
])('the stem of %s is %s', (key, stem) => {
  expect(toWordStem(key)).toBe(stem);
});
