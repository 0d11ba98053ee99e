import type { Span } from '../../text/span.ts';
import type { InterventionElement } from '../../argument/intervention-elements.ts';
import type { EvidenceItem, EvidencePassage } from '../evaluation.ts';
import { MAX_EVIDENCE_QUOTES, MAX_EVIDENCE_CHARACTERS } from '../rules-constants.ts';
import { quote } from './wording.ts';

/** Labels of evidence, in words that a teacher would use; the feedback finds quotes by these labels. */
export const LABELS = {
  cleanSentences: 'Períodos sem desvio marcado',
  markedSentences: 'Períodos com desvio marcado',
  variedSentences: 'Construção dos períodos',
  longSentences: 'Períodos longos demais',
  themeWords: 'Palavras do tema',
  missingThemeWords: 'Palavras do tema que faltam',
  subject: 'Assunto do tema',
  productiveRepertoire: 'Repertório ligado ao tema',
  repertoire: 'Repertório',
  stockRepertoire: 'Repertório que cabe em qualquer tema',
  stockFrames: 'Frases que cabem em qualquer tema',
  textType: 'Tipo de texto',
  humanRights: 'Direitos humanos',
  copied: 'Trechos iguais aos textos motivadores',
  readerAddress: 'Conversa com o leitor',
  thesis: 'Tese',
  thesisReturn: 'Retomada da tese',
  repeatedSentences: 'Frases repetidas',
  paragraphs: 'Parágrafos',
  development: 'Desenvolvimento',
  paragraphLinks: 'Elos entre parágrafos',
  unlinkedParagraphs: 'Parágrafos sem ligação na abertura',
  innerConnectives: 'Conectivos dentro dos parágrafos',
  wrongConnectives: 'Conectivo fora do sentido',
  referentialLinks: 'Retomadas do que foi dito',
  proposalLinks: 'Proposta ligada à discussão',
} as const;

/** Labels of the five elements of a proposal. */
export const ELEMENT_LABELS: Record<InterventionElement, string> = {
  agente: 'Agente',
  ação: 'Ação',
  meio: 'Meio',
  finalidade: 'Finalidade',
  detalhamento: 'Detalhamento',
};

/** Label of a thesis that is likely but uncertain, because another sentence may be the thesis. */
export const LIKELY_THESIS = 'Provável tese';

/** Detail of evidence that is uncertain, because the passage may be something else. */
export const UNSURE = 'talvez este trecho: não o reconheci com certeza';

/** Detail of an unrecognized element if the text contains words that usually express it; not reported as a doubt. */
export const OTHER_WORDS = 'não reconheci, e o texto pode dizê-lo com outras palavras';

/** Whether a detail states that the evidence is uncertain. */
export function isUnsure(detail: string | undefined): boolean {
  return detail?.startsWith('talvez ') ?? false;
}

type Said = { detail?: string; spans?: readonly Span[] };

/** Makes an item of evidence in favor of the level. */
export function inFavor(text: string, label: string, said: Said = {}): EvidenceItem {
  return toItem('favor', text, label, said);
}

/** Makes an item of evidence against the level. */
export function against(text: string, label: string, said: Said = {}): EvidenceItem {
  return toItem('contra', text, label, said);
}

function toItem(
  side: EvidenceItem['side'],
  text: string,
  label: string,
  { detail, spans = [] }: Said,
): EvidenceItem {
  const passages = toPassages(text, spans);
  return detail === undefined ? { side, label, passages } : { side, label, detail, passages };
}

/** Exact quotes of at most 90 characters, at most three, without duplicates. */
function toPassages(text: string, spans: readonly Span[]): EvidencePassage[] {
  const passages = new Map<string, EvidencePassage>();
  for (const span of spans) {
    if (passages.size === MAX_EVIDENCE_QUOTES) break;
    const quote = clipQuote(text, span);
    const start = text.indexOf(quote, span.start);
    if (quote !== '' && !passages.has(quote))
      passages.set(quote, { start, end: start + quote.length, quote });
  }
  return [...passages.values()];
}

/**
 * The start of a passage, at most 90 characters, cut between words where possible. Quotation marks around the whole passage are
 * left out, since the caller adds its own.
 */
export function clipQuote(text: string, span: Span): string {
  const { start, end } = withoutOuterMarks(text, span);
  if (end - start <= MAX_EVIDENCE_CHARACTERS) return text.slice(start, end);
  const head = text.slice(start, start + MAX_EVIDENCE_CHARACTERS + 1);
  const lastBlank = head.search(/\s\S*$/);
  const cut = lastBlank > 0 ? lastBlank : MAX_EVIDENCE_CHARACTERS;
  return text.slice(start, start + cut).replace(/[\uD800-\uDBFF]$/, '');
}

const MARKS: Record<string, string> = { '"': '"', '“': '”', '‘': '’', "'": "'", '«': '»' };

function withoutOuterMarks(text: string, { start, end }: Span): Span {
  const isQuoted = end - start > 2 && MARKS[text[start] ?? ''] === text[end - 1];
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

/** Number of words of a quote that are enough to find the passage in the text. */
const WORDS_TO_FIND = 8;
const LONGEST_READ = 200;

/** The item with this label, if any. */
export function itemNamed(items: readonly EvidenceItem[], label: string): EvidenceItem | undefined {
  return items.find((item) => item.label === label);
}

/** The first quotes of an item, in quotation marks; long quotes are cut. */
export function quotesOf(item: EvidenceItem | undefined, most = 2): string[] {
  return (item?.passages ?? []).slice(0, most).map((passage) => beginning(passage.quote));
}

/** The beginning of a passage, in quotation marks, with "…" if cut. */
export function beginningOf(text: string, { start, end }: Span): string {
  return beginning(text.slice(start, Math.min(end, start + LONGEST_READ)));
}

function beginning(passage: string): string {
  const words = passage.trim().split(/\s+/);
  const begin = words.slice(0, WORDS_TO_FIND).join(' ');
  return words.length > WORDS_TO_FIND ? `${quote(begin).slice(0, -1)}…”` : quote(begin);
}
