import { describe, expect, it } from 'vitest';
import type { Issue } from '@/domain/evaluation/issue-detectors/issue';
import type { FindingCode } from '@/domain/writing/categories';
import { resolveFindings } from '@/domain/evaluation/resolve-findings';

const TEXT = 'abcdefghij'.repeat(100);
const issue = (start: number, end: number, code: FindingCode): Issue => ({ start, end, code, message: 'm' });
const resolved = (issues: Issue[]) =>
  resolveFindings(TEXT, issues).map(({ start, end, codigo }) => [start, end, codigo]);

describe('resolveFindings', () => {
  it.each([
    [
      'in the order of the text',
      [issue(5, 6, 'crase'), issue(1, 2, 'crase')],
      [
        [1, 2, 'crase'],
        [5, 6, 'crase'],
      ],
    ],
    [
      'the red pen wins over purple',
      [issue(0, 9, 'palavra-repetida'), issue(3, 4, 'crase')],
      [[3, 4, 'crase']],
    ],
    ['yellow wins over orange', [issue(0, 5, 'cliche'), issue(4, 8, 'oralidade')], [[4, 8, 'oralidade']]],
    [
      'of one pen, the longer from the same place',
      [issue(0, 2, 'crase'), issue(0, 5, 'crase')],
      [[0, 5, 'crase']],
    ],
    [
      'neighbours both stay',
      [issue(0, 3, 'crase'), issue(3, 5, 'crase')],
      [
        [0, 3, 'crase'],
        [3, 5, 'crase'],
      ],
    ],
    [
      'outside the text or empty: dropped',
      [issue(-1, 2, 'crase'), issue(4, 4, 'crase'), issue(990, 1001, 'crase')],
      [],
    ],
  ])('%s', (_requirement, issues, expected) => {
    expect(resolved(issues)).toEqual(expected);
  });

  it('at most 20 of one code and 60 in all', () => {
    const many = (code: FindingCode, from: number) =>
      Array.from({ length: 50 }, (_, at) => issue(from + at, from + at + 1, code));
    const findings = resolved([
      ...many('crase', 0),
      ...many('ortografia', 100),
      ...many('oralidade', 200),
      ...many('cliche', 300),
    ]);
    expect(findings).toHaveLength(60);
    expect(findings.filter(([, , code]) => code === 'crase')).toHaveLength(20);
  });

  it('carries pen, competency, passage and replacement', () => {
    const [finding] = resolveFindings('à partir de hoje', [
      { start: 0, end: 8, code: 'crase', message: 'Sem crase.', replacement: 'a partir' },
    ]);
    expect(finding).toEqual({
      start: 0,
      end: 8,
      trecho: 'à partir',
      classe: 'vermelho',
      codigo: 'crase',
      competencia: 1,
      mensagem: 'Sem crase.',
      sugestao: 'a partir',
    });
  });
});
