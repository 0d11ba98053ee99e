import type { CompetencyKey } from '../../rubric/competency.ts';
import type { Span } from '../../text/span.ts';
import { PEN_CLASSES } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { MAX_EVIDENCE_QUOTES } from '../rules-constants.ts';
import { clipQuote } from './clip-quote.ts';

/** Quotes of the student's text behind each level; a competency without any is left out. */
export function evidenceByRules(reading: EssayReading): Partial<Record<CompetencyKey, string[]>> {
  const { findings, repertoire, structure, connectives, intervention } = reading;
  const passages: Record<CompetencyKey, Span[]> = {
    competencia_1: PEN_CLASSES.flatMap((pen) =>
      findings.filter(({ competencia, classe }) => competencia === 1 && classe === pen),
    ),
    competencia_2: repertoire,
    competencia_3: structure.thesis ? [structure.thesis] : [],
    competencia_4: connectives.toSorted((a, b) => b.name.length - a.name.length),
    competencia_5: intervention.sentence ? [intervention.sentence] : [],
  };
  const evidence: Partial<Record<CompetencyKey, string[]>> = {};
  for (const [key, spans] of Object.entries(passages)) {
    const quotes = new Set<string>();
    for (const span of spans) {
      if (quotes.size === MAX_EVIDENCE_QUOTES) break;
      quotes.add(clipQuote(reading.essay.text, span));
    }
    if (quotes.size > 0) evidence[key as CompetencyKey] = [...quotes];
  }
  return evidence;
}
