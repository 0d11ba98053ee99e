import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { findThemePresence } from '@/domain/evaluation/evidence/theme-presence';

const THEME = 'O desperdício de alimentos no Brasil';
const ON = 'Cada família joga fora muito alimento bom durante a semana inteira.';
const OFF = 'Os ônibus passam vazios pela praça da cidade durante a noite toda.';
const SETTING = 'O Brasil é um país de praias bonitas e de cidades muito cheias.';

const presenceIn = (essay: string) => {
  const { mentions, absent } = findThemePresence(readEssay({ theme: THEME, essay }));
  return [mentions.map(({ start, end }) => essay.slice(start, end)), absent.length];
};

describe('findThemePresence', () => {
  it.each([
    ['a word of the same family', ON, [['alimento'], 0]],
    ['a paragraph without', `${ON}\n${OFF}`, [['alimento'], 1]],
    ['where it happens is not what it is about', `${ON}\n${SETTING}`, [['alimento'], 1]],
    ['unless nothing else is taken up', SETTING, [['Brasil'], 0]],
    ['short lines do not count', `${ON}\nFim.`, [['alimento'], 0]],
    ['nothing taken up', OFF, [[], 1]],
  ])('%s', (_requirement, essay, expected) => {
    expect(presenceIn(essay)).toEqual(expected);
  });
});
