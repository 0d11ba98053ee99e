import type { AnalyzedText } from '../text/analyze-text.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import { toStem } from '../text/stem.ts';

/** Words of a measure that would fit any proposal: "medidas eficazes", "políticas públicas", "conscientizar a população". */
const OF_ANY_PROPOSAL = stemsOf(
  `medida ação providência atitude iniciativa meio forma maneira modo intervenção mudança solução coisa projeto programa
  política pública público investimento investir recurso incentivo incentivar apoio apoiar ajuda ajudar tomar criar
  promover realizar realização buscar melhorar melhoria mudar resolver solucionar combater acabar problema situação
  cenário quadro questão realidade impasse problemática mundo país brasil sociedade população vida pessoas povo gente
  melhor eficaz eficiente efetivo concreto necessário cabível adequado bom boa novo devido possível urgente importante
  sério grande conscientizar conscientização consciência`,
);

/** Words of an argument that would fit any theme: "negligência do governo", "falta de políticas públicas". */
const OF_ANY_ARGUMENT = new Set([
  ...OF_ANY_PROPOSAL,
  ...stemsOf(
    `negligência omissão descaso ineficiência inércia inoperância falta ausência governo governamental estado estatal
    poder família mídia escola educação desigualdade social informação importância causa consequência`,
  ),
]);

function stemsOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map((word) => toStem(toComparisonKey(word))));
}

const SHORTEST = 3;

/** The stems of the words that say something: no function words; figures and short names ("ONU") included. */
export function sayingStems({ words }: Pick<AnalyzedText, 'words'>): Set<string> {
  const saying = words.filter(
    ({ key }) => (key.length >= SHORTEST || /\d/.test(key)) && !isFunctionWord(key),
  );
  return new Set(saying.map(({ key }) => toStem(key)));
}

/** Whether all stems are among others; true for none. */
export function areWithin(stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...stems].every((stem) => others.has(stem));
}

/** Number of stems that are among others. */
export function countShared(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...stems].filter((stem) => others.has(stem)).length;
}

/** Whether stems would fit any proposal; true for none. */
export function fitsAnyProposal(stems: ReadonlySet<string>): boolean {
  return areWithin(stems, OF_ANY_PROPOSAL);
}

/** Whether stems would fit any theme; true for none. */
export function fitsAnyTheme(stems: ReadonlySet<string>): boolean {
  return areWithin(stems, OF_ANY_ARGUMENT);
}
