import { describe, expect, it } from 'vitest';
import { sayHabit, RULES_WITH_HABIT } from '@/domain/evaluation/feedback/habits';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { observe } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import { RULES } from '@/domain/writing/rules';

describe('sayHabit', () => {
  it('knows rules by their names', () => {
    const names = new Set(RULES.map(({ name }) => name));
    expect(RULES_WITH_HABIT.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['Crase antes de verbo', 3, 'você põe crase antes de verbo: 3 vezes'],
    ['Crase antes de verbo', 2, null],
    ['Dois-pontos que sobram', 9, null],
    [undefined, 9, null],
  ])('%s, %s times', (rule, times, said) => {
    expect(sayHabit(rule, times)).toBe(said);
  });

  it('is told with its number where competency 1 says what weighs most', () => {
    const essay = 'O povo começou à pedir água. A escola passou à fechar cedo. O rio tornou à subir.';
    const reading = readEssay({ theme: '', essay });
    const levels = { 1: 80, 2: 80, 3: 80, 4: 80, 5: 80 } as const;
    const [first] = observe(reading, levels, gatherEvidence(reading))[1].faults;
    expect(first?.seen).toContain('você põe crase antes de verbo: 3 vezes, como em “à pedir”');
  });
});
