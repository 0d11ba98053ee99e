import type { Proposal } from '../../argument/find-proposals.ts';
import { saysWho } from '../../argument/element-words.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from '../../argument/intervention-elements.ts';
import { countElements } from '../../argument/rules/proposal.ts';
import { isSubjunctive } from '../../argument/rules/proposal-words.ts';
import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import type { EssayReading } from '../read-essay.ts';
import type { Fault } from './compose-feedback.ts';
import { joinList } from './wording.ts';

/**
 * Subject of a question: the action if it is certain, else the proposal of the closing, as in "o que você propõe em
 * “Portanto, …”".
 */
export type Asked = { of: string; about: string; inside: string; isAction: boolean };

/** The subject of a question in three wordings: with "de", without a preposition, and with "em". */
export function askAbout(
  shown: string,
  { isAction, isProposed }: { isAction: boolean; isProposed: boolean },
): Asked {
  if (isAction) return { of: `de ${shown}`, about: shown, inside: `em ${shown}`, isAction };
  const rest = `o que você ${isProposed ? 'propõe' : 'diz'} em ${shown}`;
  return { of: `d${rest}`, about: rest, inside: `n${rest}`, isAction };
}

/** For each element, the wording of the request to add it, given the current proposal. */
export const ASKED: Record<InterventionElement, (proposal: Asked) => string> = {
  agente: ({ inside, about, isAction }) =>
    isAction
      ? `diga quem vai agir ${inside}: um ministério, a escola, a mídia, a prefeitura`
      : `transforme numa proposta completa ${about}: quem vai agir, o que fará, por que meio e para quê`,
  ação: ({ inside }) =>
    `diga o que deve ser feito ${inside}, com um verbo preciso: criar, ampliar, fiscalizar`,
  meio: ({ about }) => `explique como ${about} vai acontecer: “por meio de…”, “mediante…”`,
  finalidade: ({ of }) => `mostre o efeito esperado ${of}: “a fim de…”, “para que…”`,
  detalhamento: ({ about }) =>
    `detalhe ${about}: um exemplo, um parceiro ou o que o agente tem a ver com o problema`,
};

/** Wording of each element in a list of requests: "diga quem vai agir, como e para quê". */
const ASKED_IN_LIST: Record<InterventionElement, string> = {
  agente: 'quem vai agir (um ministério, a escola, a mídia, a prefeitura)',
  ação: 'o que será feito',
  meio: 'como (“por meio de…”)',
  finalidade: 'para quê (“a fim de…”)',
  detalhamento: 'um detalhe (um exemplo, um parceiro)',
};
/**
 * Elements in the order of the graders' grid; agent and action come first, because the other elements depend on
 * them.
 */
const WEIGHTIEST: readonly InterventionElement[] = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'];
/** Maximum number of other elements requested together with a detail. */
const MOST_BESIDE_DETAIL = 1;
/** Likelihood from which an unrecognized element is not requested in a list. */
const LIKELY_THERE = 0.5;
/**
 * If no action is certain, agent and action are also requested if their likelihood is below this value, even if
 * they were recognized.
 */
const LIKELY_CORE = 0.7;

function isCore(element: InterventionElement): boolean {
  return element === 'agente' || element === 'ação';
}

/** Ease (0–1) of completing a proposal in one step. */
export const TOGETHER = 0.8;

/** One sentence that requests all missing elements; undefined if fewer than two are missing. */
export function askTogether(
  missing: readonly InterventionElement[],
  { inside, isAction }: Asked,
  { likely, whole }: { likely: Record<InterventionElement, number>; whole: string },
): Fault['together'] {
  const open = WEIGHTIEST.filter(
    (element) =>
      (missing.includes(element) && likely[element] < LIKELY_THERE) ||
      (!isAction && isCore(element) && likely[element] < LIKELY_CORE),
  );
  const asked = open.filter((element) => element !== 'detalhamento' || open.length <= MOST_BESIDE_DETAIL + 1);
  if (asked.length < 2) return undefined;
  const list = joinList(asked.map((element) => ASKED_IN_LIST[element]));
  const todo = isAction ? `complete a proposta: ${inside}, diga ${list}` : whole;
  return { todo, kinds: asked.map((element) => `elemento:${element}`), ease: TOGETHER };
}

const WHOLE = 'quem deve agir, o que fará, como e para quê';

/**
 * Requests a whole proposal if it is unclear what the text already contains, without claiming that a proposal is
 * present or missing.
 */
