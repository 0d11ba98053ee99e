/* Decides which found elements are surely present, by their probability and their words. */
import type { AnalyzedText } from '../text/analyze-text.ts';
import { overlap, type Span } from '../text/span.ts';
import { findApposition, isPlainDetail, isPlainestDetail } from './detail-words.ts';
import { isWanted, namesSomebody } from './element-words.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from './intervention-elements.ts';
import type { ProposalPassages } from './rules/proposal.ts';

/** Probability from which an element is shown as sure. */
const SURELY_THERE = 0.88;
/** Probability from which an element is shown as sure if its words also express it plainly. */
const LIKELY_THERE = 0.7;
/** Probability from which a means is shown as sure if its words say plainly that it is a means. */
const MEANS_THERE = 0.25;

/**
 * `told` contains the elements that are likely present or found by the rules; `found` also contains the elements
 * that the wording of the sentence states.
 */
type Found = {
  told: ProposalPassages;
  found: ProposalPassages;
  likely: (element: InterventionElement) => number;
};

/**
 * The elements very likely present. An element that completes a sure action is accepted at a lower probability than
 * an element without such an action.
 */
export function findSure(essay: AnalyzedText, { told, found, likely }: Found): InterventionElement[] {
  const { text } = essay;
  const action = told.ação;
  const isActionSure =
    action !== undefined && likely('ação') >= SURELY_THERE && isPlainAction(text, action, found.finalidade);
  const agent = found.agente;
  const isOfSureAgent = ({ start }: Span) =>
    isActionSure &&
    agent !== undefined &&
    likely('agente') >= LIKELY_THERE &&
    findApposition(text, agent)?.start === start;
  return INTERVENTION_ELEMENTS.filter((element) => {
    const span = found[element];
    if (!span) return false;
    if (element === 'ação') return isActionSure && !isOtherwise(text, span);
    if (element === 'agente' && isQuoted(text, span)) return false;
    if (element !== 'agente' && isActionSure && isOfAnother(essay, action, span)) return false;
    if (element === 'finalidade' && isManner(text, span)) return false;
    const said = text.slice(span.start, span.end);
    const isNear = isActionSure && isInSentenceOrNext(essay, action, span);
    if (element === 'detalhamento') return isOfSureAgent(span) || isSureDetail(said, likely(element), isNear);
    if (told[element] && likely(element) >= SURELY_THERE) return true;
    if (!isNear) return false;
    if (element === 'agente') return isSureAgent(text, span, likely(element));
    if (element === 'meio') return SAYS_MEANS.test(said) && likely(element) >= MEANS_THERE;
    return (SAYS_AIM.test(said) || PROMISES.test(said)) && !overlap(action, span);
  });
}

/**
 * Whether the wording of an action states something to be done, and the action is inside neither a purpose nor a
 * quotation.
 */
function isPlainAction(text: string, action: Span, purpose: Span | undefined): boolean {
  const said = text.slice(action.start, action.end);
  if (isState(said) || !said.trim().includes(' ') || isWanted(text, action, purpose)) return false;
  const before = text.slice(Math.max(0, action.start - LONGEST_BEFORE), action.start);
  return (!ENDS_IN_PURPOSE.test(before) || ASKS_FOR_ACTORS.test(before)) && !isQuoted(text, action);
}

/** Whether an action is really the means or the purpose of another action. */
function isOtherwise(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
  return ENDS_IN_MEANS.test(before) || HANGS_FROM_PURPOSE.test(before);
}

/** A preceding means marker: "A partir de | uma comissão". */
const ENDS_IN_MEANS =
  /(?<!\p{L})(?:(?:por meio|por intermédio|através|a partir) d\p{L}+|mediante) (?:(?:a|o|as|os|uma?) )?$/iu;
/** A preceding purpose that the action continues: "Pode ser contido com multas, visando coibir a prática, bem como | buscar". */
const HANGS_FROM_PURPOSE =
  /(?<!\p{L})(?:visando|objetivando|com (?:o|a) (?:intuito|objetivo|finalidade|propósito) de) [^,.;:]+,? (?:bem como|assim como|como também|e) $/iu;

/** A preceding purpose marker: "Para | aguçar a curiosidade". */
const ENDS_IN_PURPOSE =
  /(?<!\p{L})(?:para|pra|fim de|(?:intuito|objetivo|finalidade|propósito|fito) de|visando|objetivando|de (?:modo|forma|maneira) a) (?:[ao]s? )?$/iu;
/** Nouns after which "para" introduces the action itself: "A atuação do governo para | criar creches". */
const ASKS_FOR_ACTORS =
  /(?<!\p{L})(?:atuação|intervenção|participação|mobilização|união|envolvimento|esforços?|medidas|parcerias?)(?!\p{L})/iu;
const LONGEST_BEFORE = 90;

/**
 * Whether an action is a state rather than something to do: "Ter prioridade", "necessitar de recursos". "Haver campanhas" is an
 * action.
 */
function isState(said: string): boolean {
  return SUPPOSED.test(said) || (STATE.test(said) && !EVENT.test(said));
}
const STATE =
  /^(?:ter|haver|ser|existir|possuir|ocorrer|precisar|necessitar|deixe de ser)(?!\p{L})|(?:é|são|faz-se|fazem-se) (?:necessári|precis|urgente)/iu;
/** A future subjunctive, which expresses a condition: "Quando a população se mantiver motivada". */
const SUPPOSED = /^(?:se )?\p{L}+(?:tiver|fizer|puser|quiser|vier)(?:em|mos)?(?!\p{L})/iu;
const EVENT =
  /^(?:ter|haver|existir) (?:\p{L}+ ){0,2}(?:palestras|campanhas?|aulas|projetos|programas|políticas|leis|investimentos?|incentivos?|fiscalização|conscientização|distribuição|repartição|punição|debates|oficinas)(?!\p{L})/iu;

