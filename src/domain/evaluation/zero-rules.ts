import type { ZeroReason, Evaluation, EvaluationExtras } from './evaluation.ts';
import { measureThemeOverlap } from '../themes/theme-overlap.ts';
import { measureCopying } from '../scoring/guards/copied-passages.ts';
import { countLegibleLines } from '../scoring/guards/legible-lines.ts';
import { findOtherTextType } from '../scoring/guards/text-type.ts';
import type { AnalyzedSentence, AnalyzedText } from '../text/analyze-text.ts';
import { INSUFFICIENT_LINES } from '../text/estimate-handwritten-lines.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { ThemeVerdict } from '../themes/judge-theme.ts';
import { FOREIGN_FUNCTION_WORDS } from '../text/foreign-function-words.ts';
import { byCompetency } from '../rubric/competency.ts';
import { toVideoSuggestion } from './feedback/video-suggestions.ts';
import { joinList } from './feedback/wording.ts';
import { NO_LESSON, type ZeroLesson } from './zero-lesson.ts';

/** Explanations for the student: the reason for the zero, and what to do. */
export const ZERO_EXPLANATIONS: Record<ZeroReason, { reason: string; advice: string }> = {
  'texto-insuficiente': {
    reason: `À mão, o texto ocuparia cerca de ${INSUFFICIENT_LINES} linhas ou menos, o que o ENEM considera texto insuficiente.`,
    advice: 'Desenvolva a introdução, os argumentos e a proposta de intervenção e envie de novo.',
  },
  'lingua-estrangeira': {
    reason: 'A maior parte do texto está em língua estrangeira, e o ENEM anula redações assim.',
    advice: 'Escreva em português e envie de novo.',
  },
  copia: {
    reason:
      'Linhas copiadas dos textos motivadores não contam, e sem elas restam 7 linhas ou menos, o que o ENEM considera texto insuficiente.',
    advice: 'Escreva os argumentos com as suas palavras e envie de novo.',
  },
  'fuga-ao-tema': {
    reason: 'O texto trata de outro assunto, e o ENEM anula redações com fuga total ao tema.',
    advice: 'Releia a proposta, escreva sobre o tema dela e envie de novo.',
  },
  'tipo-textual': {
    reason: 'O texto não é dissertativo-argumentativo, e o ENEM anula redações de outro tipo de texto.',
    advice: 'Defenda um ponto de vista em prosa, com introdução, argumentos e proposta, e envie de novo.',
  },
  'texto-sem-sentido': {
    reason: 'Não foi possível reconhecer frases em português neste texto.',
    advice: 'Confira o que foi digitado ou colado e envie de novo.',
  },
};

type ZeroInput = {
  essay: AnalyzedText;
  theme?: AnalyzedText;
  supportText?: AnalyzedText;
  /** Verdict of `judgeTheme` on the essay and its theme. */
  themeVerdict: ThemeVerdict;
};

/**
 * If less than this share of a text's words are Portuguese function words, the text is not Portuguese prose, in
 * which the share is 35–68 %.
 */
const PORTUGUESE_MIN_SHARE = 0.12;
/**
 * If at least this share of the words are Portuguese function words, at most half of the text can be in another
 * language.
 */
const PORTUGUESE_PROSE_SHARE = 0.4;
/**
 * If at least this share of a text's words are function words of another language, and the share is clearly larger
 * than the share of Portuguese function words, the text is in the other language. In prose of that language, the
 * share is 35–55 %.
 */
const FOREIGN_MIN_SHARE = 0.2;
const FOREIGN_LEAD = 1.25;
/** Minimum length in words of a sentence whose language is judged separately, for essays in two languages. */
const FOREIGN_SENTENCE_MIN_WORDS = 5;
const MOSTLY = 0.5;

/**
 * Returns the official situation that gives an essay 0 points, as far as code can detect it (Cartilha do
 * Participante), or null. Length is checked first, because a text that is too short allows no other judgment. If
 * the theme is not given, the essay is never off the theme; if no supporting texts are given, nothing is a copy.
 */
