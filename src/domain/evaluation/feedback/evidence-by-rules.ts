import type { CompetencyKey } from '../../rubric/competency.ts';
import type { Span } from '../../text/span.ts';
import { PEN_CLASSES } from '../evaluation.ts';
import type { EvidenceItem, EvidencePassage } from '../evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { MAX_EVIDENCE_QUOTES } from '../rules-constants.ts';
import { clipQuote } from './clip-quote.ts';

/** Quotes of the student's text behind each level; a competency without any is left out. */
export function evidenceByRules(reading: EssayReading): Partial<Record<CompetencyKey, EvidenceItem[]>> {
  const { findings, repertoire, structure, connectives, intervention } = reading;
  const spansOf: Record<CompetencyKey, Span[]> = {
    competencia_1: PEN_CLASSES.flatMap((pen) =>
      findings.filter(({ competencia, classe }) => competencia === 1 && classe === pen),
    ),
    competencia_2: repertoire,
    competencia_3: structure.thesis ? [structure.thesis] : [],
    competencia_4: connectives.toSorted((a, b) => b.name.length - a.name.length),
    competencia_5: intervention.sentence ? [intervention.sentence] : [],
  };
  const evidence: Partial<Record<CompetencyKey, EvidenceItem[]>> = {};
  for (const [key, spans] of Object.entries(spansOf)) {
    const passages = new Map<string, EvidencePassage>();
    for (const span of spans) {
      if (passages.size === MAX_EVIDENCE_QUOTES) break;
      const quote = clipQuote(reading.essay.text, span);
      const start = reading.essay.text.indexOf(quote, span.start);
      passages.set(quote, { start, end: start + quote.length, quote });
    }
    if (passages.size > 0) {
      evidence[key as CompetencyKey] = [
        { side: 'favor', label: 'No texto', passages: [...passages.values()] },
      ];
    }
  }
  return evidence;
}
