import { describe, expect, it } from 'vitest';
import { paperTitle } from '@/features/correction/paper/paper-title';

const submittedAt = '2025-10-20T15:00:00.000Z';

describe('paperTitle', () => {
  it.each([
    ['names theme and day', 'Acesso ao cinema', 'Redação – Acesso ao cinema – 20-10-2025'],
    ['leaves out what no file name may hold', 'Cinema: a/b? "sim"', 'Redação – Cinema a b sim – 20-10-2025'],
    ['is a name without a theme', ' ', 'Redação – 20-10-2025'],
  ])('%s', (_requirement, theme, title) => {
    expect(paperTitle({ theme, submittedAt })).toBe(title);
  });

  it('cuts a long theme after a word', () => {
    const title = paperTitle({ theme: 'Desafios da valorização dos saberes '.repeat(6), submittedAt });
    expect(title.length).toBeLessThan(110);
    expect(title).toMatch(/\p{L}… – 20-10-2025$/u);
  });

  it('leaves out a day that is none', () => {
    expect(paperTitle({ theme: 'Acesso ao cinema', submittedAt: '' })).toBe('Redação – Acesso ao cinema');
  });
});
