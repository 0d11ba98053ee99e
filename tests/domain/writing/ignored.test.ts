import { describe, expect, it } from 'vitest';
import { restoreFinding, ignoreFinding, withoutIgnored, type Ignored } from '@/domain/writing/ignored';

const TEXT = 'Seu Zezé foi a padaria. O seu Zezé voltou.';
const NOTHING: Ignored = { findings: [], words: [] };

function find(passage: string, id: string, from = 0) {
  const start = TEXT.indexOf(passage, from);
  return { start, end: start + passage.length, id };
}

const zeze = find('Zezé', 'spelling/word:1');
const again = find('Zezé', 'spelling/word:2', 20);
const crase = find('a padaria', 'crase/before-noun:1');
const other = { start: 24, end: 25, codigo: 'crase' };
const all = [zeze, again, crase, other];

describe('what a student waves away', () => {
  it('is a word of their own wherever it stands', () => {
    const ignored = ignoreFinding(NOTHING, TEXT, zeze);
    expect(ignored).toEqual({ findings: [], words: ['zezé'] });
    expect(withoutIgnored(TEXT, all, ignored)).toEqual([crase, other]);
  });

  it('is the same word where a line end divides it', () => {
    const text = 'Seu Ze-\nzé foi a padaria. O seu Zezé voltou.';
    const divided = { start: 4, end: 10, id: 'spelling/word:1' };
    const whole = { start: text.indexOf('Zezé'), end: text.indexOf('Zezé') + 4, id: 'spelling/word:2' };
    const ignored = ignoreFinding(NOTHING, text, divided);
    expect(withoutIgnored(text, [divided, whole], ignored)).toEqual([]);
  });

  it('is any other finding at its place only', () => {
    expect(withoutIgnored(TEXT, all, ignoreFinding(NOTHING, TEXT, crase))).toEqual([zeze, again, other]);
  });

  it('may be of another evaluator, which gives no ids', () => {
    expect(withoutIgnored(TEXT, all, ignoreFinding(NOTHING, TEXT, other))).toEqual([zeze, again, crase]);
  });

  it('is kept once and can be brought back, without the rest', () => {
    const twice = ignoreFinding(ignoreFinding(ignoreFinding(NOTHING, TEXT, crase), TEXT, crase), TEXT, zeze);
    expect(twice.findings).toHaveLength(1);
    expect(restoreFinding(twice, TEXT, crase)).toEqual({ findings: [], words: ['zezé'] });
    expect(restoreFinding(twice, TEXT, again)).toEqual({ findings: [crase.id], words: [] });
  });

  it('does not hide another rule on a word of their own', () => {
    const capital = find('Zezé', 'capitals/name:1');
    expect(withoutIgnored(TEXT, [capital], ignoreFinding(NOTHING, TEXT, zeze))).toEqual([capital]);
  });
});
