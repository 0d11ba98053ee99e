import { issuesOf, type EssayReading } from '../read-essay.ts';
import { ISSUE_CATEGORIES } from '../issue-detectors/issue.ts';
import { COHERENT_ABOVE_OVERLAP, MIN_PARAGRAPHS } from '../rules-constants.ts';
import { clipQuote } from './clip-quote.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { count, joinList, quote } from './wording.ts';

/** Competency 2: the theme's words taken up, the repertoire, the shape of the text type. */
export function themeFeedback(reading: EssayReading): CompetencyFeedback {
  return { strength: strengthOf(reading), advice: adviceOf(reading), improvements: improvementsOf(reading) };
}

function strengthOf({ overlap, repertoire, essay, structure }: EssayReading): string {
  const takesUpTheme = overlap.found.length > 0 && !overlap.lacksSubject;
  const theme = takesUpTheme ? `O texto retoma o tema (${listed(overlap.found)})` : '';
  const marks = repertoire.slice(0, 2).map((mark) => `“${unquoted(clipQuote(essay.text, mark))}”`);
  if (theme && marks.length > 0) return `${theme} e traz repertório de fora da prova: ${joinList(marks)}.`;
  if (theme) return `${theme}.`;
  if (marks.length > 0) return `O texto traz repertório de fora da prova: ${joinList(marks)}.`;
  return `O texto está organizado em ${count(structure.countedParagraphs.length, 'parágrafo', 'parágrafos')} de prosa.`;
}

function adviceOf({ overlap, repertoire, structure }: EssayReading): string {
  if (overlap.share <= COHERENT_ABOVE_OVERLAP) {
    return 'As palavras centrais do tema aparecem pouco: deixe claro em cada parágrafo que o assunto é este.';
  }
  if (structure.countedParagraphs.length < MIN_PARAGRAPHS) {
    return `Com menos de ${MIN_PARAGRAPHS} parágrafos desenvolvidos, faltam partes do texto dissertativo-argumentativo.`;
  }
  if (repertoire.length === 0)
    return 'Falta um repertório sociocultural que sustente o argumento: sem ele o nível máximo não vem.';
  if (overlap.missing.length > 0) return `Vale ligar os argumentos também a ${listed(overlap.missing)}.`;
  return 'Mostre em cada argumento como o repertório explica o problema, para que ele seja produtivo.';
}

function improvementsOf(reading: EssayReading): string[] {
  const { overlap, repertoire, structure } = reading;
  const points: string[] = [];
  if (overlap.missing.length > 0)
    points.push(`Retome no texto as palavras do tema que faltaram: ${listed(overlap.missing)}.`);
  if (repertoire.length === 0)
    points.push('Cite um autor, uma lei, um dado ou um fato histórico e explique o que ele mostra.');
  if (structure.countedParagraphs.length < MIN_PARAGRAPHS) {
    points.push('Organize o texto em introdução, dois parágrafos de desenvolvimento e conclusão.');
  }
  return [...points, ...issuesOf(reading, 2).map(({ code }) => ISSUE_CATEGORIES[code].advice)];
}

const MAX_LISTED = 4;

function listed(words: string[]): string {
  return joinList(words.slice(0, MAX_LISTED).map((word) => quote(word)));
}

function unquoted(text: string): string {
  return text.replace(/^["“«„]+|["”»“]+$/g, '');
}
