import { ISSUE_CATEGORIES } from '../issue-detectors/issue.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import { findCohesionGaps, type CohesionGap } from '../signals/cohesion-gaps.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { joinList, quote } from './wording.ts';

const GAPS: Record<CohesionGap, string> = {
  'poucos-conectivos':
    'Use mais conectivos diferentes entre as frases: “além disso”, “no entanto”, “uma vez que”.',
  'quase-sem-conectivos':
    'Ligue as frases umas às outras: quase não há palavras que mostrem a relação entre elas.',
  'paragrafos-soltos':
    'Abra cada parágrafo ligando-o ao anterior: “Em primeiro lugar”, “Ademais”, “Portanto”.',
  'relacoes-pouco-variadas':
    'Varie as relações: além de somar, mostre causa, oposição, consequência e exemplo.',
};
const MAX_NAMED = 4;
const MAX_NAMED_WORDS = 3;

/** Competency 4: connectives used, paragraphs linked, words repeated. */
export function cohesionFeedback(reading: EssayReading): CompetencyFeedback {
  const names = [...new Set(reading.connectives.map(({ name }) => name))];
  const byLength = names.toSorted((a, b) => b.length - a.length).slice(0, MAX_NAMED);
  const strength =
    names.length > 0
      ? `O texto usa ${names.length === 1 ? 'um conectivo' : `${names.length} conectivos diferentes`}, como ${joinList(byLength.map(quote))}.`
      : 'As frases são independentes e fáceis de seguir uma a uma.';
  const gaps = findCohesionGaps(reading).map((gap) => GAPS[gap]);
  const issues = issuesOf(reading, 4);
  const points = [...issues.map(({ code }) => pointFor(reading, code)), ...gaps];
  return {
    strength,
    advice:
      points.length === 0 ? 'Os parágrafos se encadeiam sem repetições que cansem.' : adviceOf(reading, gaps),
    improvements: points,
  };
}

function adviceOf(reading: EssayReading, gaps: string[]): string {
  const repeated = repeatedForms(reading, 'palavra-repetida');
  if (repeated.length > 0) return `Algumas palavras voltam demais: ${joinList(repeated.map(quote))}.`;
  return gaps[0] ?? 'O mesmo conectivo volta muitas vezes: alterne com outros de sentido igual.';
}

function pointFor(reading: EssayReading, code: keyof typeof ISSUE_CATEGORIES): string {
  const forms = repeatedForms(reading, code);
  const { advice } = ISSUE_CATEGORIES[code];
  return forms.length > 0 ? `${advice} Veja ${joinList(forms.map(quote))}.` : advice;
}

function repeatedForms({ findings }: EssayReading, code: string): string[] {
  const forms = findings.filter(({ codigo }) => codigo === code).map(({ trecho }) => trecho.toLowerCase());
  return [...new Set(forms)].slice(0, MAX_NAMED_WORDS);
}
