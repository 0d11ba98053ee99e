import { INTERVENTION_ELEMENTS, type InterventionElement } from '../argument/intervention-elements.ts';
import { readArgument } from '../argument/read-argument.ts';
import { analyzeProse, analyzeText, type AnalyzedText } from '../text/analyze-text.ts';
import { toProse } from '../text/prose.ts';
import type { Span } from '../text/span.ts';
import { contentStems } from '../text/stem.ts';
import type { ProposalExercise } from './bank/proposals.ts';

export type ProposalVerdict =
  | { ok: true }
  /** `lost`: elements of the exercise that the answer no longer has. `missing`: elements not found in the answer. */
  | { ok: false; reason: 'lost' | 'missing'; elements: InterventionElement[] }
  /** All that was added would fit any proposal: "por meio de medidas". */
  | { ok: false; reason: 'vague' };

/**
 * Whether an answer completes the proposal: it keeps the elements given, and the reader of essays finds all five.
 * `answer` is the whole proposal as the student leaves it; any text is accepted, including an empty one.
 */
export function judgeProposal(
  { theme, proposal, missing }: Pick<ProposalExercise, 'theme' | 'proposal' | 'missing'>,
  answer: string,
): ProposalVerdict {
  const given = analyzeProse(toProse(proposal));
  const written = analyzeProse(toProse(answer));
  const said = contentStems(written.words);
  const kept = readElements(given, theme);
  const lost = INTERVENTION_ELEMENTS.filter((element) => !isKept(given, kept[element], said));
  if (lost.length > 0) return { ok: false, reason: 'lost', elements: lost };
  const known = contentStems(given.words);
  const added = [...said].filter((stem) => !known.has(stem));
  if (added.length > 0 && added.every((stem) => isVague(stem, missing)))
    return { ok: false, reason: 'vague' };
  const found = readElements(written, theme);
  const absent = INTERVENTION_ELEMENTS.filter((element) => !found[element]);
  return absent.length > 0 ? { ok: false, reason: 'missing', elements: absent } : { ok: true };
}

function readElements(text: AnalyzedText, theme: string) {
  return readArgument(text, analyzeText(theme)).proposal.passages;
}

/** Share of the words of an element that an answer must keep; the others may be said in another way. */
const KEPT_FROM = 0.5;

/** Whether an answer with these stems keeps an element; true for an element that the proposal lacks. */
function isKept({ words }: AnalyzedText, element: Span | undefined, said: ReadonlySet<string>): boolean {
  if (!element) return true;
  const own = contentStems(words.filter(({ start, end }) => start >= element.start && end <= element.end));
  return [...own].filter((stem) => said.has(stem)).length >= KEPT_FROM * own.size;
}

/** Words that name nobody. */
const VAGUE_AGENTS = stemsOf(
  'autoridades órgãos responsáveis competentes pessoas gente país brasil mundo devemos precisa precisam precisamos',
);
/** Words that say nothing of their own about what to do, how or what for. */
const VAGUE = stemsOf(`
  medida medidas ação ações providência providências atitude atitudes iniciativas solução soluções alternativas
  meio meios forma formas maneira maneiras modo jeito recursos estratégias políticas públicas coisa coisas
  eficaz eficazes eficiente eficientes efetivas necessária necessárias cabível cabíveis adequadas concretas possíveis
  urgentes importante importantes boas melhores novas diversas diferentes certas positivas
  agir atuar tomar tomadas realizar buscar melhorar melhoria mudar mudança resolver solucionar acabar ajudar reverter
  amenizar minimizar problema problemas problemática situação quadro cenário realidade questão impasse
  país brasil mundo vida pessoas futuro devemos precisa precisam precisamos`);

function isVague(stem: string, missing: InterventionElement): boolean {
  return (missing === 'agente' ? VAGUE_AGENTS : VAGUE).has(stem);
}

function stemsOf(words: string): Set<string> {
  return contentStems(analyzeText(words).words);
}
