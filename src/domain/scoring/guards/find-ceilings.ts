import type { Level } from '../../rubric/competency.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { ThemeVerdict } from '../../themes/judge-theme.ts';
import { isAddressedToGrader } from './addressed-to-grader.ts';
import { TANGENT_CEILING, type Ceiling, type CeilingReason } from './ceiling.ts';
import type { LikelyTextType } from './likely-text-type.ts';
import { measureCopying } from './copied-passages.ts';
import { hasBrokenParagraphs, isOnlyProposal, isOutOfOrder } from './essay-outline.ts';
import { measureForeignScriptShare } from './legible-lines.ts';
import { measureParaphrasedShare, measureRepeatedShare } from './repeated-passages.ts';
import { measureProseShape } from './prose-shape.ts';
import { measureTopicReach, type TopicReach } from './topic-reach.ts';

export type GuardReading = {
  essay: AnalyzedText;
  theme: AnalyzedText;
  supportText?: AnalyzedText;
  /** The verdict on the essay's theme (`judgeTheme`). */
  themeVerdict: ThemeVerdict;
  /**
   * The type of text that the essay resembles instead of an argumentative essay; if missing, this check is skipped.
   */
  textType?: LikelyTextType | null;
};

/*
 * Limits, chosen on the 7,700 training essays that people gave 400 points or more: no such essay reaches them,
 * or one in a thousand.
 */
const REPEATED_FROM = 0.2;
const MOSTLY_REPEATED_FROM = 0.5;
const PARAPHRASED_FROM = 0.6;
const THEME_WORDS_FROM = 0.32;
const CONNECTIVES_FROM = 0.24;
const DANGLING_FROM = 0.16;
const GRAMMAR_FROM = 0.3;
const GRAMMAR_TO = 0.74;
const FOREIGN_SCRIPT_FROM = 0.03;
const COPIED_FROM = 0.3;
/** Minimum number of content words for judging the subject. */
const JUDGED_FROM_CONTENT_WORDS = 40;
const WITHOUT_TOPIC_BELOW = 0.045;

/**
 * Finds every reason for which an essay cannot have full points, with the highest level that it allows per
 * competency. Empty for an ordinary essay. Takes time linear in the length of the texts.
 */
export function findCeilings({ essay, theme, supportText, themeVerdict, textType }: GuardReading): Ceiling[] {
  return [
    ...shapeCeilings(essay),
    ...repetitionCeilings(essay),
    ...topicCeilings(measureTopicReach(essay, theme), themeVerdict),
    ...outlineCeilings(essay),
    ...when(Boolean(textType), 'outro-tipo-de-texto', { 2: 40, 3: 40, 5: 40 }),
    ...when(
      supportText !== undefined && measureCopying(essay, supportText).share >= COPIED_FROM,
      'copia-parcial',
      { 2: 80 },
    ),
    ...when(isAddressedToGrader(essay), 'recado-ao-corretor', { 1: 40, 2: 40, 3: 40, 4: 40, 5: 40 }),
  ];
}

function when(isSeen: boolean, reason: CeilingReason, levels: Ceiling['levels']): Ceiling[] {
  return isSeen ? [{ reason, levels }] : [];
}

function shapeCeilings(essay: AnalyzedText): Ceiling[] {
  const { danglingShare, grammarShare, connectiveShare } = measureProseShape(essay);
  const isLoose = danglingShare >= DANGLING_FROM || grammarShare < GRAMMAR_FROM || grammarShare > GRAMMAR_TO;
  return [
    ...when(isLoose && essay.words.length > 0, 'palavras-soltas', { 1: 40, 2: 40, 3: 0, 4: 40, 5: 0 }),
    ...when(connectiveShare >= CONNECTIVES_FROM, 'lista-de-conectivos', { 1: 40, 2: 40, 3: 0, 4: 40, 5: 40 }),
    ...when(measureForeignScriptShare(essay) >= FOREIGN_SCRIPT_FROM, 'letras-trocadas', {
      1: 80,
      2: 80,
      3: 80,
      4: 80,
      5: 80,
    }),
  ];
}

function repetitionCeilings(essay: AnalyzedText): Ceiling[] {
  const repeated = measureRepeatedShare(essay);
  if (repeated >= MOSTLY_REPEATED_FROM) {
    return when(true, 'trechos-repetidos', { 1: 80, 2: 40, 3: 40, 4: 40, 5: 40 });
  }
  return [
    ...when(repeated >= REPEATED_FROM, 'trechos-repetidos', { 1: 120, 2: 80, 3: 80, 4: 40, 5: 80 }),
    ...when(measureParaphrasedShare(essay) >= PARAPHRASED_FROM, 'paragrafos-parecidos', {
      1: 120,
      2: 80,
      3: 80,
      4: 80,
      5: 80,
    }),
  ];
}

function topicCeilings(reach: TopicReach, verdict: ThemeVerdict): Ceiling[] {
  if (reach.contentWords < JUDGED_FROM_CONTENT_WORDS) return [];
  return [
    ...when(reach.named / reach.contentWords >= THEME_WORDS_FROM, 'tema-repetido', {
      1: 80,
      2: 40,
      3: 40,
      4: 40,
      5: 40,
    }),
    ...when(reach.topicalShare < WITHOUT_TOPIC_BELOW, 'sem-conteudo', { 2: 40, 3: 40, 4: 120, 5: 40 }),
    ...(verdict === null ? [] : [THEME_CEILINGS[verdict]]),
  ];
}

const onThemeAtMost = (level: Level): Ceiling['levels'] => ({ 2: level, 3: level, 5: level });

/** The ceiling of each verdict on the theme. */
export const THEME_CEILINGS: Record<NonNullable<ThemeVerdict>, Ceiling> = {
  outro: { reason: 'tangenciamento', levels: onThemeAtMost(TANGENT_CEILING) },
  'so-no-inicio': { reason: 'tema-so-no-inicio', levels: onThemeAtMost(TANGENT_CEILING) },
  // The official descriptor of level 40 in competency 3 mentions arguments "pouco relacionados ao tema".
  'so-nas-pontas': { reason: 'tema-so-nas-pontas', levels: { 2: 80, 3: 40 } },
  'so-citado': { reason: 'tema-so-citado', levels: onThemeAtMost(80) },
  distante: { reason: 'tema-ausente', levels: onThemeAtMost(80) },
};

function outlineCeilings(essay: AnalyzedText): Ceiling[] {
  return [
    ...when(isOnlyProposal(essay), 'so-proposta', { 2: 40, 3: 40, 4: 80 }),
    ...when(hasBrokenParagraphs(essay), 'paragrafos-quebrados', { 1: 120, 2: 80, 3: 80, 4: 40, 5: 120 }),
    ...when(isOutOfOrder(essay), 'fora-de-ordem', { 2: 120, 3: 80, 4: 120 }),
  ];
}
