import {
  ELEMENT_ENDINGS,
  INTERVENTION_ELEMENTS,
  type InterventionElement,
} from '../../argument/intervention-elements.ts';
import type { CompetencyNumber } from '../../rubric/competency.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { isDoubt } from '../unsure.ts';
import { ELEMENT_LABELS, itemNamed, LABELS } from './evidence-item.ts';
import { capitalized, count, joinList } from './wording.ts';

/**
 * One sentence shown next to a score level, stating how the text meets the competency according to the evidence. It
 * counts only elements recognized with certainty and says that there may be more; its praise fits the level. Null
 * if there is no evidence to name.
 */
export function levelSentence(
  number: CompetencyNumber,
  items: readonly EvidenceItem[],
  level: number,
): string | null {
  const clause = items.length > 0 ? CLAUSES[number](items, level) : '';
  return clause === '' ? null : `${capitalized(clause)}.`;
}

const CLAUSES: Record<CompetencyNumber, (items: readonly EvidenceItem[], level: number) => string> = {
  1: marks,
  2: theme,
  3: argument,
  4: ties,
  5: proposal,
};

/**
 * At or above this score level, a thesis in the evidence is regarded as clear, and the text as being on its theme,
 * even if it does not use the theme's words.
 */
const HELD_FROM = 160;
/** From this level on, a source without a recognized explanation is also mentioned. */
const SOURCE_FROM = 120;
/** Maximum number of words in the name of a kind; longer names are left out of lists. */
const MOST_NAME_WORDS = 4;
const NAMED_KINDS = 2;

function marks(items: readonly EvidenceItem[]): string {
  // The most frequent kinds first; among equals the order of the evidence, in which kinds that are often wrong come last.
  const kinds = items
    .flatMap(({ label, detail = '' }) => {
      const amount = Number(/^(\d+) marcaç/.exec(detail)?.[1] ?? 0);
      return amount > 0 ? [{ name: label.charAt(0).toLowerCase() + label.slice(1), amount }] : [];
    })
    .toSorted((a, b) => b.amount - a.amount);
  const total = kinds.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0)
    return 'não marquei desvios de gramática; releia mesmo assim as vírgulas e as concordâncias, que podem me escapar';
  const named = kinds
    .filter(({ name, amount }) => amount > 1 && name.split(' ').length <= MOST_NAME_WORDS)
    .slice(0, NAMED_KINDS);
  const names = named.map(({ name, amount }) => (amount === total ? name : `${name} (${amount})`));
  const rest = total > named.reduce((sum, { amount }) => sum + amount, 0) && named.length > 0;
  const all = `${count(total, 'marcação', 'marcações')} de gramática`;
  if (names.length > 0) return `${all}: ${joinList(rest ? [...names, 'outras'] : names)}`;
  return total > 1 && kinds.length === total ? `${all}, cada uma de um tipo` : all;
}

function theme(items: readonly EvidenceItem[], level: number): string {
  const type = itemNamed(items, LABELS.textType);
  const subject = itemNamed(items, LABELS.subject);
  if (type?.detail) return `o texto ${type.detail}`;
  if (subject?.detail)
    return subject.detail.startsWith('o texto') ? subject.detail : `o tema ${subject.detail}`;
  const words = itemNamed(items, LABELS.themeWords);
  const repertoire = itemNamed(items, LABELS.productiveRepertoire)
    ? `há repertório ligado ${words?.detail || level >= HELD_FROM ? 'a ele' : 'ao tema'}`
    : level >= SOURCE_FROM && itemNamed(items, LABELS.repertoire)?.side === 'favor'
      ? 'há repertório de fora'
      : '';
  if (!words?.detail && level < HELD_FROM) return repertoire;
  const present = words?.detail
    ? `${paragraphsIn(words.detail, 'tem', 'têm')} palavras do tema`
    : 'o texto trata do tema';
  return [present, repertoire].filter(Boolean).join(', e ');
}

/**
 * The subject of a sentence from a detail such as "em ao menos 2 de 4 parágrafos", with its verb: "ao menos 2 dos 4
 * parágrafos têm", "os 4 parágrafos têm".
 */
function paragraphsIn(detail: string, one: string, several: string): string {
  const said = detail.replace(/^em /, '');
  const [, amount, of] = /(\d+) de (\d+)/.exec(said) ?? [];
  const verb = amount === '1' ? one : several;
  if (amount !== of) return `${said.replace(/ de (?=\d)/, ' dos ')} ${verb}`;
  return `${said.replace(/^(?:1 de 1|\d+ de) /, of === '1' ? 'o ' : 'os ')} ${verb}`;
}

