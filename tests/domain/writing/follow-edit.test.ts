import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followEdit } from '@/domain/writing/follow-edit';

const BEFORE = 'Um erro aqui e outro ali.';

function follow(after: string, ...passages: string[]) {
  const spans = passages.map((passage) => {
    const start = BEFORE.indexOf(passage);
    return { start, end: start + passage.length };
  });
  return followEdit(BEFORE, after, spans).map(({ start, end }) => after.slice(start, end));
}

describe('followEdit', () => {
  it.each([
    ['what stands before an edit stays', 'Um erro aqui e outro lugar.', ['erro', 'outro']],
    ['what stands after it moves', 'Há um grande erro aqui e outro ali.', ['erro', 'outro']],
    ['what is edited goes', 'Um ero aqui e outro ali.', ['outro']],
    ['a word that goes on being written goes', 'Um erros aqui e outro ali.', ['outro']],
    ['a word with letters before it goes', 'Um erro aqui e noutro ali.', ['erro']],
    ['a sign after a word leaves it', 'Um erro, aqui e outro ali.', ['erro', 'outro']],
    ['a blank before a word leaves it', 'Um erro aqui e  outro ali.', ['erro', 'outro']],
    ['two words become one', 'Um erroaqui e outro ali.', ['outro']],
    ['an emptied sheet keeps nothing', '', []],
  ])('%s', (_requirement, after, expected) => {
    expect(follow(after, 'erro', 'outro')).toEqual(expected);
  });

  it('keeps exactly the same passages, whatever the edit', () => {
    const word = fc.constantFrom('a', 'bc', ' ', '.', 'é', '\n');
    const text = fc.array(word, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.nat(30), fc.nat(30), (before, after, one, other) => {
        const start = Math.min(one, other, before.length);
        const end = Math.min(Math.max(one, other), before.length);
        if (start === end) return;
        for (const span of followEdit(before, after, [{ start, end }]))
          expect(after.slice(span.start, span.end)).toBe(before.slice(start, end));
      }),
    );
  });
});
