import { describe, expect, it } from 'vitest';
import { RULES } from '@/domain/writing/rules';
import { canRestOn, LISTED_RULES, surenessOf, surestFirst } from '@/domain/writing/sureness';

const SURE = { id: 'spelling/reform:1a' };
const LIKELY = { id: 'vague/thing:2b' };
const DOUBTFUL = { id: 'confusion/a-há:3c:2' };

describe('how sure marks are', () => {
  it('names rules that there are', () => {
    const ids = new Set(RULES.map(({ id }) => id));
    expect([...LISTED_RULES.keys()].filter((rule) => !ids.has(rule))).toEqual([]);
  });

  it('tells by the rule', () => {
    expect([SURE, LIKELY, DOUBTFUL, {}].map(surenessOf)).toEqual(['sure', 'likely', 'doubtful', 'likely']);
  });

  it('puts the surest first and keeps the order of others', () => {
    const other = { id: 'spelling/word:4d' };
    expect(surestFirst([DOUBTFUL, LIKELY, SURE, other])).toEqual([SURE, other, LIKELY, DOUBTFUL]);
  });

  it('rests advice on no mark that is often wrong', () => {
    expect([[DOUBTFUL], [DOUBTFUL, LIKELY], []].map(canRestOn)).toEqual([false, true, false]);
  });
});