function argument(items: readonly EvidenceItem[], level: number): string {
  const claims = items.filter(({ label }) => label.startsWith('Argumento do '));
  const held = claims.filter(({ side }) => side === 'favor').length;
  const thesis = itemNamed(items, LABELS.thesis);
  const isThere = thesis?.side === 'favor' && !isDoubt(thesis);
  const isClear = isThere && level >= HELD_FROM;
  const isBack = isClear && itemNamed(items, LABELS.thesisReturn) !== undefined;
  const clauses = [
    isClear ? 'a tese está clara' : '',
    isBack ? 'a conclusão volta a ela' : '',
    held === 0 ? '' : tellArguments(level >= HELD_FROM ? held : 1),
  ].filter(Boolean);
  if (clauses.length > 0) return joinList(clauses);
  if (isThere) return 'há uma tese';
  const size = itemNamed(items, LABELS.development) ?? itemNamed(items, LABELS.paragraphs);
  return size?.detail
    ? `${size.label === LABELS.development ? 'desenvolvimento curto' : 'parágrafos'}: ${size.detail}`
    : '';
}

function tellArguments(held: number): string {
  return held === 1
    ? 'ao menos um argumento é explicado ou provado, e não só afirmado'
    : `${held} argumentos são explicados ou provados, e não só afirmados`;
}

function ties(items: readonly EvidenceItem[]): string {
  const links = itemNamed(items, LABELS.paragraphLinks)?.detail;
  const inner = itemNamed(items, LABELS.innerConnectives);
  const repeated = items.find(({ label }) => label.startsWith('Repetição'));
  const tied = links
    ? `${paragraphsIn(links, 'se liga', 'se ligam')} ao anterior`
    : inner?.side === 'favor'
      ? sayConnectives(inner.detail ?? '')
      : '';
  const back = repeated?.detail ? `${repeated.label.toLowerCase()}: ${repeated.detail}` : '';
  return [tied, back].filter(Boolean).join('; ');
}

/** From "em 3 de 3 parágrafos, ao menos 7 diferentes": "os 3 parágrafos têm conectivos, ao menos 7 diferentes". */
function sayConnectives(detail: string): string {
  const [where = '', different = ''] = detail.split(', ');
  return `${paragraphsIn(where, 'tem', 'têm')} conectivos, ${different}`;
}

/** "Na proposta, está clara a ação", "na proposta, estão claros o agente e a ação". */
function tellElements(elements: readonly InterventionElement[]): string {
  const ending = elements.every((one) => ELEMENT_ENDINGS[one] === 'a') ? 'a' : 'o';
  const are = elements.length === 1 ? `está clar${ending}` : `estão clar${ending}s`;
  return `na proposta, ${are} ${joinList(elements.map((one) => `${ELEMENT_ENDINGS[one]} ${one}`))}`;
}

/** Up to this level graders have not found a complete proposal. */
const INCOMPLETE_UP_TO = 120;
/** Up to this number of elements a proposal would have a lower level. */
const FEW_ELEMENTS = 3;

function proposal(items: readonly EvidenceItem[], level: number): string {
  const rights = itemNamed(items, LABELS.humanRights);
  if (rights?.detail) return rights.detail;
  const found = INTERVENTION_ELEMENTS.filter(
    (element) => itemNamed(items, ELEMENT_LABELS[element])?.side === 'favor',
  );
  const isOpen = (element: InterventionElement) => {
    const item = itemNamed(items, ELEMENT_LABELS[element]);
    return item !== undefined && isDoubt(item);
  };
  const sure = found.filter((element) => !isOpen(element));
  if (sure.length === INTERVENTION_ELEMENTS.length) return 'os cinco elementos da proposta estão claros';
  // Possible elements are not mentioned here, because they are listed with the doubts.
  if (sure.length === 0)
    return level > INCOMPLETE_UP_TO ? '' : 'não há uma proposta completa, com os cinco elementos';
  // A small number beside a high level would contradict it.
  if (level > INCOMPLETE_UP_TO && sure.length <= FEW_ELEMENTS) return tellElements(sure);
  const least = INTERVENTION_ELEMENTS.some(isOpen) ? 'ao menos ' : '';
  return `${least}${sure.length} dos 5 elementos ${sure.length === 1 ? 'está claro' : 'estão claros'}: ${joinList(sure)}`;
}
