import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Rules on the personal infinitive ("fazerem", "fazermos") where it is missing or superfluous. */
export const PERSONAL_INFINITIVE_RULES: readonly Rule[] = [
  {
    id: 'verb-forms/infinitive-of-nos',
    code: 'confusao',
    name: 'Falta o R do verbo de “nós”',
    message: 'Depois de “para”, “de” e “é importante”, a forma de “nós” termina em “-rmos”.',
    example: 'para cuidarmos do rio',
    find: findOfNos,
  },
  {
    id: 'verb-forms/tendem-a-serem',
    code: 'uso',
    name: 'Segundo verbo no plural sem necessidade',
    message: 'Quando o sujeito é o mesmo, o segundo verbo não vai para o plural.',
    example: 'tendem a ser; pensam em sair',
    find: findDoubledPlural,
  },
];

const PREPOSITION = /^(?:para|pra|de|sem|por|ao|após)$/;
const JUDGED = /^(?:fundamental|importante|necessário|essencial|preciso|possível|imprescindível)$/;
const IS = /^(?:é|seria|será|era|torna-se|faz-se)$/;
const BETWEEN = /^(?:não|nos|se|o|a|os|as|também|sempre)$/;

/** Finds a present form of "nós" in place of the infinitive: "Para conseguimos", "é importante lembramos". */
function findOfNos({ words, lexicon }: CheckedText): RuleMatch[] {
  return words.flatMap((verb, at): RuleMatch[] => {
    if ((verb.tags & TAGS.verb1p) === 0 || (verb.tags & NOMINAL) !== 0 || verb.isQuoted) return [];
    const from = BETWEEN.test(words[at - 1]?.lower ?? '') ? at - 1 : at;
    const opener = words[from - 1];
    if (!opener || verb.before !== '' || words[from]?.before !== '') return [];
    const isJudged = JUDGED.test(opener.lower) && IS.test(words[from - 2]?.lower ?? '');
    if (!isJudged && !PREPOSITION.test(opener.lower)) return [];
    const right = infinitiveOfNos(verb.lower);
    if (!right || (lexicon.tagsOf(right.slice(0, -3)) & TAGS.infinitive) === 0) return [];
    return [{ start: verb.start, end: verb.end, replacement: matchCase(verb.text, right) }];
  });
}

/** "conseguimos" → "conseguirmos"; undefined for an irregular form or a form that already has its R. */
function infinitiveOfNos(form: string): string | undefined {
  return /[aei]mos$/.test(form) ? form.replace(/mos$/, 'rmos') : undefined;
}

const LINK = /^(?:a|em|de|por)$/;
/** Verbs whose infinitive has another subject: "obrigam a saírem". */
const OF_OTHERS =
  /^(?:obrig|forç|lev|incentiv|ajud|permit|ensin|induz|estimul|convid|autoriz|imped|conden|motiv|impuls|instru|acus|proíb|conduz|convenc|vis)/;
const READY =
  /^(?:dispost|obrigad|forçad|condenad|levad|sujeit|acostumad|destinad|propens|apt|tendent|incentivad)[oa]s$|^(?:suscetíveis|capazes|incapazes)$/;
/** Nouns that name something a person has, as in "têm o direito de serem". */
const OWNED = /^(?:direito|dever|obrigação|oportunidade|chance|medo|capacidade|necessidade|intenção|hábito)$/;
const OWNS = /^(?:têm|tenham|terão|tinham|possuem|perdem|temos)$/;

/**
 * Finds a plural infinitive after a word that already expresses the plural: "Pensam em saírem", "dispostos a
 * lutarem", "têm o direito de serem".
 */
function findDoubledPlural({ words, lexicon }: CheckedText): RuleMatch[] {
  return words.flatMap((verb, at): RuleMatch[] => {
    const stem = /^(.+r)em$/.exec(verb.lower)?.[1];
    const link = words[at - 1];
    if (!stem || verb.before !== '' || verb.isQuoted || link?.before !== '' || !LINK.test(link.lower))
      return [];
    if ((lexicon.tagsOf(stem) & TAGS.infinitive) === 0 || !saysPlural(words, at - 2)) return [];
    return [{ start: verb.start, end: verb.end, replacement: matchCase(verb.text, stem) }];
  });
}

function saysPlural(words: readonly CheckedWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  // "Os sujeitos a formarem": "sujeitos" is a noun.
  if (READY.test(word.lower)) return word.before === '' && !/^[dn]?[oa]s$/.test(words[at - 1]?.lower ?? '');
  if (OWNED.test(word.lower)) {
    const owner = words[at - (/^[oa]$/.test(words[at - 1]?.lower ?? '') ? 2 : 1)];
    return owner !== undefined && word.before === '' && OWNS.test(owner.lower);
  }
  // "Viveram por estarem unidos": "por" introduces a reason.
  if (words[at + 1]?.lower === 'por' && !/^(?:acab|opt|começ|termin)/.test(word.lower)) return false;
  const isPlural = (word.tags & (TAGS.verb3p | TAGS.verb1p)) !== 0 && (word.tags & NOMINAL) === 0;
  return isPlural && !OF_OTHERS.test(word.lower) && !/^(?:são|foram|eram|serão|sejam)$/.test(word.lower);
}
