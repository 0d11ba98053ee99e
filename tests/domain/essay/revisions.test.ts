import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import {
  addRevision,
  changedStretch,
  followLoss,
  halveRevisions,
  isBigLoss,
  lostCharacters,
  MAX_SHEETS,
  MAX_VERSIONS_PER_SHEET,
  startLossRun,
  wasSent,
  type Revision,
  type RevisionReason,
} from '@/domain/essay/revisions';

const THEME = 'Caminhos para reduzir o desperdício de alimentos no Brasil';
const AT = '2025-10-22T18:00:00.000Z';

const sentence = (number: number) => `A frase de número ${number} fala do desperdício de alimentos.`;

/** An essay that grew by a sentence at each version. */
function grown(count: number, reason: RevisionReason = 'pause'): Revision[] {
  let versions: Revision[] = [];
  let essay = '';
  for (let number = 1; number <= count; number += 1) {
    essay += `${sentence(number)} `;
    versions = addRevision(versions, { theme: THEME, essay }, { reason, at: AT });
  }
  return versions;
}

describe('what counts as a loss', () => {
  it.each([
    ['nothing changed', 'o pão', 'o pão', 0],
    ['written further', 'o pão', 'o pão de ontem', 0],
    ['words in the middle', 'o pão de ontem', 'o pão velho de ontem', 0],
    ['a word taken out', 'o pão velho de ontem', 'o pão de ontem', 6],
    ['everything deleted', 'o pão', '', 5],
    ['another text', 'o pão', 'um bife', 5],
    ['one word for another', 'comi pão ontem', 'comi bolo ontem', 2],
    ['repeated letters', 'aaaa', 'aa', 2],
  ])('%s', (_requirement, before, after, lost) => {
    expect(lostCharacters(before, after)).toBe(lost);
  });

  const essay = [1, 2, 3, 4].map(sentence).join(' ');
  it.each<[requirement: string, after: { theme?: string; essay?: string }, isBig: boolean]>([
    ['one sentence', { essay: [1, 2, 3].map(sentence).join(' ') }, false],
    ['two sentences', { essay: [1, 2].map(sentence).join(' ') }, true],
    ['a corrected word', { essay: essay.replace('alimentos', 'comida') }, false],
    ['the theme', { theme: 'Publicidade infantil em questão no Brasil' }, true],
    ['the end of the theme', { theme: THEME.replace(' no Brasil', '') }, false],
  ])('%s', (_requirement, after, isBig) => {
    const before = { theme: THEME, essay };
    expect(isBigLoss(followLoss(startLossRun(before), before, { ...before, ...after }))).toBe(isBig);
  });

  it('a short text is big when more than half of it goes', () => {
    const before = { theme: '', essay: 'Falta comida na mesa de muita gente.' };
    const lossTo = (essay: string) =>
      isBigLoss(followLoss(startLossRun(before), before, { theme: '', essay }));
    expect(lossTo('')).toBe(true);
    expect(lossTo('Falta comida na mesa')).toBe(false);
  });

  it('letter by letter adds up, and writing on starts anew', () => {
    const before = { theme: THEME, essay };
    let text = before;
    let run = startLossRun(before);
    const becomes = (next: string) => {
      run = followLoss(run, text, { theme: THEME, essay: next });
      text = { theme: THEME, essay: next };
    };
    for (let left = 59; left > 0; left -= 1) becomes(text.essay.slice(0, -1));
    expect(isBigLoss(run)).toBe(false);
    becomes(text.essay.slice(0, -1));
    expect(isBigLoss(run)).toBe(true);
    expect(run.from.essay).toBe(essay);
    becomes(`${text.essay}!`);
    expect(isBigLoss(run)).toBe(false);
  });
});

describe('an essay that was sent', () => {
  it.each([
    ['the text became the backup', { essay: '', backup: 'O pão' }, true],
    ['the sheet was only cleared', { essay: '', backup: '' }, false],
    ['it was written on', { essay: 'O pão de ontem', backup: '' }, false],
  ])('%s', (_requirement, after, expected) => {
    expect(wasSent({ ...EMPTY_DRAFT, essay: 'O pão' }, { ...EMPTY_DRAFT, ...after })).toBe(expected);
  });
});

