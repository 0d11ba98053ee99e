import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Verbs that take an indirect question: "descobrir por que". */
const ASKING = 'saber|entender|explicar|explica|explicam|compreender|perguntar|questionar|descobrir';

/** Rules on "onde" and "aonde", and on the four spellings of "porque". */
export const QUESTION_WORD_RULES: readonly Rule[] = [
  {
    id: 'confusion/aonde',
    code: 'confusao',
    name: '“Aonde” no lugar de “onde”',
    message: '“Aonde” só vai com verbo de movimento (ir a, chegar a); sem movimento use “onde”.',
    find: findAondeWithoutMovement,
  },
  {
    id: 'confusion/onde-movement',
    code: 'confusao',
    name: '“Onde” no lugar de “aonde”',
    message: 'Com “ir” e “chegar” usa-se “aonde”, porque se vai “a” um lugar.',
    example: 'aonde queremos chegar?',
    patterns: [
      '[onde] quer|querem|queremos|pretende|pretendem|pretendemos|vamos|irá|iremos|podemos chegar|ir → aonde',
    ],
  },
  {
    id: 'confusion/o-porque',
    code: 'confusao',
    name: '“Porque” no lugar de “porquê”',
    message: 'Depois de “o” ou “um” quer dizer “o motivo” e leva acento: “porquê”.',
    patterns: [
      'o|um|do|no|ao|pelo|seu [porque] → porquê',
      'o|um|do|no|ao|pelo|seu [por que|quê] de|da|do|das|dos|disso|disto|dessa|desse|desta|deste → porquê',
      'os|dos|seus [porques] → porquês',
    ],
    except: ['é o porque', 'fato|mesmo o porque'],
  },
  {
    id: 'confusion/porque-question',
    code: 'confusao',
    name: '“Porque” junto numa pergunta',
    message: 'Na pergunta escreve-se separado: “por que”.',
    example: 'Por que isso acontece?',
    find: findPorqueInQuestion,
  },
  {
    id: 'confusion/porquê-link',
    code: 'confusao',
    name: '“Porquê” no lugar de “porque”',
    message:
      'Com acento, “porquê” é um nome e vem depois de “o” ou “um”. Para dar a causa, escreva “porque”; no que se pergunta, “por que”.',
    example: 'faltou porque adoeceu',
    find: findPorquêAsLink,
  },
  {
    id: 'confusion/onde-no-place',
    code: 'confusao',
    name: '“Onde” para o que não é lugar',
    message: '“Onde” só retoma um lugar. Para tempo, ideia ou situação use “em que”.',
    example: 'uma fase em que se aprende',
    find: findOndeWithoutPlace,
  },
  {
    id: 'confusion/por-que-end',
    code: 'confusao',
    name: 'Falta o acento de “por quê” no fim da frase',
    message: 'Antes de ponto, “por quê” leva acento.',
    example: 'E por quê?',
    find: findPorQueAtEnd,
  },
  {
    id: 'confusion/motivo-por-que',
    code: 'confusao',
    name: '“Porque” junto no lugar de “por que”',
    message: 'Quando vale “pelo qual” ou “por qual motivo”, escreve-se separado.',
    example: 'a razão por que lutam',
    patterns: [
      'motivo|motivos|razão|razões|causas [porque] → por que',
      `${ASKING} [porque] → por que`,
      '^ e [porque] não → por que',
      ', e [porque] não → por que',
    ],
    except: ['pelo|por mesmo|esse|este motivo porque'],
  },
];

const MOVEMENT =
  /^(?:vais?|vão|vamos|vou|ir|iam|ia|irá|irão|iremos|iria|indo|for|fosse|foi|foram|fomos|cheg\p{L}*|lev\p{L}*|dirij\p{L}*|dirig\p{L}*|volt\p{L}*|retorn\p{L}*|vier\p{L}*|par\p{Ll}r|par[ao]u?|parará|encaminh\p{L}*|conduz\p{L}*|corr\p{L}+|and\p{L}+|mand\p{L}+|envi\p{L}+|fug\p{L}+)$/u;