/**
 * Whether a passage is inside a quotation: an opening quotation mark precedes the passage in its sentence, and a
 * closing quotation mark follows it.
 */
function isQuoted(text: string, { start, end }: Span): boolean {
  const from = Math.max(...STOPS.map((stop) => text.lastIndexOf(stop, start - 1))) + 1;
  const before = text.slice(from, start).replaceAll("''", '"');
  const isOpen =
    (before.match(/"/g)?.length ?? 0) % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”');
  return isOpen && /^[^\n]*(?:"|”|'')/.test(text.slice(end));
}

const STOPS = ['\n', '. ', '! ', '? '];

/** Whether a passage belongs to another measure: its own sentence makes a demand and does not refer back. */
function isOfAnother({ text, sentences }: AnalyzedText, action: Span, span: Span): boolean {
  const own = sentences.find(({ start, end }) => start <= span.start && span.start < end);
  if (!own || (own.start <= action.start && action.start < own.end)) return false;
  const said = text.slice(own.start, own.end);
  return ASKS.test(said) && !POINTS_BACK.test(said) && !PROMISES.test(text.slice(span.start, span.end));
}
const ASKS =
  /(?<!\p{L})(?:dev(?:em?|erão?|eriam?)|cabe(?:rá)?|precisam?|(?:é|são|faz-se|torna-se) (?:necessári[oa]s?|preciso|essencial|fundamental|imprescindível|importante)|(?:a|há) necessidade de)(?!\p{L})/iu;
const POINTS_BACK =
  /^(?:(?:além disso|ademais|assim|ainda|e|também),? )?(?:ess[ae]s?|est[ae]s?|isso|isto|tal|tais|el[ae]s?|para (?:isso|tanto)|com (?:isso|essas?|tais))(?!\p{L})|(?<!\p{L})(?:ess[ae]s?|tais|tal) (?:ações|ação|medidas?|projetos?|propostas?|campanhas?|programas?)(?!\p{L})/iu;

/** Whether a passage states the manner, not the purpose: "Sempre de forma a não perder a razão". */
function isManner(text: string, { start, end }: Span): boolean {
  return (
    HOW.test(text.slice(start, end)) &&
    ENDS_IN_ALWAYS.test(text.slice(Math.max(0, start - LONGEST_BEFORE), start))
  );
}
const HOW = /^de (?:modo|forma|maneira) a /iu;
const ENDS_IN_ALWAYS = /(?<!\p{L})(?:sempre|mas|porém) $/iu;

/** Whether a passage is in the sentence of the action or in the next sentence of the same paragraph. */
function isInSentenceOrNext({ sentences }: AnalyzedText, action: Span, span: Span): boolean {
  const at = sentences.findIndex(({ start, end }) => start <= action.start && action.start < end);
  const [own, next] = [sentences[at], sentences[at + 1]];
  if (!own) return false;
  const end = next?.paragraph === own.paragraph ? next.end : own.end;
  return span.start >= own.start && span.end <= end;
}

const SAYS_MEANS =
  /^(?:por meio|por intermédio|através|mediante|por via|utilizando|com (?:(?:a|o|as|os|uma?) )?(?:ajuda|apoio|auxílio|colaboração|parcerias?)) \p{L}+ (?!(?:fatos|anos|tempos?|expost|mencionad|argument))\p{L}/iu;

const SAYS_AIM =
  /^(?:para que|[aà] ?fim de|com (?:o|a) (?:intuito|objetivo|finalidade|propósito|fito) de|visando|objetivando|de (?:modo|forma|maneira) a|para (?:não |se )?\p{L}{2,}[aeiô]r(?:em)?) (?:[^\s]+ ){2,}/iu;

/** The effect of the action: "Dessa forma, as crianças comerão". */
const PROMISES =
  /^(?:dess[ae] (?:forma|maneira|modo)|assim|com isso|destarte|para o \p{L}+mento d|para a \p{L}+ção d)(?:.*(?:\p{L}(?:rá|rão|remos)|pod\p{L}+|tend\p{L}+)(?!\p{L})|[aeo]s? \p{L})/isu;

/** Whether an agent is sure: likely enough or the agent of a passive, and naming somebody. */
function isSureAgent(text: string, { start, end }: Span, likely: number): boolean {
  const said = text.slice(start, end);
  if (!namesSomebody(said.replace(OF_ANYBODY, ''))) return false;
  return (
    likely >= LIKELY_THERE ||
    BY_SOMEBODY.test(text.slice(0, start).slice(-LONGEST_BEFORE)) ||
    BY_SOMEBODY_FIRST.test(said)
  );
}
/** Words for everybody, which name no agent in particular. */
export const OF_ANYBODY =
  /(?<!\p{L})(?:brasil|país|pessoas|povo|população|sociedade|indivíduos?)(?!\p{L})/giu;
const BY_SOMEBODY = /(?<!\p{L})pel[oa]s? $/u;
const BY_SOMEBODY_FIRST = /^pel[oa]s? /iu;

/**
 * Whether a detail is sure. Its wording must show that it is a detail; next to an action that is already sure, a
 * lower probability is enough for the plainest kinds of wording.
 */
function isSureDetail(said: string, likely: number, isNear: boolean): boolean {
  if (likely >= SURELY_THERE) return isPlainDetail(said);
  return isNear && likely >= LIKELY_THERE && isPlainestDetail(said);
}
