import { describe, expect, it } from 'vitest';
import {
  addPages,
  chooseAlternative,
  countConfirmed,
  goToLine,
  goToWord,
  isOpenDoubt,
  lineText,
  rereadable,
  startCheck,
  takeFirmLines,
  takeLine,
  takeWord,
  typeLine,
  undo,
  withReread,
  type LineCheck,
} from '@/domain/ocr/hand/confirm-lines';
import { buildHandLine, buildHandPage } from '../../../support/hand-pages';

const start = (...lines: string[]) => startCheck([buildHandPage(lines)]);
const texts = ({ lines }: LineCheck) => lines.map(lineText);
const taken = ({ lines, at }: LineCheck) => lines[at]?.words.map(({ isTaken }) => isTaken);

describe('word by word', () => {
  it('begins at the first doubtful word', () => {
    expect(start('vão ~jantar hoje')).toMatchObject({ at: 0, word: 1 });
    expect(start('vão jantar')).toMatchObject({ at: 0, word: 0 });
  });

  it('takes the firm words before it along, and goes to the next doubt', () => {
    const check = takeWord(start('se vão ~jantar ou ~não hoje'));
    expect(taken(check)).toEqual([true, true, true, false, false, false]);
    expect(check.word).toBe(4);
  });

  it('does not take a doubtful word that was passed by', () => {
    const check = takeWord(goToWord(start('~se vão jantar'), 2));
    expect(taken(check)).toEqual([false, true, true]);
    expect(check.word).toBe(0);
  });

  it('confirms the line with its last word, and goes to the next', () => {
    const check = takeWord(takeWord(start('a ~fome persiste', 'no Brasil')));
    expect(countConfirmed(check)).toBe(1);
    expect(check).toMatchObject({ at: 1, word: 0 });
  });

  it('takes a reading by choosing it, and stays where it is', () => {
    const check = chooseAlternative(start('colhe disperdiça|desperdiça'), 'desperdiça');
    expect(texts(check)).toEqual(['colhe desperdiça']);
    expect(check.lines[0]?.words.some(isOpenDoubt)).toBe(false);
    expect(check).toMatchObject({ at: 0, word: 1 });
  });

  it('stays inside the line', () => {
    expect(goToWord(start('a fome'), 7).word).toBe(1);
    expect(goToWord(start('a fome'), -1).word).toBe(0);
  });
});

describe('line by line', () => {
  it('confirms a line with its doubts', () => {
    const check = takeLine(start('a ~fome', 'no Brasil'));
    expect(check.lines[0]).toMatchObject({ isConfirmed: true });
    expect(check.lines[0]?.words.some(isOpenDoubt)).toBe(false);
    expect(check.at).toBe(1);
  });

  it('takes what was typed, however it is spaced', () => {
    expect(texts(typeLine(start('a ~foma', 'no Brasil'), '  a  fome '))).toEqual(['a fome', 'no Brasil']);
  });

  it('leaves nothing of a line that was no writing', () => {
    const check = typeLine(start('~||', 'no Brasil'), ' ');
    expect(check.lines[0]).toMatchObject({ isConfirmed: true, words: [] });
  });

  it('comes back to lines that were passed by, and ends behind the last', () => {
    let check = takeLine(goToLine(start('um', 'dois', 'três'), 1));
    expect(check.at).toBe(2);
    check = takeLine(check);
    expect(check.at).toBe(0);
    check = takeLine(check);
    expect(check.at).toBe(3);
    expect(takeLine(takeWord(typeLine(check, 'x')))).toBe(check);
  });

  it('takes all firm lines, but none that was touched or is doubtful', () => {
    const lines = start('um', 'dois ~ou mais', 'três', 'quatro cinco');
    const touched = goToLine(chooseAlternative(goToLine(lines, 3), '4'), 0);
    const check = takeFirmLines(touched);
    expect(check.lines.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, true, false]);
    expect(check.at).toBe(1);
  });

  it('goes on with the lines of a page that came later', () => {
    const done = takeLine(start('um'));
    const check = addPages(done, [buildHandPage(['dois'], 'm')]);
    expect(check.at).toBe(1);
    expect(texts(check)).toEqual(['um', 'dois']);
  });
});

it('takes one step after the other back, to where it was taken', () => {
  const first = start('a ~fome ~persiste', 'no Brasil');
  const second = takeWord(first);
  const third = typeLine(second, 'a fome');
  expect(undo(third)).toEqual(second);
  expect(undo(undo(third))).toEqual(first);
  expect(undo(first)).toBe(first);
});

describe('lines that are read anew', () => {
  const before = takeLine(start('um', 'dois', '~trâs', '~quatra cinco'));

  it('are those that nobody has touched and nobody is at', () => {
    const touched = goToLine(chooseAlternative(goToLine(before, 3), 'quatro'), 1);
    expect(rereadable(touched).map(({ id }) => id)).toEqual(['l2']);
  });

  it('change, whatever else came back', () => {
    const reread = ['l0', 'l1', 'l2'].map((id) => buildHandLine(id, 'três'));
    expect(texts(withReread(before, reread))).toEqual(['um', 'dois', 'três', 'quatra cinco']);
  });

  it('stay changed when an earlier step is taken back', () => {
    const check = undo(withReread(before, [buildHandLine('l2', 'três')]));
    expect(texts(check)).toEqual(['um', 'dois', 'três', 'quatra cinco']);
    expect(check.at).toBe(0);
  });
});
