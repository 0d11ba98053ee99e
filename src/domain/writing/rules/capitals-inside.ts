import { isFunctionWord } from '../../text/function-words.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { isDictionary, type Dictionary } from '../lexicon/lexicon.ts';
import { TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Minimum frequency of the lower-case word in essays (exponent of a power of two) for its capital to be marked. */
const FREQUENT = 5;

/**
 * Words that may have a capital because they name an institution, a school subject or a holiday, or are (part of) a
 * name.
 */
const KEPT = new Set(
  `brasil estado estados constituição congresso senado câmara república união igreja governo federal justiça nação
  presidente legislativo executivo judiciário ministério secretaria polícia internet copa terra lua sol deus
  educação saúde segurança cultura trabalho cidadania direito história física matemática química biologia geografia
  filosofia sociologia artes letras redação português literatura economia medicina engenharia administração
  psicologia pedagogia ciências jornalismo arquitetura enfermagem contabilidade música
  escola universidade faculdade instituto estatuto código lei norte sul leste oeste nordeste sudeste centro-oeste
  ocidente oriente globo folha época mundial nacional natal páscoa carnaval união partido adolescente criança idoso
  são santo santa dom dona papa rei norte cunha costa rosa vitória esperança leão luz liberdade salvador
  hora semana reforma revolução declaração operação academia liga câmara público social serra campos mar
  senhor senhora vossa sua nossa nosso estatuto conselho comissão tribunal supremo previdência fazenda
  antiguidade renascimento iluminismo abolição império colônia oceano jogos olímpicos enem fundação central
  real decreto portaria emenda homem aranha rio negro doce grande nova novo porto monte minas lagoa vale velho jardim praia casa branca natureza ditadura
  família famílias desenvolvimento universidades mulher defesa comércio esporte líder líderes`.split(/\s+/),
);

/**
 * Words that often open a sentence. Without punctuation before them, either a full stop is missing or the capital
 * is wrong.
 */
const OPENS = new Set(
  'feito logo assim então porém portanto ademais contudo todavia entretanto além quando hoje'.split(' '),
);

const MONTHS = new Set(
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
);
const WEEKDAYS = /^(?:segundas?|terças?|quartas?|quintas?|sextas?)-feiras?$|^(?:sábado|domingo)s?$/;
const PEOPLES =
  /^(?:brasileir|american|african|italian|australian|frances|inglesa|alemã|chines|japones|portugues|espanhol|argentin|europei|russ|latino-american|estadunidens|norte-american|mexican|chilen|uruguai|paraguai|bolivian|venezuelan|colombian|peruan|cuban|indian|paulistan|carioc|mineir|baian|gaúch|nordestin)(?:[oa]s?|es|as?|ez|ês|is)?$/;
/** Words between the parts of a name: "Escola sem Partido", "Ministério da Saúde". */
const INSIDE_NAMES = /^(?:de|d[aeo]s?|e|em|n[ao]s?|sem|com|para|por|pel[ao]s?|a|à|o|ao|y|von|van|the|of)$/;

/** Words that mostly have a capital only because they open a sentence. */
const BEFORE_NOUN =
  /^(?:[oa]s?|uma?|n?ess[ea]s?|n?est[ea]s?|noss[oa]s?|n[oa]s?|em|para|por|pel[oa]s?|com|toda?s?|cada|muit[oa]s)$/;

export const CAPITAL_INSIDE_RULES: readonly Rule[] = [
  down(
    'capitals/month',
    'Mês e dia da semana com minúscula',
    'Os meses e os dias da semana se escrevem com minúscula: “em março”, “na segunda-feira”.',
    (word) => (MONTHS.has(word.lower) || WEEKDAYS.test(word.lower)) && !/\p{N}/u.test(word.text),
  ),
  down(
    'capitals/people',
    'Nacionalidade com minúscula',
    'Adjetivos e nomes de povos se escrevem com minúscula: “o povo brasileiro”, “os europeus”.',
    ({ lower, tags }) => PEOPLES.test(lower) && lower !== 'argentina' && tags !== 0,
  ),
  down(
    'capitals/country',
    '“País” com maiúscula',
    'Há quem escreva “País” para dizer Brasil; na redação, prefira a minúscula.',
    ({ lower }) => lower === 'país',
  ),
  down(
    'capitals/inside',
    'Maiúscula no meio da frase',
    'No meio da frase, palavra comum se escreve com minúscula.',
    // "Ele saiu Logo voltou", "o contexto Considerando isso": a full stop is missing, so the capital is not the
    // mistake.
    ({ lower, key, before, tags }, dictionary) =>
      !KEPT.has(lower) &&
      lower !== 'país' &&
      (tags & TAGS.gerund) === 0 &&
      (before !== '' || (!isFunctionWord(key) && !OPENS.has(lower))) &&
      !MONTHS.has(lower) &&
      !PEOPLES.test(lower) &&
      dictionary.frequencyOf(lower) >= FREQUENT,
  ),
];

const OPENS_ANOTHER =
  /^(?:[oa]s?|uma?|[dn]?(?:ess|est)[ae]s?|isso|isto|el[ea]s?|nós|assim|além|portanto|n[oa]s?|é|há|faz|cabe)$/;
const AFTER_COMMA =
  'Depois de vírgula vem letra minúscula. Se outra frase começa aqui, troque a vírgula por ponto.';

function down(
  id: string,
  name: string,
  message: string,
  isCommon: (word: CheckedWord, dictionary: Dictionary) => boolean,
): Rule {
  return {
    id,
    code: 'maiuscula',
    name,
    message,
    find: ({ words, lexicon }) => {
      if (!isDictionary(lexicon)) return [];
      return words.flatMap((word, at): RuleMatch[] => {
        if (!isRaised(words, at) || !isCommon(word, lexicon)) return [];
        const place = { start: word.start, end: word.end };
        // "Choveu, Na serra": the comma may be the mistake instead of the capital.
        return word.before === ',' && OPENS_ANOTHER.test(word.lower)
          ? [{ ...place, message: AFTER_COMMA }]
          : [{ ...place, replacement: word.text.toLowerCase() }];
      });
    },
  };
}

/**
 * Whether a word has a capital within a sentence and is not part of a longer name, a quotation or a list of
 * letters.
 */
function isRaised(words: CheckedText['words'], at: number): boolean {
  const word = words[at];
  const previous = words[at - 1];
  const next = words[at + 1];
  if (!word || !previous || word.text === word.lower || word.isQuoted || word.sentence !== previous.sentence)
    return false;
  if (!/^\p{Lu}[\p{Ll}-]*$/u.test(word.text) || !/^[,;]?$/.test(word.before)) return false;
  if (word.text.length === 1 && (word.before === '' || previous.text.length === 1)) return false;
  const opensSentence = words[at - 2]?.sentence !== word.sentence;
  if (word.before === '' && startsBig(previous) && !(opensSentence && BEFORE_NOUN.test(previous.lower)))
    return false;
  if (continuesName(words, at)) return false;
  // "Gabriel, o Pensador": the capital belongs to a name.
  if (previous.before === ',' && /^[oa]$/.test(previous.lower) && startsBig(words[at - 2])) return false;
  // In "Informações sobre Saneamento (SNIS)", the acronym of the name follows. In "Esta Essa", a word is written
  // twice.
  if (next?.before.includes('(') && next.text === next.text.toUpperCase()) return false;
  if (POINTS.test(word.lower) && POINTS.test(previous.lower)) return false;
  if (word.before === '' && WORKS.test(previous.lower) && !PEOPLES.test(word.lower)) return false;
  if (next?.before !== '')
    return next === undefined || !next.before.startsWith('.') || next.sentence !== word.sentence;
  return !startsBig(next) && !isContinued(words, at);
}

/** Kinds of works, whose titles begin with a capital: "no filme Epidemia". */
const WORKS =
  /^(?:filme|livro|série|obra|novela|música|canção|documentário|jogo|longa|longa-metragem|curta|álbum|poema|peça|conto|romance|animação|minissérie|seriado|reportagem|banda|revista)$/;
const POINTS = /^(?:d|n)?(?:ess|est)[ae]s?$/;

/** "Nações Unidas para a Alimentação": short lower-case words connect the word to a preceding capitalized word. */
function continuesName(words: CheckedText['words'], at: number): boolean {
  let first = at;
  while (at - first < MOST_LINKS && words[first]?.before === '' && isLink(words[first - 1])) first -= 1;
  // "Cia. de Águas": the full stop of an abbreviation does not end a sentence.
  const isJoined = words[first]?.before === '' || words[first]?.sentence === words[first - 1]?.sentence;
  return first < at && isJoined && /^\.?$/.test(words[first]?.before ?? '') && startsBig(words[first - 1]);
}

/** "a Alimentação e a Agricultura": short lower-case words connect the word to a following capitalized word. */
function isContinued(words: CheckedText['words'], at: number): boolean {
  let last = at;
  while (last - at < MOST_LINKS && words[last + 1]?.before === '' && isLink(words[last + 1])) last += 1;
  return last > at && words[last + 1]?.before === '' && startsBig(words[last + 1]);
}

const MOST_LINKS = 3;

function isLink(word: CheckedWord | undefined): boolean {
  return word !== undefined && word.text === word.lower && INSIDE_NAMES.test(word.lower);
}

function startsBig(word: CheckedWord | undefined): boolean {
  return word !== undefined && /^[\p{Lu}\p{N}]/u.test(word.text);
}