export function findZeroReason({ essay, theme, supportText, themeVerdict }: ZeroInput): ZeroReason | null {
  if (countLegibleLines(essay) <= INSUFFICIENT_LINES) return 'texto-insuficiente';
  const portuguese = shareOf(essay.words, isFunctionWord);
  if (portuguese < PORTUGUESE_PROSE_SHARE && (isForeign(essay.words, portuguese) || isMostlyForeign(essay))) {
    return 'lingua-estrangeira';
  }
  if (portuguese < PORTUGUESE_MIN_SHARE) return 'texto-sem-sentido';
  if (supportText && isCopy(essay, supportText)) return 'copia';
  if (findOtherTextType(essay, { theme, supportText })) return 'tipo-textual';
  // The essay must be clearly off the theme, and contain no word of the theme's subject.
  return theme && themeVerdict === 'outro' && measureThemeOverlap(essay, theme).lacksSubject
    ? 'fuga-ao-tema'
    : null;
}

function shareOf(words: AnalyzedText['words'], belongs: (key: string) => boolean): number {
  if (words.length === 0) return 0;
  return words.filter(({ key }) => belongs(key)).length / words.length;
}

function isForeign(words: AnalyzedText['words'], portuguese: number): boolean {
  return Object.values(FOREIGN_FUNCTION_WORDS).some((language) => {
    const share = shareOf(words, (key) => language.has(key));
    return share >= FOREIGN_MIN_SHARE && share > portuguese * FOREIGN_LEAD;
  });
}

/** Whether most words are in sentences of another language. */
function isMostlyForeign({ sentences, words }: AnalyzedText): boolean {
  const isForeignSentence = (sentence: AnalyzedSentence) =>
    sentence.words.length >= FOREIGN_SENTENCE_MIN_WORDS &&
    isForeign(sentence.words, shareOf(sentence.words, isFunctionWord));
  const foreign = sentences
    .filter(isForeignSentence)
    .reduce((sum, sentence) => sum + sentence.words.length, 0);
  return foreign > MOSTLY * words.length;
}

function isCopy(essay: AnalyzedText, supportText: AnalyzedText): boolean {
  const { share, ownLines } = measureCopying(essay, supportText);
  return share > 0 && ownLines <= INSUFFICIENT_LINES;
}

const STUDY_SUBJECT = 'Por que a redação zera';

type ZeroDetails = {
  /** Passages that show the reason. */
  shownBy?: readonly string[];
  lesson?: ZeroLesson;
};

/**
 * The evaluation of an annulled essay: 0 for every competency, the reason stated once with the passages that show
 * it, and the lesson.
 */
export function zeroEvaluation(
  zeroReason: ZeroReason,
  extras: Pick<EvaluationExtras, 'producer' | 'version' | 'coherence'>,
  { shownBy = [], lesson = NO_LESSON }: ZeroDetails = {},
): Evaluation {
  const { reason, advice } = ZERO_EXPLANATIONS[zeroReason];
  const passages = shownBy.length > 0 ? [`O que mostra isso no texto: ${joinList(shownBy)}.`] : [];
  const { type, findings, feedback, evidence, improvements } = lesson;
  const named = type === undefined ? reason : `O texto é ${type}, e o ENEM anula o que não é dissertação.`;
  return {
    nota_final: 0,
    competencias: byCompetency((number) => ({
      note: 0,
      feedback: feedback[`competencia_${number}`] ?? 'Sem pontos nesta competência: a redação foi anulada.',
    })),
    erros_detectados: findings,
    videos_sugeridos: [toVideoSuggestion(STUDY_SUBJECT)],
    resumo: { pontos_fortes: [], pontos_fracos: [named, ...passages], melhorias: [advice] },
    grifo: { ...extras, evidence, ...(improvements && { improvements }), zeroReason },
  };
}
