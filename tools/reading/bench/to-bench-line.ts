import { checkTheme } from '../../../src/domain/evaluation/check-theme.ts';
import { giveLevels } from '../../../src/domain/evaluation/evaluate-essay.ts';
import { gatherEvidence } from '../../../src/domain/evaluation/feedback/gather-evidence.ts';
import { chooseNextSteps } from '../../../src/domain/evaluation/feedback/next-steps.ts';
import { observe } from '../../../src/domain/evaluation/feedback/write-feedback.ts';
import { readEssay, type EssayReading } from '../../../src/domain/evaluation/read-essay.ts';
import { evidenceOf } from '../../../src/domain/evaluation/evidence/essay-evidence.ts';
import type { InterventionElement } from '../../../src/domain/argument/intervention-elements.ts';
import scorer from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import type { Span } from '../../../src/domain/text/span.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import type { Element } from './read-gold.ts';

/** A correction's findings about one essay, in the format of `measure.py` of the readings. */
export type BenchLine = {
  id: string;
  textType: string;
  thesis: Span | null;
  /** Whether `thesis` is shown as the thesis; otherwise it is shown as a possible thesis. */
  thesisSure: boolean;
  repertoire: Span[];
  between: Span[];
  inside: Span[];
  /**
   * Paragraphs reported as unsupported, and paragraphs reported as off the theme, as indexes among the non-empty
   * ones.
   */
  bare: number[];
  offTheme: number[];
  humanRights: Span | null;
  proposal: Record<Element, Span | null> | null;
  themeMatch: boolean;
  /** The next steps that the correction names, in order. */
  steps: { competency: number; place: Span | null }[];
};

type Asked = { id: string; theme: string; text: string };

/**
 * Reads an essay with the same functions as the app. Levels, and with them the next steps, depend on the marks of
 * the lexicon.
 */
export function toBenchLine({ id, theme, text }: Asked, lexicon: Lexicon): BenchLine {
  const reading = readEssay({ theme, essay: text }, lexicon);
  const { essay, prose, connectives, repertoire, proposal, thesis, textType, humanRights } = reading;
  const toSpan = (place: Span) => prose.toWritten(place);
  const bare = (place: Span | null | undefined) => (place ? toSpan(place) : null);
  const indexOf = ({ start }: Span) => essay.paragraphs.findIndex((one) => one.start === start);
  const passageOf = (element: InterventionElement) => bare(proposal.passages[element]);
  return {
    id,
    textType: textType === null ? 'dissertativo' : TYPES[textType.type],
    thesis: bare(thesis?.span),
    thesisSure: thesis?.isSure === true,
    repertoire: repertoire.map(toSpan),
    between: evidenceOf(reading).links.links.map(toSpan),
    inside: connectives.map(toSpan),
    bare: evidenceOf(reading)
      .claims.filter(({ isBare }) => isBare)
      .map(({ paragraph }) => indexOf(paragraph)),
    // The app reports no paragraph as off the theme.
    offTheme: [],
    humanRights: bare(humanRights),
    proposal: proposal.sentence && {
      agent: passageOf('agente'),
      action: passageOf('ação'),
      means: passageOf('meio'),
      purpose: passageOf('finalidade'),
      detail: passageOf('detalhamento'),
    },
    themeMatch: checkTheme({ theme, essay: text }).coherent,
    steps: stepsOf(reading),
  };
}

function stepsOf(reading: EssayReading): BenchLine['steps'] {
  const { levels, ceilings, whatIf } = giveLevels(reading, scorer);
  const observations = observe(reading, levels, gatherEvidence(reading), ceilings);
  return chooseNextSteps(reading, levels, { observations, ceilings, whatIf }).steps.map(
    ({ competency, place }) => ({
      competency,
      place: place ? reading.prose.toWritten(place) : null,
    }),
  );
}

/** The names of text types in `measure.py`. */
const TYPES = { poema: 'poema', carta: 'carta', narrativa: 'narrativo', lista: 'outro' };
