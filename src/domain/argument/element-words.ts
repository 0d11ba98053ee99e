/* Analysis of an element's words: trimming them, rejecting non-elements, finding elements stated plainly. */
import type { AnalyzedSentence, AnalyzedText } from '../text/analyze-text.ts';
import type { Span } from '../text/span.ts';
import type { InterventionElement } from './intervention-elements.ts';
import type { ProposalPassages } from './rules/proposal.ts';
import {
  AGENT_HEADS,
  isActionNoun,
  isGerund,
  isInfinitive,
  isPastSubjunctive,
  isSubjunctive,
} from './rules/proposal-words.ts';

/**
 * Phrases with "para" that express no purpose: "Para finalizar" ends the text, "para resolver esse impasse" opens
 * any proposal.
 */
const SAYS_NO_PURPOSE =
  /^(?:para|a fim de|afim de) (?:(?:finaliza|conclui|encerra|termina|começa|inicia)r|isso$|tanto$|(?:resolve|soluciona|ameniza|minimiza|reverte)r (?:ess|est|o |a |tal))|^(?:para|a fim de) que (?:isso|isto|tal|ess[ae] \p{L}+) (?:(?:seja|possa ser) (?:mudad|resolvid|alcançad|possível|feit|realizad|solucionad)|ocorra$|aconteça$|mude$|se (?:resolva|realize|concretize)$)/iu;
/** A connective without its complement. */
const EMPTY =
  /^(?:d?ess[ae] (?:forma|maneira|modo)|dest[ae] (?:forma|maneira|modo)|tendo em vista|(?:como )?por exemplo|com isso|por meio d\p{L}+|a fim de(?: que)?|com o (?:objetivo|intuito) de)$/iu;
const GIVES_REASON = /^(?:pois|porque|já que|uma vez que|visto que)(?!\p{L})/iu;
/** Words that mark a purpose: a word of aim, or a future or infinitive verb; "lazer e arte" has neither. */
const HAS_AIM =
  /(?<!\p{L})(?:para|pra|fim|visando|intuito|objetivo|finalidade|propósito|fito|assim|dess[ae]|com isso|que)(?!\p{L})|(?<!\p{L})(?!(?:lazer|mulher|poder|lugar|lar|mar|par)(?!\p{L}))\p{L}+(?:[aeio]r|ndo|ria|riam|rá|rão|sse|ssem|mos)(?![\p{L}])/iu;
/** Start of a second action, which is no detail of the first. */
const ADDS_ACTION = /^(?:e|ou|como também|bem como) (?!assim|com|que|por)\p{L}+/iu;
/** Whether a second action begins without a conjunction: "invista em postos". */
function beginsAction(said: string): boolean {
  const [first = ''] = said.toLowerCase().split(/[\s,]+/, 1);
  return isSubjunctive(first);
}
/** Start of a condition, which is no detail. */
const IF = /^(?:e |mas )?(?:se|caso) (?!(?:d|n)[eao]s? )/iu;
/** Function words left at the end of a passage without their complement: "direcione capital que". */
const HANGS_ON =
  /(?:\s+(?:que|de|d[oa]s?|e|o|a|os|as|para|com|em|n[oa]s?|por|pel[oa]s?|como|um|uma|não|mas|nem))+$/iu;
/** Past tense, which proposes nothing. */
const PAST = /^(?!(?:mus|lic|trof|europ)eu$)\p{L}{2,}(?:ou|eu|iu|aram|eram|iram)$/iu;
const IN_THE_PAST =
  /^(?:se |já |não )?(?!(?:mus|lic|trof|europ)eu)\p{L}{2,}(?:ou|eu|iu|aram|eram|iram)(?!\p{L})/iu;
const ASKS = /^(?:dev|precis|necessit|poder|propo)/;
const TO_COME = /(?:mos|ria|riam|rá|rão|ção|ções|mento|mentos)$/;
/** Nouns of harm, which nobody proposes. */
const HARM =
  /^(?:(?:o|a|os|as) )?(?:descumprim|desrespeit|desmatam|sofrim|crescim|agravam|adoecim|empobrecim|discriminaç|violaç|poluiç|destruiç|degradaç|humilhaç|alienaç)/;
