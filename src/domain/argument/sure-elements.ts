/* Which of the elements that are found are surely there: by how likely they are, and by what their words tell. */
import type { AnalyzedText } from '../text/analyze-text.ts';
import { overlap, type Span } from '../text/span.ts';
import { findApposition, isPlainDetail, isPlainestDetail } from './detail-words.ts';
import { isWanted, namesSomebody } from './element-words.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from './intervention-elements.ts';
import type { ProposalPassages } from './rules/proposal.ts';

/** From here one that is there is shown without a doubt. */
const SURELY_THERE = 0.88;
/** From here where its words say it plainly as well. */
const LIKELY_THERE = 0.7;
/** From here a means that says plainly that it is one. */
const MEANS_THERE = 0.25;

/** `told` is likely there or read by the rules, `found` has besides what the words of the sentence say. */
type Found = {
  told: ProposalPassages;
  found: ProposalPassages;
  likely: (element: InterventionElement) => number;
};

/** The elements that are there in all likelihood. What completes an action that is sure needs less than what stands alone. */
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

/** Whether the words of an action tell of something to be done, and in the writer's own name. */
function isPlainAction(text: string, action: Span, purpose: Span | undefined): boolean {
  const said = text.slice(action.start, action.end);
  if (isState(said) || !said.trim().includes(' ') || isWanted(text, action, purpose)) return false;
  const before = text.slice(Math.max(0, action.start - LONGEST_BEFORE), action.start);
  return (!ENDS_IN_PURPOSE.test(before) || ASKS_FOR_ACTORS.test(before)) && !isQuoted(text, action);
}

/** Whether an action is rather the means or the purpose of the one that is meant. */
function isOtherwise(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
  return ENDS_IN_MEANS.test(before) || HANGS_FROM_PURPOSE.test(before);
}

/** "A partir de | uma comissão": by what it is done. */
const ENDS_IN_MEANS =
  /(?<!\p{L})(?:(?:por meio|por intermédio|através|a partir) d\p{L}+|mediante) (?:(?:a|o|as|os|uma?) )?$/iu;
/** "Pode ser contido com multas, visando coibir a prática, bem como | buscar": wanted as well. */
const HANGS_FROM_PURPOSE =
  /(?<!\p{L})(?:visando|objetivando|com (?:o|a) (?:intuito|objetivo|finalidade|propósito) de) [^,.;:]+,? (?:bem como|assim como|como também|e) $/iu;

/** "Para | aguçar a curiosidade": what is wanted, not what is done. */
const ENDS_IN_PURPOSE =
  /(?<!\p{L})(?:para|pra|fim de|(?:intuito|objetivo|finalidade|propósito|fito) de|visando|objetivando|de (?:modo|forma|maneira) a) (?:[ao]s? )?$/iu;
/** "A atuação do governo para | criar creches": here it is what is done. */
const ASKS_FOR_ACTORS =
  /(?<!\p{L})(?:atuação|intervenção|participação|mobilização|união|envolvimento|esforços?|medidas|parcerias?)(?!\p{L})/iu;
const LONGEST_BEFORE = 90;

/** "Ter prioridade", "necessitar de recursos": how things are, more often than what to do; "haver campanhas" is to be done. */
function isState(said: string): boolean {
  return SUPPOSED.test(said) || (STATE.test(said) && !EVENT.test(said));
}
const STATE =
  /^(?:ter|haver|ser|existir|possuir|ocorrer|precisar|necessitar|deixe de ser)(?!\p{L})|(?:é|são|faz-se|fazem-se) (?:necessári|precis|urgente)/iu;
/** "Quando a população se mantiver motivada": supposed. */
const SUPPOSED = /^(?:se )?\p{L}+(?:tiver|fizer|puser|quiser|vier)(?:em|mos)?(?!\p{L})/iu;
const EVENT =
  /^(?:ter|haver|existir) (?:\p{L}+ ){0,2}(?:palestras|campanhas?|aulas|projetos|programas|políticas|leis|investimentos?|incentivos?|fiscalização|conscientização|distribuição|repartição|punição|debates|oficinas)(?!\p{L})/iu;

/** Whether it stands in what somebody else says: an opening mark before it in its sentence, a closing one behind it. */
function isQuoted(text: string, { start, end }: Span): boolean {
  const from = Math.max(...STOPS.map((stop) => text.lastIndexOf(stop, start - 1))) + 1;
  const before = text.slice(from, start).replaceAll("''", '"');
  const isOpen =
    (before.match(/"/g)?.length ?? 0) % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”');
  return isOpen && /^[^\n]*(?:"|”|'')/.test(text.slice(end));
}

const STOPS = ['\n', '. ', '! ', '? '];

/** Whether a passage belongs to another measure: its own sentence asks for something as well, and does not point back. */
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

/** "Sempre de forma a não perder a razão": how it is done. */
function isManner(text: string, { start, end }: Span): boolean {
  return (
    HOW.test(text.slice(start, end)) &&
    ENDS_IN_ALWAYS.test(text.slice(Math.max(0, start - LONGEST_BEFORE), start))
  );
}
const HOW = /^de (?:modo|forma|maneira) a /iu;
const ENDS_IN_ALWAYS = /(?<!\p{L})(?:sempre|mas|porém) $/iu;

/** Whether a passage stands in the sentence of the action or the one after it, in the same paragraph. */
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

/** "Dessa forma, as crianças comerão": the effect of what is to be done. */
const PROMISES =
  /^(?:dess[ae] (?:forma|maneira|modo)|assim|com isso|destarte|para o \p{L}+mento d|para a \p{L}+ção d)(?:.*(?:\p{L}(?:rá|rão|remos)|pod\p{L}+|tend\p{L}+)(?!\p{L})|[aeo]s? \p{L})/isu;

/** By whom a passive is done, or an institution by its usual name. */
function isSureAgent(text: string, { start, end }: Span, likely: number): boolean {
  const said = text.slice(start, end);
  if (!namesSomebody(said.replace(OF_ANYBODY, ''))) return false;
  return (
    likely >= LIKELY_THERE ||
    BY_SOMEBODY.test(text.slice(0, start).slice(-LONGEST_BEFORE)) ||
    BY_SOMEBODY_FIRST.test(said)
  );
}
const OF_ANYBODY = /(?<!\p{L})(?:brasil|país|pessoas|povo|população|sociedade|indivíduos?)(?!\p{L})/giu;
const BY_SOMEBODY = /(?<!\p{L})pel[oa]s? $/u;
const BY_SOMEBODY_FIRST = /^pel[oa]s? /iu;

/** A detail is known by its words; beside a sure action the plainest need to be less likely. */
function isSureDetail(said: string, likely: number, isNear: boolean): boolean {
  if (likely >= SURELY_THERE) return isPlainDetail(said);
  return isNear && likely >= LIKELY_THERE && isPlainestDetail(said);
}