describe('adding a version', () => {
  it('numbers it, counts its words and names its sheet', () => {
    expect(grown(2).map(({ order, sheet, words }) => [order, sheet, words])).toEqual([
      [1, 1, 10],
      [2, 1, 20],
    ]);
  });

  it.each<[requirement: string, essay: string, reason: RevisionReason, count: number]>([
    ['nothing to see', ' \n\u200b', 'before-loss', 0],
    ['some words at a pause say nothing yet', 'No Brasil de', 'pause', 0],
    ['before a loss any word counts', 'No Brasil de', 'before-loss', 1],
    ['a beginning', 'No Brasil de hoje, falta', 'pause', 1],
  ])('%s', (_requirement, essay, reason, count) => {
    expect(addRevision([], { theme: THEME, essay }, { reason, at: AT })).toHaveLength(count);
  });

  it('the same text is no second version; that it was sent is told', () => {
    const versions = grown(1);
    const same = { theme: THEME, essay: versions[0]!.essay };
    expect(addRevision(versions, same, { reason: 'before-loss', at: AT })).toEqual(versions);
    const sent = addRevision(versions, same, { reason: 'sent', at: AT });
    expect(sent).toEqual([{ ...versions[0], reason: 'sent' }]);
    expect(addRevision(sent, same, { reason: 'sent', at: AT })).toEqual(sent);
  });

  it('after one that was sent another essay begins', () => {
    const sent = addRevision(
      grown(2),
      { theme: THEME, essay: grown(2)[1]!.essay },
      { reason: 'sent', at: AT },
    );
    const next = addRevision(sent, { theme: THEME, essay: sentence(9) }, { reason: 'pause', at: AT });
    expect(next.map(({ sheet }) => sheet)).toEqual([1, 1, 3]);
  });

  it('keeps the order of writing when the clock is set back', () => {
    const later = addRevision([], { theme: '', essay: sentence(1) }, { reason: 'pause', at: AT });
    const back = '2020-01-01T00:00:00.000Z';
    const both = addRevision(later, { theme: '', essay: sentence(2) }, { reason: 'pause', at: back });
    expect(both.map(({ order, at }) => [order, at])).toEqual([
      [1, AT],
      [2, back],
    ]);
  });
});

describe('the limits', () => {
  it('twenty versions of an essay: the past grows thin, the newest are all there', () => {
    const orders = grown(200).map(({ order }) => order);
    expect(orders).toHaveLength(MAX_VERSIONS_PER_SHEET);
    expect(orders.slice(-3)).toEqual([198, 199, 200]);
    // Some versions from the first half of the writing remain, too.
    expect(orders.filter((order) => order <= 100).length).toBeGreaterThan(1);
  });

  it('never loses the newest or the longest, and no text before a loss for a mere pause', () => {
    const long = sentence(1).repeat(30);
    let versions = addRevision([], { theme: THEME, essay: long }, { reason: 'before-loss', at: AT });
    for (let number = 1; number <= 100; number += 1) {
      const essay = `${sentence(number)} Outra vez.`;
      versions = addRevision(versions, { theme: THEME, essay }, { reason: 'pause', at: AT });
    }
    expect(versions[0]).toMatchObject({ essay: long, reason: 'before-loss' });
    expect(versions.at(-1)?.essay).toContain(sentence(100));
  });

  it('keeps the essay on the sheet and the last ones before it', () => {
    let versions: Revision[] = [];
    for (let number = 1; number <= 9; number += 1) {
      versions = addRevision(versions, { theme: THEME, essay: sentence(number) }, { reason: 'sent', at: AT });
    }
    expect(versions.map(({ essay }) => essay)).toEqual([4, 5, 6, 7, 8, 9].map(sentence));
  });

  it('holds whatever is written', () => {
    const reasons: RevisionReason[] = ['pause', 'before-loss', 'before-restore', 'other-tab', 'sent'];
    const steps = fc.array(fc.tuple(fc.constantFrom(...reasons), fc.integer({ min: 1, max: 60 })), {
      maxLength: 150,
    });
    fc.assert(
      fc.property(steps, (written) => {
        let versions: Revision[] = [];
        for (const [reason, size] of written) {
          const essay = sentence(size).repeat(size);
          versions = addRevision(versions, { theme: THEME, essay }, { reason, at: AT });
          expect(versions.at(-1)?.essay).toBe(essay);
        }
        const orders = versions.map(({ order }) => order);
        expect(orders).toEqual([...new Set(orders)].sort((one, other) => one - other));
        const sheets = [...new Set(versions.map(({ sheet }) => sheet))];
        expect(sheets.length).toBeLessThanOrEqual(MAX_SHEETS);
        for (const sheet of sheets) {
          const ofSheet = versions.filter((one) => one.sheet === sheet);
          expect(ofSheet.length).toBeLessThanOrEqual(MAX_VERSIONS_PER_SHEET);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('on a device without room half of them go, and never the newest or the longest', () => {
    const versions = grown(20);
    const halved = halveRevisions(versions);
    expect(halved).toHaveLength(10);
    expect(halved.at(-1)).toEqual(versions.at(-1));
    expect(halveRevisions(grown(1))).toHaveLength(1);
  });
});

describe('changedStretch', () => {
  it.each([
    [
      'what was added',
      'Toda noite sobra comida.',
      'Toda noite sobra comida. E falta pão.',
      'comida. E falta pão.',
      'comida.',
    ],
    ['in the middle', 'Sobra comida boa.', 'Sobra muita comida boa.', 'muita ', ''],
    ['a changed word, whole', 'Falta comida na mesa.', 'Falta comer na mesa.', 'comer', 'comida'],
    ['what went', 'Um. Dois. Três.', 'Um. Três.', '', 'Dois. '],
    ['nothing', 'Um.', 'Um.', 'Um.', 'Um.'],
  ])('%s', (_requirement, before, after, added, removed) => {
    expect(changedStretch(before, after)).toEqual({ added, removed });
  });
});