export function askForWhole(
  { essay, structure, proposal }: EssayReading,
  { closing, wish }: { closing: string; wish: string | null },
): string {
  const last = structure.countedParagraphs.at(-1);
  if (wish !== null) return `deixe clara e completa a sua proposta, a partir de ${wish}: ${WHOLE}`;
  if (structure.breaks.includes('sem-conclusao'))
    return `termine o texto com uma proposta completa, na conclusão: ${WHOLE}`;
  const isTraced =
    (proposal.likely['ação'] >= TRACED_FROM && !isSaidByOthers(essay, proposal.sentence)) ||
    last?.words.some(({ lower }) => isSubjunctive(lower));
  return isTraced
    ? `deixe clara e completa a proposta do último parágrafo (${closing}): ${WHOLE}`
    : `feche o último parágrafo (${closing}) com uma proposta completa: ${WHOLE}`;
}

/** Likelihood from which an unrecognized action may be present. */
const TRACED_FROM = 0.45;

/** Minimum likelihood of an element for it to show that there is a proposal to complete. */
const IS_PROPOSED = 0.6;
/** Phrases in which the action names its agent: "Cabe a quem recebe a notícia um exercício". */
const NAMES_ACTOR = /(?<!\p{L})(?:cab(?:e|eria|endo)|cumpre|compete|incumbe)\s+(?:ao?s?|às?)\s/iu;
const BEFORE_ACTION = 12;

/**
 * If at most `FEW_SURE` elements are certain and at most `FEW_FOUND` are found, they make a proposal only if the
 * sentence of the action states that the action should be done.
 */
const FEW_SURE = 2;
const FEW_FOUND = 3;
/** Words for the future or a remedy, in addition to the words of `WISHES`. */
const TO_COME =
  /^(?:.{3,}(?:[aei]ra|[aei]rao)|seriam?|soluc.*|medidas?|propostas?|basta|podem?|podemos|tem|temos|vamos|importante|fundamental|essencial|imprescindivel|urgente|forma|maneira|atraves|meio|hora)$/;

/** Whether the sentence of the action states that the action should be done. */
function isWished(essay: EssayReading['essay'], { passages, sentence }: Proposal): boolean {
  const at = passages['ação']?.start ?? sentence?.start;
  const around = essay.sentences.find(({ start, end }) => at !== undefined && start <= at && at < end);
  return (
    around?.words.some(
      ({ key }, word) => WISHES.test(key) || TO_COME.test(key) || isToBeDone(around.words, word),
    ) ?? false
  );
}

/** If at least this many elements are recognized, they are regarded as a proposal in any position of the essay. */
const SURELY_PROPOSED = 3;

/**
 * The sentence of the proposal to complete: the sentence with most elements, or else the sentence of the closing
 * that expresses a wish.
 */
export function findSentenceToComplete(reading: EssayReading, closing: Span): AnalyzedSentence | null {
  const { sentence, passages } = reading.proposal;
  const isIn = sentence !== null && sentence.start >= closing.start && sentence.end <= closing.end;
  const isMuch = countElements(passages) >= SURELY_PROPOSED;
  const proposed =
    (isIn || isMuch) &&
    !isSaidByOthers(reading.essay, sentence) &&
    isProposal(reading) &&
    isWished(reading.essay, reading.proposal)
      ? sentence
      : null;
  return (isIn && isMuch ? proposed : null) ?? findWishedSentence(reading, closing) ?? proposed;
}

/** Whether "fazer" after "a" means something to be done: "A única coisa a se fazer", "o que há a fazer". */
function isToBeDone(words: readonly { key: string }[], at: number): boolean {
  const before = words[at - 1]?.key === 'se' ? words[at - 2] : words[at - 1];
  return words[at]?.key === 'fazer' && before?.key === 'a';
}

/** Whether the recognized elements make a proposal, as opposed to one or two verbs that may belong to anything. */
export function isProposal({ essay, proposal }: Pick<EssayReading, 'essay' | 'proposal'>): boolean {
  const { sure, likely } = proposal;
  const found = INTERVENTION_ELEMENTS.filter((element) => proposal.passages[element]);
  if (sure.length <= FEW_SURE && found.length <= FEW_FOUND && !isWished(essay, proposal)) return false;
  return sure.length > 0 || INTERVENTION_ELEMENTS.some((element) => likely[element] >= IS_PROPOSED);
}

/** The elements that are not recognized; all elements if the recognized elements hardly make a proposal. */
export function findMissing({
  essay,
  proposal,
}: Pick<EssayReading, 'essay' | 'proposal'>): InterventionElement[] {
  if (!isProposal({ essay, proposal })) return [...INTERVENTION_ELEMENTS];
  const { passages } = proposal;
  const action = passages['ação'];
  const hasActor =
    action !== undefined &&
    (saysWho(essay, action) ||
      NAMES_ACTOR.test(essay.text.slice(Math.max(0, action.start - BEFORE_ACTION), action.end)));
  return INTERVENTION_ELEMENTS.filter((element) => !passages[element] && !(element === 'agente' && hasActor));
}

