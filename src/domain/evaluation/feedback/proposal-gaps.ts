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

/** What is asked about: the action where one is sure, else what the closing proposes: "o que propõe em “Portanto, …”". */
export type Asked = { of: string; about: string; inside: string; isAction: boolean };

/** The words for it in a question: of it, about it, in it. */
export function askAbout(
  shown: string,
  { isAction, isProposed }: { isAction: boolean; isProposed: boolean },
): Asked {
  if (isAction) return { of: `de ${shown}`, about: shown, inside: `em ${shown}`, isAction };
  const rest = `o que ${isProposed ? 'propõe' : 'diz'} em ${shown}`;
  return { of: `d${rest}`, about: rest, inside: `n${rest}`, isAction };
}

/** How each element is asked for, given what the proposal says already. */
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

/** The same in a list of what is missing: "diga quem vai agir, como e para quê". */
const ASKED_IN_LIST: Record<InterventionElement, string> = {
  agente: 'quem vai agir (um ministério, a escola, a mídia, a prefeitura)',
  ação: 'o que será feito',
  meio: 'como (“por meio de…”)',
  finalidade: 'para quê (“a fim de…”)',
  detalhamento: 'um detalhe (um exemplo, um parceiro)',
};
/** In the order of the grid: without who acts and what is done the others hang on nothing. */
const WEIGHTIEST: readonly InterventionElement[] = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'];
/** A detail is asked for where little else is. */
const MOST_BESIDE_DETAIL = 1;
/** What is likelier there in words that are not recognised is not asked for in a list. */
const LIKELY_THERE = 0.5;
/** Where no action is sure, who acts and what is done are asked for again unless they are so likely. */
const LIKELY_CORE = 0.7;

function isCore(element: InterventionElement): boolean {
  return element === 'agente' || element === 'ação';
}

/** How much of the way is made by completing a proposal in one go. */
export const TOGETHER = 0.8;

/** All that is missing of a proposal, asked for in one sentence; undefined where it is one thing. */
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

/** How a proposal is asked for of which nobody knows what it has: of none it is said that there is one, of none that there is not. */
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

/** So likely an action may be there, in words that are not recognised. */
const TRACED_FROM = 0.45;

/** Less likely elements alone are no proposal that could be completed. */
const IS_PROPOSED = 0.6;
/** "Cabe a quem recebe a notícia um exercício": the one who acts stands in the action. */
const NAMES_ACTOR = /(?<!\p{L})(?:cab(?:e|eria|endo)|cumpre|compete|incumbe)\s+(?:ao?s?|às?)\s/iu;
const BEFORE_ACTION = 12;

/** With so few elements an action counts only where its sentence says that it should be done. */
const FEW_SURE = 2;
const FEW_FOUND = 3;
/** Words of what is to come or would help, besides those of `WISHES`. */
const TO_COME =
  /^(?:.{3,}(?:[aei]ra|[aei]rao)|seriam?|soluc.*|medidas?|propostas?|basta|podem?|podemos|tem|temos|vamos|importante|fundamental|essencial|imprescindivel|urgente|forma|maneira|atraves|meio|hora)$/;

/** Whether its sentence says that what is proposed should be done. */
function isWished(essay: EssayReading['essay'], { passages, sentence }: Proposal): boolean {
  const at = passages['ação']?.start ?? sentence?.start;
  const around = essay.sentences.find(({ start, end }) => at !== undefined && start <= at && at < end);
  return (
    around?.words.some(
      ({ key }, word) => WISHES.test(key) || TO_COME.test(key) || isToBeDone(around.words, word),
    ) ?? false
  );
}

/** So many elements are a proposal, wherever they stand. */
const SURELY_PROPOSED = 3;

/** The sentence of the proposal that is to be completed: where much of it is seen, else where the closing wishes for something. */
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

/** "A única coisa a se fazer", "o que há a fazer". */
function isToBeDone(words: readonly { key: string }[], at: number): boolean {
  const before = words[at - 1]?.key === 'se' ? words[at - 2] : words[at - 1];
  return words[at]?.key === 'fazer' && before?.key === 'a';
}

