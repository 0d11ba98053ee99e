import type { PlacedWord } from '../../text/analyze-text.ts';
import { contentStems, toStem } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';

/** Words that occur in proposals on any theme. */
const OF_ANY_PROPOSAL = new Set(
  `governo estado ministerio sociedade brasil brasileiro brasileira populacao pessoas meio forma medidas deve devem
  portanto assim acoes criar promover realizar campanhas problema publico poder federal objetivo intuito finalidade necessario
  necessaria necessarios necessarias maneira fazer faca vista encontro sociais social responsavel criacao orgao precisa
  importancia exemplo partir principais possivel sentido trazer processo deixar continuar continue novas novos
  consideracao respectivas respectivos concluo conclui portando tornar levar garantir alcancar evitar mudar fatos questao
  situacao realidade cenario quadro desafio tempo mesmo algumas alguns muitas muitos outras outros todas todos coisas
    devido devida estabelecer aumentar aumento casos mundo melhorar relacao deveria assunto necessidade acontecer ocorrer resolver solucionar
    solucoes beneficios pratica demonstrar acredito motivos argumentos falta dificil ponto resultar competir compete virtude momento frisar
    essencial imprescindivel fundamental fatores sintese tipos primeiro inicio permitir colocar lugar atual proposta presenca ideia causa
    relevancia prazo aponte apontar quantidade numero frequencia deverao transformar faz-se deve-se`
    .split(/\s+/)
    .map(toStem),
);

/** Words that recur by chance: adverbs, most words ending in “-ados” and “-idos”, general adjectives, short words. */
const TELLS_NOTHING =
  /mente$|[ai]dos$|[ae]ntes?$|^(?:dentre|grandes?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|acordo|.{1,4})$/;

function tellsOfSubject({ key }: { key: string }): boolean {
  return !OF_ANY_PROPOSAL.has(toStem(key)) && !TELLS_NOTHING.test(key);
}

/**
 * The first argument paragraph that shares no word with the proposal's paragraph; null if every argument paragraph
 * shares a word.
 */
export function findUnanswered<One extends { paragraph: { words: readonly PlacedWord[] } }>(
  { essay, proposal }: EssayReading,
  claims: readonly One[],
): One | null {
  const at = proposal.sentence?.paragraph;
  const proposed = at === undefined ? [] : (essay.paragraphs[at]?.words ?? []);
  if (proposed.length === 0) return null;
  const own = contentStems(proposed.filter(tellsOfSubject));
  return (
    claims.find(({ paragraph }) => ![...contentStems(paragraph.words)].some((stem) => own.has(stem))) ?? null
  );
}

/**
 * Whether a word belongs to a name ("Ministério das Cidades"); such words do not link the proposal to the
 * development.
 */
function isName({ text, start }: PlacedWord, sentence: { start: number }): boolean {
  return start > sentence.start && /^\p{Lu}/u.test(text);
}

/** Words of the proposal that occur in the development, one per word family, in the proposal's order. */
export function findProposalLinks({ proposal, structure }: EssayReading): PlacedWord[] {
  const { sentence } = proposal;
  if (!sentence) return [];
  const development = structure.countedParagraphs
    .slice(1)
    .filter(({ end }) => end <= sentence.start)
    .flatMap(({ sentences }) => sentences);
  const discussed = new Set(development.flatMap((one) => [...contentStems(one.words)]));
  const agent = proposal.passages.agente;
  const own = contentStems(sentence.words);
  const shared = new Map<string, PlacedWord>();
  for (const word of sentence.words) {
    const stem = toStem(word.key);
    const isDiscussed = discussed.has(stem) && tellsOfSubject(word);
    const isOfAgent = agent !== undefined && word.start >= agent.start && word.start < agent.end;
    if (own.has(stem) && isDiscussed && !isOfAgent && !isName(word, sentence) && !shared.has(stem))
      shared.set(stem, word);
  }
  return [...shared.values()];
}