/**
 * Maximum distance from "aonde" to its verb, in words. A verb of movement may also precede it: "chegar aonde
 * estamos".
 */
const REACH = 5;

function findAondeWithoutMovement({ words, text }: CheckedText): RuleMatch[] {
  return words
    .filter(({ lower }) => lower === 'aonde')
    .flatMap((word): RuleMatch[] => {
      if (word.isQuoted) return [];
      const at = word.index;
      const around = words
        .slice(Math.max(0, at - 2), at + 1 + REACH)
        .filter(({ sentence }) => sentence === word.sentence);
      if (
        around.at(-1) === word ||
        words[at + 1]?.lower === 'quer' ||
        around.some(({ lower }) => MOVEMENT.test(lower))
      )
        return [];
      return [{ start: word.start, end: word.end, replacement: text[word.start] === 'A' ? 'Onde' : 'onde' }];
    });
}

/** Nouns for times, ideas and situations, which are not places even figuratively. */
const NO_PLACE =
  /^(?:momentos?|épocas?|fases?|períodos?|idades?|séculos?|décadas?|tempos?|dias?|situaç(?:ão|ões)|casos?|problemas?|pensamentos?|ideias?|ideologias?|mentalidades?|crises?|contextos?|realidades?|futuro|passado|processos?|relaç(?:ão|ões)|pandemia|debates?|discuss(?:ão|ões)|corrupção|violência|cultura|política|geraç(?:ão|ões)|conceitos?|vis(?:ão|ões)|frases?|colonização|escravidão|guerra|democracia|atitudes?|ações|leis?|projetos?|pesquisas?|anos|atualidade|hipóteses?|formas?|maneiras?|modelos?|disputas?|luta|ditadura|evolução|revolução)$/;

/** Nouns of place that may come some words before "onde": "um país sem corrupção, onde". */
const PLACE =
  /^(?:país|países|espaços?|lugar|lugares|loca(?:l|is)|ambientes?|sociedades?|mundo|cidades?|escolas?|estados?|salas?|casas?|regi(?:ão|ões)|bairros?|nação|áreas?|Brasil)$/i;

/**
 * "Onde quer que", "onde dos quais", "onde deve-se": replacing "onde" would correct nothing. "Onde vai parar" is a
 * direct or indirect question.
 */
const NO_CLAUSE = /^(?:quer|d[oa]s?|(?:deve|pode|devemos|podemos)(?:-se)?|vai|vão|vamos|irá|irão|iremos)$/;

/** "É nesse contexto onde", "foi na crise atual onde": cleft sentences. */
const CLEFT = /^(?:é|foi|era|será|seria)$/;
const IN = /^(?:em|n[oa]s?|ness[ea]s?|nest[ea]s?|naquel[ea]s?)$/;

/**
 * "Um momento onde", "a crise econômica, onde": the noun comes directly before "onde", or with only its adjective
 * in between.
 */
function findOndeWithoutPlace({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    if (word.lower !== 'onde' || word.isQuoted || !/^,?$/.test(word.before)) return [];
    const [previous, earlier, next] = [words[at - 1], words[at - 2], words[at + 1]];
    if (!previous || previous.sentence !== word.sentence || next?.before !== '' || NO_CLAUSE.test(next.lower))
      return [];
    // "Todos os anos, onde": "onde" refers to the words before the expression of time.
    if (word.before === ',' && /^(?:anos|dias)$/.test(previous.lower)) return [];
    if (words.slice(at - 4, at - 1).some(({ lower }) => PLACE.test(lower))) return [];
    if (word.before === ',' && /^[^.,!?;:\n]*\?/.test(text.slice(word.end))) return [];
    const isDescribed = (previous.tags & TAGS.adjective) !== 0 && previous.before === '' && earlier;
    const isNoPlace = NO_PLACE.test(previous.lower) || (isDescribed && NO_PLACE.test(earlier.lower));
    if (!isNoPlace) return [];
    const { start, end } = word;
    return [
      isCleft(words, at)
        ? { start, end, replacement: 'que', message: CLEFT_MESSAGE }
        : { start, end, replacement: 'em que' },
    ];
  });
}

