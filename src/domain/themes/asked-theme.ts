import type { AnalyzedText, PlacedWord } from '../text/analyze-text.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { findUsual, type ThemeModel, type Usual } from './theme-model.ts';
import { placesOf, sumVectors, vectorOf } from './text-vector.ts';

const SHORTEST_WORD = 4;
const STEM_LETTERS = 7;
const IN_PARTS = /[^a-z]+/;
/** Rarity, on the model's logarithmic scale, of a word that does not occur in the training essays. */
const UNKNOWN_RARITY = 4;

/** Words that occur in most themes, or that introduce a theme. */
const FRAME = new Set(
  'caminho caminhos desafio desafios para perspectiva perspectivas medida medidas forma formas maneira maneiras meio meios brasil brasileira brasileiras brasileiro brasileiros pais mundo sociedade realidade atual atualmente atualidade seculo contemporaneo contemporanea questao debate reflexao discussao tema redacao importancia importante importantes papel efeito efeitos impacto impactos causas consequencias problema problemas solucao solucoes combate combater enfrentar enfrentamento persistencia promover promocao garantir garantia realizado realizada publica publico frente relacao principal principais necessario necessaria grande grandes nova novas novo novos entre como sobre'
    .split(' ')
    .map(toThemeStem),
);

/** A theme prepared for comparison with essays. */
export type AskedTheme = {
  /** Distinct stems of the words of the theme's subject. */
  stems: string[];
  /** Weight of each stem, based on its rarity; the weights add up to 1. */
  shares: number[];
  /** Unit vector of each stem; null for a stem that the model does not know. */
  directions: (Float32Array | null)[];
  /** Unit vector of all stems together. */
  vector: Float32Array;
  usual: Usual;
  /** Whether the theme is a question. Questions name their subject least explicitly: "Quem paga a conta?". */
  isQuestion: boolean;
};

/** Prepares a theme; null if the model knows none of its words. */
export function readAskedTheme(
  { words, text }: Pick<AnalyzedText, 'words' | 'text'>,
  model: ThemeModel,
): AskedTheme | null {
  const content = stemsOf(words.filter(({ key }) => !isFunctionWord(key)));
  const telling = content.filter((stem) => !FRAME.has(stem));
  const asked = telling.some((stem) => model.placeOf.has(stem)) ? telling : content;
  const vector = sumVectors(placesOf(asked, model), model);
  if (!vector) return null;
  const stems = [...new Set(asked)];
  const weights = stems.map((stem) => model.rarity[model.placeOf.get(stem) ?? -1] ?? UNKNOWN_RARITY);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    stems,
    shares: weights.map((weight) => weight / total),
    directions: stems.map((stem) => vectorOf(stem, model)),
    vector,
    usual: findUsual(vector, model.essays),
    isQuestion: text.includes('?'),
  };
}

/** The stem of a word, which consists of its first letters without accents. */
function toThemeStem(key: string): string {
  return key.slice(0, STEM_LETTERS);
}

/**
 * A word with its stems and their indices in the model, looked up only once even if several parts of a text are
 * measured.
 */
export type StemmedWord = Pick<PlacedWord, 'start' | 'end' | 'paragraph'> & {
  stems: string[];
  places: number[];
};

export function toStemmedWords(words: readonly PlacedWord[], model: ThemeModel): StemmedWord[] {
  return words.map((word) => {
    const { start, end, paragraph } = word;
    const stems = stemsOf([word]);
    return { start, end, paragraph, stems, places: placesOf(stems, model) };
  });
}

/** The stems of words that are long enough to be meaningful; for compounds, the stems of each part. */
export function stemsOf(words: readonly Pick<PlacedWord, 'key'>[]): string[] {
  const stems: string[] = [];
  for (const { key } of words) {
    if (key.length < SHORTEST_WORD) continue;
    for (const part of IN_PARTS.test(key) ? key.split(IN_PARTS) : [key])
      if (part.length >= SHORTEST_WORD) stems.push(toThemeStem(part));
  }
  return stems;
}
