import { describe, expect, it } from 'vitest';
import { PRACTICE_BANK } from '@/domain/practice/bank/bank';
import { checkSentence } from '@/domain/practice/check-sentence';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const find = (sentence: string) => checkSentence(sentence, lexiconWithModels);

it('at least 40 rules have 12 sentences or more, none of them twice', () => {
  const rules = PRACTICE_BANK.map(({ rule }) => rule);
  expect(rules.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rules).size).toBe(rules.length);
  expect(PRACTICE_BANK.filter(({ pairs }) => pairs.length < 12)).toEqual([]);
  const sentences = PRACTICE_BANK.flatMap(({ pairs }) => pairs.flatMap(({ wrong, right }) => [wrong, right]));
  expect(new Set(sentences).size).toBe(sentences.length);
});

describe.each(PRACTICE_BANK)('$rule', ({ rule, pairs }) => {
  it('is the one fault of each wrong sentence', () => {
    const found = pairs.map(({ wrong }) => [wrong, find(wrong).map((finding) => finding.rule)]);
    expect(found).toEqual(pairs.map(({ wrong }) => [wrong, [rule]]));
  });

  it('is mended by the checker, where it knows how, as in the right sentence, which has no fault', () => {
    const mended = pairs.map(({ wrong, right }) => {
      const [finding] = find(wrong);
      if (finding?.replacement === undefined) return right;
      return wrong.slice(0, finding.start) + finding.replacement + wrong.slice(finding.end);
    });
    expect(mended).toEqual(pairs.map(({ right }) => right));
    expect(pairs.flatMap(({ right }) => find(right).map(({ rule: other }) => `${other}: ${right}`))).toEqual(
      [],
    );
  });
});
