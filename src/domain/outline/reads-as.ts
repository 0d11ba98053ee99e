/* How the words of one field read: as a claim with a reason, as a proof, as an origin. */
import { namesCause } from '../argument/find-thesis.ts';
import { findRepertoire, namesOrigin, namesSource } from '../argument/rules/repertoire.ts';
import type { CheckedText, CheckedWord } from '../writing/checked-text.ts';
import { isDictionary } from '../writing/lexicon/lexicon.ts';
import { isThird } from '../writing/has-person.ts';
import { NOMINAL, TAGS } from '../writing/lexicon/tags.ts';
import { mayBeVerb } from '../writing/rules/structure.ts';
import { fitsAnyTheme, sayingStems } from './generic-words.ts';

/** Words that open a clause about a noun, whose verb claims nothing: "a fome que atinge o país". */
const OPENS_RELATIVE = /^(?:que|quem|cuj[oa]s?|onde|qual|quais)$/;

/** Verbs that state without saying why; a reason must stand elsewhere. */
const STATES =
  /^(?:e|sao|esta|estao|foi|era|eram|tem|ha|existe|existem|continua|continuam|deve|devem|precisa|precisam|pode|podem|torna-se|tornou-se|virou)$/;

/** Words that name a reason, besides those of `namesCause`. */
const NAMES_REASON =
  /^(?:consequencias?|falta|ausencia|negligencia|descaso|desigualdade|gracas|diante|contra|enquanto|apesar|mesmo|ja)$/;

/**
 * Whether a field claims something: it has a verb that is not of a clause about a noun. Without a dictionary any
 * word may be a verb, so it counts as a claim.
 */
export function claims(text: CheckedText): boolean {
  return !isDictionary(text.lexicon) || claimingVerbs(text).length > 0;
}

function claimingVerbs({ words }: CheckedText): CheckedWord[] {
  const verbs: CheckedWord[] = [];
  let relatives = 0;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isRelative =
      OPENS_RELATIVE.test(word.lower) && before !== undefined && !mayBeVerb(before, words[at - 2]);
    if (isRelative) relatives += 1;
    else if (!OPENS_RELATIVE.test(word.lower) && mayBeVerb(word, before) && !isNoVerb(words, at)) {
      if (relatives > 0) relatives -= 1;
      else verbs.push(word);
    }
  }
  return verbs;
}

/** Words that are hardly ever the verb of the same form. */
const NO_VERB = /^(?:entre|acerca|como|sobre|segundo|conforme|contra|para|fora|ambiente)$/;
/** Infinitives, which have the form of the future subjunctive; "quer" and its like are none. */
const INFINITIVE = /(?:(?<!qu|requ)[aeio]r|[aei]rem|-l[oa]s?)$/;
/** Verbs with the form of a noun or an adjective that open a sentence, or that "de" follows: "Falta estrutura", "precisa de". */
const LACKS = /^(?:faltam?|sobram?|restam?|bastam?)$/;
const NEEDS = /^(?:precisam?|carecem?|tratam?|passam?|saem?)$/;

const PREPOSITION = /^(?:de|em|com|por|para|sem|sobre|entre)$/;

/** Whether a word is an adjective of the noun before it: "dignidade humana", "ar livre". */
function isQuality({ tags, lower }: CheckedWord, before: CheckedWord): boolean {
  return (tags & TAGS.adjective) !== 0 && (before.tags & NOMINAL) !== 0 && !NEEDS.test(lower);
}

/**
 * Whether a word that may be a verb is surely none here: a name, an infinitive, or a noun or an adjective of the same
 * form, as in "Causas do trânsito", "garantia de acesso" and "ar livre".
 */
function isNoVerb(words: readonly CheckedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || NO_VERB.test(word.lower) || INFINITIVE.test(word.lower)) return true;
  if (at > 0 && /^\p{Lu}/u.test(word.text)) return true;
  if ((word.tags & NOMINAL) === 0) return false;
  if (!isThird(word)) return true;
  const before = words[at - 1];
  if (before && (PREPOSITION.test(before.lower) || isQuality(word, before))) return true;
  const isFollowedByDe = next !== undefined && /^d(?:e|[ao]s?)$/.test(next.lower);
  if (at === 0) return isFollowedByDe || !next || !LACKS.test(word.lower);
  return isFollowedByDe && !NEEDS.test(word.lower);
}

/** Whether a claim also says why: a word of cause, a list after a colon, or a verb that tells what does what. */
export function givesReason(text: CheckedText): boolean {
  return (
    !isDictionary(text.lexicon) ||
    text.text.includes(':') ||
    text.sentences.some(namesCause) ||
    text.words.some(({ key }) => NAMES_REASON.test(key)) ||
    claimingVerbs(text).some(({ key }) => !STATES.test(key))
  );
}

/** Whether a field is a figure alone: it says how much, and no reason for it. */
export function isFigureAlone(text: CheckedText): boolean {
  return (
    findRepertoire(text).some(({ kind }) => kind === 'dado') &&
    !text.sentences.some(namesCause) &&
    !text.words.some(({ key }) => NAMES_REASON.test(key))
  );
}

/** Judgements and demands, which prove nothing: "é muito triste", "o governo deveria agir". */
const JUDGES =
  /^(?:dev(?:e|em|eria|eriam|emos)|precis(?:a|am|amos)|importante|fundamental|essencial|necessari[oa]|ruim|pessim[oa]|triste|absurd[oa]|inaceitavel|errad[oa]|injust[oa]|horrivel)$/;
const OF_EVERYBODY =
  /(?<!\p{L})(?:todo mundo|todos (?:sabem|sabemos|dizem|veem)|ninguém (?:liga|faz|se importa)|muita gente|as pessoas|a gente|é claro|é óbvio|(?:eu )?acho|na minha opinião)(?!\p{L})/iu;
const NAMES_INSTANCE = /(?<!\p{L})(?:por exemplo|exemplo|casos?|como (?:n[oa]s?|em|o|a|os|as)) \p{L}/iu;

/** Whether a field names something that can be checked: a figure, a law, a work, a name, a study, an example. */
export function namesFact(text: CheckedText): boolean {
  return (
    findRepertoire(text).length > 0 ||
    namesSource(text.words, ['works', 'studies', 'instances']) ||
    NAMES_INSTANCE.test(text.text) ||
    text.words.some(({ key }) => /\d/.test(key)) ||
    text.words.slice(1).some(({ text: word }) => /^\p{Lu}\p{L}/u.test(word))
  );
}

/** Whether a field is surely no proof: a judgement, what everybody says, or words that fit any theme. */
export function provesNothing(text: CheckedText): boolean {
  return (
    OF_EVERYBODY.test(text.text) ||
    text.words.some(({ key }) => JUDGES.test(key)) ||
    fitsAnyTheme(sayingStems(text))
  );
}

/** Whether a field of repertoire says what it is from: a work, a law, a name, a figure, an institution. */
export function saysOrigin(text: CheckedText): boolean {
  return (
    findRepertoire(text).length > 0 ||
    namesOrigin(text.text) ||
    namesSource(text.words, ['works', 'thinkers', 'studies']) ||
    text.words.some(({ text: word }) => /^\p{Lu}{3,}$/u.test(word))
  );
}
