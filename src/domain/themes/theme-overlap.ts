import type { AnalyzedText } from '../text/analyze-text.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { toStem } from '../text/stem.ts';

/**
 * Words that introduce a theme without being part of its subject: "Caminhos para …", "Desafios para o enfrentamento
 * de …".
 */
const FRAME_KEYS = new Set(
  'caminho caminhos desafio desafios perspectiva perspectivas medida medidas forma formas maneira maneiras meio meios questao questoes debate reflexao discussao importancia papel efeito efeitos impacto impactos tema redacao frente relacao enfrentamento enfrentar combate combater persistencia promocao promover garantia garantir valorizacao importante importantes necessario necessaria principal principais grande grandes nova novas novo novos'.split(
    ' ',
  ),
);
/**
 * Words for the setting of a theme ("Brasil", "sociedade"), which are too common to show that an essay is about the
 * theme.
 */
const SETTING_KEYS = new Set(
  'brasil brasileiro brasileira brasileiros brasileiras pais sociedade social sociais mundo atual atuais atualidade atualmente contemporaneo contemporanea contemporaneidade realidade seculo xxi nacional pessoas vida dias contexto publico publica'.split(
    ' ',
  ),
);
const SHORTEST_WORD = 3;

export type ThemeOverlap = {
  /** Share of the theme's content words that the essay uses, 0–1; 0 if the theme has no content words. */
  share: number;
  /** The theme's content words as written: `found` are used in the essay, `missing` are not. */
  found: string[];
  missing: string[];
  /**
   * Whether the theme has a clear subject (two words or more) and the essay uses none of its words. This does not
   * prove that the essay is off its theme: four in five human-scored essays of this kind treated the theme in
   * different words.
   */
  lacksSubject: boolean;
};

/**
 * Measures how many of the theme's words the essay uses. Content words have three letters or more and are neither
 * function words nor frame words such as "caminhos para"; they are compared without accents, by a light stem.
 */
export function measureThemeOverlap(essay: AnalyzedText, theme: AnalyzedText): ThemeOverlap {
  const stems = new Set(essay.words.map(({ key }) => toStem(key)));
  const words = contentWords(theme);
  const found = words.filter(({ stem }) => stems.has(stem));
  const missing = words.filter(({ stem }) => !stems.has(stem));
  const subject = words.filter(isSubject);
  return {
    share: words.length === 0 ? 0 : found.length / words.length,
    found: found.map(({ text }) => text),
    missing: missing.map(({ text }) => text),
    lacksSubject: subject.length >= 2 && subject.every(({ stem }) => !stems.has(stem)),
  };
}

/** The content words of the theme's subject, without words for its setting: "idosos", not "Brasil". May be empty. */
export function findSubjectWords(theme: AnalyzedText): ThemeWord[] {
  return contentWords(theme).filter(isSubject);
}

type ThemeWord = { text: string; key: string; stem: string };

function isSubject({ key }: ThemeWord): boolean {
  return !SETTING_KEYS.has(key);
}

/**
 * Content words, one per stem. Frame words ("Perspectivas") are included only if the theme has no other content
 * words.
 */
function contentWords(theme: AnalyzedText): ThemeWord[] {
  const all = theme.words.filter(({ key }) => key.length >= SHORTEST_WORD && !isFunctionWord(key));
  const topical = all.filter(({ key }) => !FRAME_KEYS.has(key));
  const byStem = new Map<string, ThemeWord>();
  for (const { text, key } of topical.length > 0 ? topical : all) {
    const stem = toStem(key);
    if (!byStem.has(stem)) byStem.set(stem, { text, key, stem });
  }
  return [...byStem.values()];
}