/** Whether what is seen is a proposal, and not a verb or two that may belong to anything. */
export function isProposal({ essay, proposal }: Pick<EssayReading, 'essay' | 'proposal'>): boolean {
  const { sure, likely } = proposal;
  const found = INTERVENTION_ELEMENTS.filter((element) => proposal.passages[element]);
  if (sure.length <= FEW_SURE && found.length <= FEW_FOUND && !isWished(essay, proposal)) return false;
  return sure.length > 0 || INTERVENTION_ELEMENTS.some((element) => likely[element] >= IS_PROPOSED);
}

/** The elements that are not seen: all of them where what is seen is hardly a proposal. */
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

/** What a passage that was cut out of more than it shows holds: a quotation, an aside, what a colon announces. */
const IS_CUT = /["“”«»()[\]:]|''/;

/** "Se inteirar mais sobre": what it is about is left out. */
const ENDS_OPEN = /(?<!\p{L})(?:de|d[ao]s?|[ao]s?|em|n[ao]s?|para|com|por|pel[ao]s?|sobre|entre|que|e|ou)$/iu;

/** Whether an action can be quoted as it stands. */
export function isQuotable({ essay }: EssayReading, { start, end }: Span): boolean {
  const shown = essay.text.slice(start, end);
  return !IS_CUT.test(shown) && !ENDS_OPEN.test(shown);
}

/** A sentence that opens or ends with what somebody else says is not the writer's proposal. */
function isSaidByOthers({ text }: EssayReading['essay'], sentence: Span | null): boolean {
  return sentence !== null && SAID_BY_OTHERS.test(text.slice(sentence.start, sentence.end));
}
const SAID_BY_OTHERS = /^["“«]|["”»](?:[.,]|, [^.]{0,40})?[.!]?$/u;

const SHORT_ACTION = 4;

/** An action in few words with what follows in its sentence: "criar leis que protejam os idosos". */
export function wholeAction({ essay, proposal }: EssayReading, action: Span): Span {
  const words = essay.text.slice(action.start, action.end).split(/\s+/).length;
  const end = proposal.sentence?.end ?? 0;
  return words < SHORT_ACTION && end > action.end ? { start: action.start, end } : action;
}

/** Words by which a sentence says that something should be done. */
const WISHES =
  /^(?:dev(?:e|em|emos|era|erao|eria|eriam|eriamos)|precis(?:a|am|amos|o|os|as)|necessari[oa]s?|fundamental|essencial|imprescindivel|indispensavel|primordial|poderia|poderiam|cabe|urge|faz-se|dever)$/;
/** "É essencial que" wishes for something, "é uma jornada essencial" does not. */
const QUALITY = /^(?:necessari[oa]s?|fundamental|essencial|imprescindivel|indispensavel|primordial)$/;
const BEFORE_QUALITY =
  /^(?:e|sao|seria|seriam|sera|se|faz-se|fazem-se|torna-se|tornam-se|mostra-se|fica|mais|muito|extremamente|tao|como|tambem|de|suma|importancia)$/;
/** "Poderia ser a gota d'água" supposes, and wishes for nothing. */
const SUPPOSES = /^(?:ser|estar|ter|haver)$/;

/** "Nem tudo deve ser dito": what is not to be done. */
const DENIES = /^(?:nem|nada|ninguem|nenhuma?|jamais|nunca)$/;
/** By these a sentence says outright that it proposes. */
const PROPOSES_OUTRIGHT = /^(?:solucao|saida)$/;
const I_PROPOSE = /^(?:sugiro|sugeria|sugerimos|proponho|propomos|proporia)$/;

function wishesAt(words: readonly { key: string }[], at: number): boolean {
  const [before = '', own = ''] = [words[at - 1]?.key, words[at]?.key];
  return (
    WISHES.test(own) && before !== 'nao' && (at === 0 || !QUALITY.test(own) || BEFORE_QUALITY.test(before))
  );
}

/** Whether a sentence says outright that something should be done: "É fundamental promover". */
export function wishes(words: readonly { key: string }[]): boolean {
  return words.some((_, at) => wishesAt(words, at));
}

/** The sentence of the closing by which something should be done, however little is said of it. */
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
