import { saysNone } from '../argument/element-words.ts';
import { AGENT_HEADS, AGENT_QUALITIES, isInfinitive } from '../argument/rules/proposal-words.ts';
import { findStockPhrases } from '../argument/stock-phrases.ts';
import { OF_ANYBODY } from '../argument/sure-elements.ts';
import { analyzeText, type AnalyzedText } from '../text/analyze-text.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { readForChecking, type CheckedText } from '../writing/checked-text.ts';
import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import { areWithin, countShared, fitsAnyProposal, fitsAnyTheme, sayingStems } from './generic-words.ts';
import { isElement, OUTLINE_FIELDS, type Outline, type OutlineField } from './outline.ts';
import { claims, givesReason, isFigureAlone, namesFact, provesNothing, saysOrigin } from './reads-as.ts';

/** What a field of a plan still lacks. */
export type OutlineGap =
  /** It asks instead of saying. */
  | 'question'
  /** It is the theme as given, or the theme again. */
  | 'theme-again'
  /** It claims nothing yet. */
  | 'theme-only'
  /** It claims something, and does not say why. */
  | 'no-reason'
  | 'figure-only'
  /** It says what another field says. */
  | 'repeated'
  | 'too-short'
  | 'no-proof'
  | 'no-origin'
  /** Its words would fit any theme, or any proposal. */
  | 'fits-any'
  /** It names nobody in particular. */
  | 'nobody'
  /** It is another element of a proposal. */
  | 'other-element';

/** The gap of each field that is written in; null where the reader asks for nothing. */
export type OutlineReading = Partial<Record<OutlineField, OutlineGap | null>>;

/** Beyond this length a field is an essay; only its beginning is read (characters). */
const MOST_READ = 600;

/**
 * Reads the fields of a plan with the readers of an essay, and says kindly what is missing: it asks only where that
 * is sure. Accepts any words. `theme` is the theme on the sheet, perhaps empty.
 */
export function readOutline(outline: Outline, theme: string, lexicon: Lexicon): OutlineReading {
  const texts = new Map<OutlineField, CheckedText>();
  for (const field of OUTLINE_FIELDS) {
    const words = outline.fields[field]?.trim().slice(0, MOST_READ) ?? '';
    if (words !== '') texts.set(field, readForChecking(words, lexicon, theme));
  }
  const asked = analyzeText(theme);
  return Object.fromEntries(
    [...texts].map(([field, text]) => [field, gapOf(field, text, { theme: asked, texts })]),
  );
}

type Around = { theme: AnalyzedText; texts: ReadonlyMap<OutlineField, CheckedText> };

function gapOf(field: OutlineField, text: CheckedText, around: Around): OutlineGap | null {
  if (text.text.trimEnd().endsWith('?')) return 'question';
  if (isElement(field)) return elementGap(field, text, around);
  switch (field) {
    case 'tema':
      return ownThemeGap(text, around);
    case 'tese':
      return thesisGap(text);
    case 'argumento1':
      return argumentGap(text, around, null);
    case 'argumento2':
      return argumentGap(text, around, 'argumento1');
    case 'prova1':
      return proofGap(text, around.texts.get('argumento1'));
    case 'prova2':
      return proofGap(text, around.texts.get('argumento2'));
    case 'repertório':
      return repertoireGap(text);
  }
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return areWithin(one, other) && areWithin(other, one);
}

const FEWEST_WORDS = 3;

function ownThemeGap(text: CheckedText, { theme }: Around): OutlineGap | null {
  if (text.words.length < FEWEST_WORDS) return 'too-short';
  const [own, given] = [sayingStems(text), sayingStems(theme)];
  return own.size > 0 && areSame(own, given) ? 'theme-again' : null;
}

function thesisGap(text: CheckedText): OutlineGap | null {
  if (text.words.length < FEWEST_WORDS || !claims(text)) return 'theme-only';
  if (isFigureAlone(text)) return 'figure-only';
  return givesReason(text) ? null : 'no-reason';
}

/** Smallest number of words that say something in an argument. */
const FEWEST_SAYING = 2;

function argumentGap(
  text: CheckedText,
  { theme, texts }: Around,
  former: OutlineField | null,
): OutlineGap | null {
  const stems = sayingStems(text);
  if (stems.size > 0 && areWithin(stems, sayingStems(theme))) return 'theme-again';
  const other = former && texts.get(former);
  if (other && areAlike(stems, sayingStems(other))) return 'repeated';
  if (fitsAnyTheme(stems) || findStockPhrases(text).length > 0) return 'fits-any';
  return stems.size < FEWEST_SAYING ? 'too-short' : null;
}

/** Share of the stems of the shorter field from which two fields say the same. */
const ALIKE_FROM = 0.75;

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const fewer = Math.min(one.size, other.size);
  return fewer >= FEWEST_SAYING && countShared(one, other) >= ALIKE_FROM * fewer;
}

function proofGap(text: CheckedText, argument: CheckedText | undefined): OutlineGap | null {
  if (argument && areWithin(sayingStems(text), sayingStems(argument))) return 'repeated';
  return !namesFact(text) && provesNothing(text) ? 'no-proof' : null;
}

function repertoireGap(text: CheckedText): OutlineGap | null {
  if (findStockPhrases(text).some(({ kind }) => kind === 'repertorio')) return 'fits-any';
  return saysOrigin(text) ? null : 'no-origin';
}

const OPENS_PURPOSE = /^(?:para|pra|a fim de|com o (?:objetivo|intuito) de)(?!\p{L})/iu;
const FORMER_ELEMENTS = {
  agente: [],
  ação: ['agente'],
  meio: ['agente', 'ação'],
  finalidade: ['ação', 'meio'],
  detalhamento: ['agente', 'ação', 'meio', 'finalidade'],
} as const;

function elementGap(
  field: keyof typeof FORMER_ELEMENTS,
  text: CheckedText,
  { texts }: Around,
): OutlineGap | null {
  const stems = sayingStems(text);
  const isRepeated = FORMER_ELEMENTS[field].some((former) => {
    const other = texts.get(former);
    return other && stems.size > 0 && areSame(stems, sayingStems(other));
  });
  if (isRepeated) return 'repeated';
  if (field === 'agente') return agentGap(text);
  if (field !== 'finalidade' && OPENS_PURPOSE.test(text.text)) return 'other-element';
  if (field === 'ação' && namesOnlyAgent(text)) return 'other-element';
  if (field === 'detalhamento' && saysNone(field, text.text)) return 'other-element';
  if (field === 'finalidade' && saysNone(field, asPurpose(text.text))) return 'fits-any';
  return fitsAnyProposal(stems) ? 'fits-any' : null;
}

function agentGap(text: CheckedText): OutlineGap | null {
  const [first] = text.words;
  if (first && isInfinitive(first.lower)) return 'other-element';
  const named = analyzeText(text.text.replace(OF_ANYBODY, ''));
  return named.words.every(({ key }) => isFunctionWord(key) || NOBODY.has(key)) ? 'nobody' : null;
}
const NOBODY = new Set(['gente', 'mundo', 'humano', 'humanos', 'ser', 'seres', 'brasileira', 'brasileiro']);

function namesOnlyAgent({ words }: CheckedText): boolean {
  const saying = words.filter(({ key }) => !isFunctionWord(key));
  return (
    saying.some(({ lower }) => AGENT_HEADS.has(lower)) &&
    saying.every(({ lower }) => AGENT_HEADS.has(lower) || AGENT_QUALITIES.has(lower))
  );
}

function asPurpose(words: string): string {
  return OPENS_PURPOSE.test(words) ? words : `para ${words}`;
}
