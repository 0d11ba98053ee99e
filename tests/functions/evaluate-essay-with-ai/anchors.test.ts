import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { CLAIM_SCHEMAS } from '@/contracts/model-claims';
import { checkClaims } from '@/domain/evaluation/model-reading/check-claims';
import { levelByGrid } from '@/domain/evaluation/model-reading/grid-levels';
import { numberSentences } from '@/domain/evaluation/model-reading/numbered-sentences';
import { readEssay } from '@/domain/evaluation/read-essay';
import { COMPETENCY_NUMBERS, type CompetencyNumber } from '@/domain/rubric/competency';
import { ANCHORS } from '../../../supabase/functions/evaluate-essay-with-ai/anchors.ts';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const cases = ANCHORS.flatMap((anchor, at) =>
  COMPETENCY_NUMBERS.map((number) => [at + 1, number, anchor] as const),
);

it.each(cases)(
  'example %i, competency %i: every quote stands, and gives the known level',
  (_, number, anchor) => {
    const lexicon = lexiconWithModels;
    const reading = readEssay({ theme: anchor.theme, essay: anchor.paragraphs.join('\n') }, lexicon);
    const context = { reading, lexicon, shown: numberSentences(reading.essay) };
    const claims = z.parse(CLAIM_SCHEMAS[number as CompetencyNumber], anchor.claims[number]);
    const { facts, count } = checkClaims(number, claims as never, context);
    expect({ ...count, levels: levelByGrid(number, facts, reading) }).toEqual({
      made: count.made,
      kept: count.made,
      levels: anchor.levels[number],
    });
  },
);