const CLEFT_MESSAGE = '“Onde” só retoma um lugar. Depois de “é em…”, escreva “que”.';

/** Whether "é", "em" and one to three more words come directly before "onde". */
function isCleft(words: readonly CheckedWord[], onde: number): boolean {
  if (words[onde]?.before !== '') return false;
  return [2, 3, 4].some(
    (back) =>
      IN.test(words[onde - back]?.lower ?? '') &&
      CLEFT.test(words[onde - back - 1]?.lower ?? '') &&
      words.slice(onde - back, onde).every(({ before }) => before === ''),
  );
}

/** Words that may come between the beginning of a question and its "por que". */
const BEFORE_QUESTION = new Set(['mas', 'e', 'então', 'afinal', 'ora', 'mais', 'ou', 'enfim', 'porém']);

function findPorqueInQuestion({ sentences, text }: CheckedText): RuleMatch[] {
  return sentences.flatMap((sentence): RuleMatch[] => {
    if (!text.slice(sentence.start, sentence.end).trimEnd().endsWith('?')) return [];
    const at = sentence.words.findIndex(({ lower }) => !BEFORE_QUESTION.has(lower));
    const word = sentence.words[at];
    if (!word || !/^porqu[eê]$/.test(word.lower) || word.isQuoted || sentence.words.length < at + 3)
      return [];
    return [{ start: word.start, end: word.end, replacement: matchCase(word.text, 'por que') }];
  });
}

/** Words after which "porquê" is a noun. */
const NAMES_A_REASON =
  /^(?:[oa]s?|um|uns|d[oe]s?|n[oa]s?|ao|aos|pel[oa]s?|este|esse|aquele|seu|seus|meu|nosso|algum|qualquer|cada|sem|há|ter|tem|outro|próprio|verdadeiro|real|grande|maior|principal|único)$/;

/** Verbs that may also be followed by a reason: "sei porque li". */
const ASKS = new Set([
  ...ASKING.split('|'),
  ...'sabe|sabem|sabemos|sei|entende|entendem|refletir'.split('|'),
]);

/** "Faltou porquê adoeceu": "porquê" without an article before it and with words after it is a conjunction. */
function findPorquêAsLink({ words }: CheckedText): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    const [previous, next] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'porquê' || word.isQuoted || !previous || previous.sentence !== word.sentence)
      return [];
    if (next?.before !== '' || /^d[eoa]s?$/.test(next.lower) || NAMES_A_REASON.test(previous.lower))
      return [];
    const replacement = ASKS.has(previous.lower) ? 'por que' : 'porque';
    return [{ start: word.start, end: word.end, replacement: matchCase(word.text, replacement) }];
  });
}

function findPorQueAtEnd({ words, ending }: CheckedText): RuleMatch[] {
  return words
    .filter(({ lower }) => /^(?:que|porqu[eê])$/.test(lower))
    .flatMap((word): RuleMatch[] => {
      const at = word.index;
      const sign = (at + 1 < words.length ? words[at + 1]?.before : ending) ?? '';
      const isSeparate = word.lower === 'que' && words[at - 1]?.lower === 'por' && word.before === '';
      const first = isSeparate ? words[at - 1] : word;
      if (!first || !(isSeparate || word.lower !== 'que') || word.isQuoted) return [];
      if (word.lower === 'porquê' && NAMES_A_REASON.test(words[at - 1]?.lower ?? '')) return [];
      if (!(isSeparate ? /^[?.!]/ : /^\?/).test(sign)) return [];
      return [{ start: first.start, end: word.end, replacement: matchCase(first.text, 'por quê') }];
    });
}
