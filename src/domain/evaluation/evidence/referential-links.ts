import type { AnalyzedText } from '../../text/analyze-text.ts';
import { areAdjacent } from '../../text/phrases.ts';
import type { Span } from '../../text/span.ts';

const POINTERS = new Set(
  'esse essa esses essas este esta estes estas tal tais desse dessa desses dessas deste desta nesse nessa nesses nessas neste nesta'.split(
    ' ',
  ),
);
/** Nouns that summarize earlier text. */
const SUMMARIES = new Set(
  `cenário cenários problema problemas problemática quadro situação situações realidade realidades questão questões
  prática práticas fato fatos fenômeno fenômenos processo comportamento comportamentos mentalidade lógica condição
  condições impasse impasses entrave entraves obstáculo obstáculos desafio desafios conjuntura panorama postura atitude
  atitudes medida medidas ação ações dado dados conceito ideia ideias visão pensamento direito direitos grupo grupos
  desigualdade desigualdades violência exclusão preconceito negligência omissão ausência carência dinâmica contradição
  paradoxo crise mudança mudanças hábito hábitos discurso discursos premissa princípio afirmação`.split(
    /\s+/,
  ),
);

/** Passages that refer back to earlier text: "esse cenário", "tal realidade". */
export function findReferentialLinks(essay: AnalyzedText): Span[] {
  return essay.words.flatMap((word, at) => {
    const next = essay.words[at + 1];
    if (word.isQuoted || !next || !POINTERS.has(word.lower) || !SUMMARIES.has(next.lower)) return [];
    return areAdjacent(essay.text, word, next) ? [{ start: word.start, end: next.end }] : [];
  });
}
