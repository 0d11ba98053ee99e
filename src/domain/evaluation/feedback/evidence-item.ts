import type { Span } from '../../text/span.ts';
import type { InterventionElement } from '../../argument/intervention-elements.ts';
import type { EvidenceItem, EvidencePassage } from '../evidence.ts';
import { MAX_EVIDENCE_QUOTES } from '../rules-constants.ts';
import { clipQuote } from './clip-quote.ts';

/** Names of evidence, as a teacher says them; feedback finds its quotes by them. */
export const LABELS = {
  cleanSentences: 'Períodos em que nada marquei',
  markedSentences: 'Períodos com marca',
  variedSentences: 'Construção dos períodos',
  longSentences: 'Períodos longos demais',
  themeWords: 'Palavras do tema',
  missingThemeWords: 'Palavras do tema que faltam',
  subject: 'Assunto do tema',
  productiveRepertoire: 'Repertório ligado ao tema',
  repertoire: 'Repertório',
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
  referentialLinks: 'Retomadas do que foi dito',
  proposalLinks: 'Proposta ligada à discussão',
} as const;

/** The five elements, each as its own piece of evidence. */
export const ELEMENT_LABELS: Record<InterventionElement, string> = {
  agente: 'Agente',
  ação: 'Ação',
  meio: 'Meio',
  finalidade: 'Finalidade',
  detalhamento: 'Detalhamento',
};

/** For what may be something else. */
export const UNSURE = 'talvez este trecho: não o reconheci com certeza';

/** Whether a detail says that what is shown may be something else. */
export function isUnsure(detail: string | undefined): boolean {
  return detail?.startsWith('talvez ') ?? false;
}

type Said = { detail?: string; spans?: readonly Span[] };

/** Something that speaks for the level. */
export function inFavor(text: string, label: string, said: Said = {}): EvidenceItem {
  return toItem('favor', text, label, said);
}

/** Something that speaks against the level. */
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

/** Exact quotes of at most 90 characters, each wording once, three at most. */
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