const NAMES_THING = /^(?:o|a|os|as|um|uma|ess[ae]s?|est[ae]s?)\s/iu;
/** A verb of obligation, before which the agent ends: "o governo deve". */
const ASKS_OF_AGENT = /\s(?:dev\p{L}*|precisa\p{L}*|tem de|tem que|cabe)(?!\p{L}).*$/iu;
/** Start of a purpose, before which the action ends. */
const OPENS_PURPOSE =
  /^(?:para|pra|[aà] ?fim de|com (?:o|a|vistas)|visando|objetivando|no intuito|de (?:modo|forma|maneira))(?!\p{L})/iu;

/** Words with which a passive names its agent, and with which any sentence names its means or purpose. */
const SAID: readonly (readonly [InterventionElement, RegExp])[] = [
  [
    'agente',
    new RegExp(
      `(?<![\\p{L}])pel[oa]s? (?:\\p{L}+ )?(?:${[...AGENT_HEADS].join('|')})(?![\\p{L}])(?: (?:federal|brasileir[oa]|públic[oa]s?))?`,
      'iu',
    ),
  ],
  ['meio', /(?<![\p{L}])(?:por meio|por intermédio|através|mediante) [^,.;:]{4,60}(?![\p{L}])/iu],
  [
    'finalidade',
    /(?<![\p{L}])(?:para que|[aà] ?fim de|com o (?:intuito|objetivo|propósito|fito) de|com a finalidade de|visando|objetiva-se|(?:espera|busca|pretende)-se,? (?:assim, |com isso, |que |que assim, )?|(?:o|cujo) (?:objetivo|intuito|propósito) (?:\p{L}+ ){0,4}(?:é|será|seria)|a finalidade (?:\p{L}+ ){0,4}(?:é|será|seria)|(?:isso|assim|dess[ae] \p{L}+|com isso|com essas? \p{L}+),? [^,.;:?]{0,60}(?:rá|rão|remos)) [^,.;:]{4,60}(?![\p{L}])/iu,
  ],
];

/** A purpose, in a sentence that is known to make a proposal: "Para conter a evasão". */
const AIMS_AT =
  /(?<![\p{L}])para (?:(?:não|se) )?(?!(?:lazer|lugar|lar|mulher|poder)(?!\p{L}))\p{L}{2,}[aeiô]r(?:em)? [^,.;:]{4,60}(?![\p{L}])/iu;

/**
 * Elements stated plainly in the proposal's sentence or in the following sentences of its paragraph; they need not
 * belong to the proposal. If the sentence is known to make a proposal, "para" and a verb mark a purpose.
 */
export function findSaid(
  essay: AnalyzedText,
  { start, end, paragraph }: AnalyzedSentence,
  isKnown: boolean,
): ProposalPassages {
  const whole = essay.text.slice(start, essay.paragraphs[paragraph]?.end ?? start);
  const aim = isKnown ? AIMS_AT.exec(essay.text.slice(start, end)) : null;
  const said = SAID.map(([element, pattern]) => [element, pattern.exec(whole)] as const);
  return Object.fromEntries(
    [['finalidade', aim] as const, ...said].flatMap(([element, match]): [InterventionElement, Span][] => {
      if (!match || SAYS_NO_PURPOSE.test(match[0])) return [];
      return [
        [element, { start: start + match.index, end: start + match.index + match[0].trimEnd().length }],
      ];
    }),
  );
}

/**
 * Removes function words without a complement from the ends of the passages, and drops passages that express no
 * element.
 */
export function withoutEmpty(text: string, passages: ProposalPassages): ProposalPassages {
  return Object.fromEntries(
    Object.entries(passages).flatMap(([element, { start, end }]) => {
      const whole = text.slice(start, end);
      const said = (element === 'agente' ? cutAgent(whole) : whole).replace(HANGS_ON, '');
      const isNone = saysNone(element, said) || (element === 'ação' && tellsMore(said));
      return isNone ? [] : [[element, { start, end: start + said.length }]];
    }),
  );
}

