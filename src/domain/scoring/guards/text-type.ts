import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';

/** Types of text other than argumentative essays that this code recognizes with certainty. */
type OtherTextType = 'poema' | 'receita' | 'carta' | 'conto' | 'diálogo ou lista';

/**
 * The type of an essay that is not argumentative, or null. Only texts with the outer form of the type are
 * recognized: of 9,600 essays scored by people, only four are recognized, all of them letters that their tasks had
 * requested.
 */
export function findOtherTextType(
  essay: AnalyzedText,
  proposal: { theme?: AnalyzedText; supportText?: AnalyzedText } = {},
): OtherTextType | null {
  if (isRecipe(essay)) return 'receita';
  if (isItemised(essay)) return 'diálogo ou lista';
  if (isVerse(essay)) return 'poema';
  if (isStory(essay)) return 'conto';
  return isLetter(essay) && !asksForLetter(proposal.theme) && !asksForLetter(proposal.supportText)
    ? 'carta'
    : null;
}

/** Whether the task requests a letter. */
export function asksForLetter(proposal: AnalyzedText | undefined): boolean {
  return proposal?.words.some(({ key }) => key === 'carta' || key === 'carta-convite') ?? false;
}

const VERSE_MIN_LINES = 12;
const VERSE_MEAN_WORDS = { from: 2.5, to: 8 };
const VERSE_LONGEST_MEAN_CHARACTERS = 42;
const VERSE_LONGEST_LINE = 60;

/**
 * Whether the text has many short lines and no long line. In contrast, prose pasted with hard line breaks has lines
 * of 60 or more characters.
 */
function isVerse({ paragraphs, words }: AnalyzedText): boolean {
  if (paragraphs.length < VERSE_MIN_LINES) return false;
  const mean = words.length / paragraphs.length;
  if (mean < VERSE_MEAN_WORDS.from || mean > VERSE_MEAN_WORDS.to) return false;
  const lengths = paragraphs.map(({ start, end }) => end - start);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const isShort = lengths.filter((length) => length <= VERSE_LONGEST_LINE).length >= 0.95 * lengths.length;
  return isShort && total / lengths.length <= VERSE_LONGEST_MEAN_CHARACTERS;
}

const KITCHEN = new Set(
  'xicara xicaras colher colheres gramas g ml forno panela tigela forma fogo farinha acucar oleo ovos sal manteiga cebola alho misture mexa bata leve despeje acrescente junte refogue frite asse sirva fermento'.split(
    ' ',
  ),
);
const RECIPE_MIN_WORDS = 8;

/** Whether the text contains "ingredientes" and "modo de preparo", and cooking vocabulary. */
function isRecipe({ words }: AnalyzedText): boolean {
  const keys = words.map(({ key }) => key);
  const hasMethod = keys.some(
    (key, at) =>
      key === 'modo' && keys[at + 1] === 'de' && /^(?:preparo|fazer|preparar)$/.test(keys[at + 2] ?? ''),
  );
  if (!hasMethod || !keys.includes('ingredientes')) return false;
  return keys.filter((key) => KITCHEN.has(key)).length >= RECIPE_MIN_WORDS;
}

const ITEM_MARK = /^(?:[-–—•*·▪►]|\d{1,2}\s*[.)-])\s*\p{L}/u;
const ITEMS_MIN = 6;
const ITEMS_SHARE = 0.6;
const ITEM_MEAN_WORDS = 15;

/** Whether most lines are list items or dialogue turns, which consist of a marker and a few words. */
function isItemised({ text, paragraphs, words }: AnalyzedText): boolean {
  const items = paragraphs.filter(({ start, end }) =>
    ITEM_MARK.test(text.slice(start, Math.min(end, start + 8))),
  );
  if (items.length < ITEMS_MIN || items.length < ITEMS_SHARE * paragraphs.length) return false;
  return words.length / paragraphs.length <= ITEM_MEAN_WORDS;
}

/**
 * Whether the text begins like a story and continues in the past tense. An essay with such an opening continues
 * with arguments.
 */
function isStory(essay: AnalyzedText): boolean {
  const { words } = essay;
  const opening = words
    .slice(0, 3)
    .map(({ key }) => key)
    .join(' ');
  return (
    /^(?:era uma vez|certo dia (?:um|uma)|numa (?:noite|manha|tarde)|certa (?:vez|noite|manha) (?:um|uma))/.test(
      opening,
    ) && rateOfPast(essay) >= TOLD_FROM
  );
}

/** Minimum number of past-tense verbs per hundred words in a story; essays have 0.8. */
const TOLD_FROM = 5;

const GREETING = /^(?:querid|prezad|estimad|excelentissim|ilustrissim|oi$|ola$|car[oa]s?$)/;
const FAREWELL =
  /(?:^| )(?:atenciosamente|cordialmente|respeitosamente|abracos?|beijos?|saudacoes|com carinho|sua amiga|seu amigo)(?: |$)/;
const GREETING_MAX_WORDS = 8;
const FAREWELL_MAX_WORDS = 14;
const EDGE_PARAGRAPHS = 3;

/** Whether the text has a salutation at the start and a closing at the end. */
function isLetter({ paragraphs }: AnalyzedText): boolean {
  if (paragraphs.length < 4) return false;
  const greets = paragraphs.slice(0, EDGE_PARAGRAPHS).some(({ words }) => {
    return words.length <= GREETING_MAX_WORDS && GREETING.test(words[0]?.key ?? '');
  });
  if (!greets) return false;
  return paragraphs.slice(-EDGE_PARAGRAPHS).some(({ words }) => {
    return words.length <= FAREWELL_MAX_WORDS && FAREWELL.test(words.map(({ key }) => key).join(' '));
  });
}

const PAST =
  /(?:[aei]u|ou|aram|eram|iram|ava|avam|ia|iam|inha|inham|ei|era|foi|fui|foram|disse|disseram|fez|fizeram|quis|veio|vieram|viu|deu|deram|teve|tiveram)$/;
/** Words that have these endings but are not past-tense verbs: nouns in "-ia", the conditional, "eu" and the like. */
const NO_PAST =
  /(?:r|g|nc|c|t|m|n|f|s|d|óp|ól|ác|b|x|l|v)iam?$|^(?:sociedade|eu|seu|meu|teu|europeu|museu|céu|véu|réu|chapéu|troféu|sou|dou|vou|estou|lei|rei|sei|hei|ou|ao)$/;
/**
 * Whether a word has an ending of past-tense verbs. Other words share these endings, so only the rate of such words
 * in a text is meaningful.
 */
export function isPast({ lower }: PlacedWord): boolean {
  return lower.length > 2 && PAST.test(lower) && !NO_PAST.test(lower);
}

/** Number of past-tense verbs per hundred words; 0 without words. It is high in tales and low in essays. */
function rateOfPast({ words }: AnalyzedText): number {
  return words.length === 0 ? 0 : (100 * words.filter(isPast).length) / words.length;
}
