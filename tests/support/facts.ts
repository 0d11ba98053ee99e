import { FACT_NAMES, type FactName, type Facts } from '../../src/domain/scoring/facts.ts';

const NO_FACTS = Object.fromEntries(FACT_NAMES.map((name) => [name, 0])) as Record<FactName, number>;

/** All facts are 0 except the given ones. */
export function factsWith(values: Partial<Facts>): Facts {
  return {
    ...NO_FACTS,
    redMarks: 0,
    yellowMarks: 0,
    unknownMarks: 0,
    hasSource: 0,
    unlinkedParagraphs: 0,
    stockFrames: 0,
    hasAgentOrAction: 0,
    sureElements: 0,
    ...values,
  };
}