/** Cuts an agent at its first comma or dash whose continuation names nobody: "governo federal, maior órgão do país". */
function cutAgent(said: string): string {
  const [first = said, ...others] = said.replace(ASKS_OF_AGENT, '').split(/(?=,\s|\s[(–—-]\s?)/u);
  const until = others.findIndex((part) => !NAMES_SOMEBODY.test(part));
  return [first, ...others.slice(0, until === -1 ? others.length : until)].join('');
}
const NAMES_SOMEBODY = new RegExp(
  `^,\\s(?:e |ou |com )?(?:(?:o|a|os|as|ao|à|aos|às|d[oa]s?|pel[oa]s?) )?(?:\\p{L}+ )?(?:(?:${[...AGENT_HEADS].join('|')})(?!\\p{L})|\\p{Lu})`,
  'u',
);

/** Whether words name an agent, by a common noun (`AGENT_HEADS`) or a proper name. */
export function namesSomebody(said: string): boolean {
  return (
    /\p{Lu}\p{Ll}+ \p{L}*\s?\p{Lu}/u.test(said) ||
    said.split(/[\s,]+/).some((word) => AGENT_HEADS.has(word.toLowerCase()))
  );
}

/** Whether a seeming action belongs to the purpose: "com o intuito de ensinar pais a escolher livros". */
export function isWanted(text: string, action: Span, purpose: Span | undefined): boolean {
  if (!purpose || action.start <= purpose.start || action.end > purpose.end) return false;
  return OPENS_PURPOSE.test(text.slice(purpose.start, purpose.end));
}

/**
 * Whether a seeming action reports the past ("criou um programa") or a state of affairs ("o desperdício cresce nas feiras"), so
 * that nothing is proposed.
 */
function isStatement(action: string): boolean {
  if (IN_THE_PAST.test(action) || HARM.test(action.toLowerCase())) return true;
  const words = action.toLowerCase().split(/[\s,;]+/);
  if (words.some(mayBeWished)) return false;
  return words.some((word) => PAST.test(word)) || NAMES_THING.test(action);
}

function mayBeWished(word: string, at: number, words: readonly string[]): boolean {
  const isVerb = isInfinitive(word) || isSubjunctive(word) || isPastSubjunctive(word) || isGerund(word);
  return isVerb || ASKS.test(word) || TO_COME.test(word) || isActionNoun(word, words[at + 1] ?? '');
}

/** Whether a relative clause describes somebody, as "que cuida das bibliotecas"; "que crie hortas" is a wish. */
function tellsMore(action: string): boolean {
  const [first, ...next] = action.toLowerCase().split(/[\s,]+/, RELATIVE_WITHIN_WORDS);
  return (
    first === 'que' &&
    !next.some((word) => isSubjunctive(word) || isPastSubjunctive(word) || isInfinitive(word))
  );
}
const RELATIVE_WITHIN_WORDS = 6;

/**
 * Whether a passage expresses no element: only a connective, a past action, a purpose without an aim, or a detail that is another
 * action.
 */
export function saysNone(element: string, said: string): boolean {
  if (EMPTY.test(said)) return true;
  if (element === 'ação') return isStatement(said);
  if (element === 'detalhamento') return ADDS_ACTION.test(said) || IF.test(said) || beginsAction(said);
  return (
    element === 'finalidade' && (SAYS_NO_PURPOSE.test(said) || GIVES_REASON.test(said) || !HAS_AIM.test(said))
  );
}

/**
 * Verb forms that tell who acts without naming an institution: "Devemos evitar", "alguns influenciadores deveriam
 * postar".
 */
const OF_SOMEBODY =
  /(?<!\p{L})(?:nós|(?:dev(?:e|ería)|precisa|te|pode(?:ría)?|va)mos)(?!\p{L})|\p{L}+,? (?:devem|deveriam|precisam|precisariam|poderiam|têm que|têm de) (?:se )?(?!(?:ser|haver|existir)(?!\p{L}))\p{L}+[aei]r(?!\p{L})/iu;

/** Whether the sentence of an action names who acts, in any wording. */
export function saysWho({ text, sentences }: AnalyzedText, action: Span): boolean {
  const own = sentences.find(({ start, end }) => start <= action.start && action.start < end);
  return own !== undefined && OF_SOMEBODY.test(text.slice(own.start, own.end));
}