/** Characters which show that a passage was cut from a larger unit: a quotation, an aside, or text with a colon. */
const IS_CUT = /["“”«»()[\]:]|''/;

/** Endings which show that a passage was cut before its object: "Se inteirar mais sobre". */
const ENDS_OPEN = /(?<!\p{L})(?:de|d[ao]s?|[ao]s?|em|n[ao]s?|para|com|por|pel[ao]s?|sobre|entre|que|e|ou)$/iu;

/** Whether an action can be quoted without changes. */
export function isQuotable({ essay }: EssayReading, { start, end }: Span): boolean {
  const shown = essay.text.slice(start, end);
  return !IS_CUT.test(shown) && !ENDS_OPEN.test(shown);
}

/** Whether a sentence opens or ends with words quoted from others; such a sentence is not the writer's proposal. */
function isSaidByOthers({ text }: EssayReading['essay'], sentence: Span | null): boolean {
  return sentence !== null && SAID_BY_OTHERS.test(text.slice(sentence.start, sentence.end));
}
const SAID_BY_OTHERS = /^["“«]|["”»](?:[.,]|, [^.]{0,40})?[.!]?$/u;

const SHORT_ACTION = 4;

/** Extends a short action to the end of its sentence: "criar leis que protejam os idosos". */
export function wholeAction({ essay, proposal }: EssayReading, action: Span): Span {
  const words = essay.text.slice(action.start, action.end).split(/\s+/).length;
  const end = proposal.sentence?.end ?? 0;
  return words < SHORT_ACTION && end > action.end ? { start: action.start, end } : action;
}

/** Words with which a sentence states that something should be done. */
const WISHES =
  /^(?:dev(?:e|em|emos|era|erao|eria|eriam|eriamos)|precis(?:a|am|amos|o|os|as)|necessari[oa]s?|fundamental|essencial|imprescindivel|indispensavel|primordial|poderia|poderiam|cabe|urge|faz-se|dever)$/;
/** Adjectives that express a wish in "é essencial que" but not in "é uma jornada essencial". */
const QUALITY = /^(?:necessari[oa]s?|fundamental|essencial|imprescindivel|indispensavel|primordial)$/;
const BEFORE_QUALITY =
  /^(?:e|sao|seria|seriam|sera|se|faz-se|fazem-se|torna-se|tornam-se|mostra-se|fica|mais|muito|extremamente|tao|como|tambem|de|suma|importancia)$/;
/** Verbs that, after "poderia", express a supposition instead of a wish: "Poderia ser a gota d'água". */
const SUPPOSES = /^(?:ser|estar|ter|haver)$/;

/** Negations at the start of a sentence, which then states what should not be done: "Nem tudo deve ser dito". */
const DENIES = /^(?:nem|nada|ninguem|nenhuma?|jamais|nunca)$/;
/** Words that announce a proposal explicitly. */
const PROPOSES_OUTRIGHT = /^(?:solucao|saida)$/;
const I_PROPOSE = /^(?:sugiro|sugeria|sugerimos|proponho|propomos|proporia)$/;

function wishesAt(words: readonly { key: string }[], at: number): boolean {
  const [before = '', own = ''] = [words[at - 1]?.key, words[at]?.key];
  return (
    WISHES.test(own) && before !== 'nao' && (at === 0 || !QUALITY.test(own) || BEFORE_QUALITY.test(before))
  );
}

/** Whether a sentence states explicitly that something should be done: "É fundamental promover". */
export function wishes(words: readonly { key: string }[]): boolean {
  return words.some((_, at) => wishesAt(words, at));
}

/** The sentence of the closing which states, even vaguely, that something should be done. */
function findWishedSentence({ essay }: EssayReading, { start, end }: Span): AnalyzedSentence | null {
  const closing = essay.sentences.filter(
    (one) => one.start >= start && one.end <= end && !isSaidByOthers(essay, one),
  );
  const wish = closing.find(({ words }) => {
    const [first] = words;
    return (
      (first === undefined || !DENIES.test(first.key)) &&
      words.some(
        ({ key }, at) =>
          wishesAt(words, at) && !(key.startsWith('poderia') && SUPPOSES.test(words[at + 1]?.key ?? '')),
      )
    );
  });
  const outright = closing.find(({ words }) => {
    const at = words.findIndex(({ key }) => PROPOSES_OUTRIGHT.test(key));
    return (at !== -1 && words[at + 1]?.key === 'e') || words.some(({ key }) => I_PROPOSE.test(key));
  });
  return outright ?? wish ?? null;
}
