import type { CheckedText } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** "Onde" and "aonde"; the four ways of writing "porque". */
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
      'saber|entender|explicar|explica|explicam|compreender|perguntar|questionar|descobrir [porque] → por que',
      '^ e [porque] não → por que',
      ', e [porque] não → por que',
    ],
    except: ['pelo|por mesmo|esse|este motivo porque'],
  },
];

const MOVEMENT =
  /^(?:vai|vão|vamos|vou|ir|iam|ia|irá|irão|iremos|iria|indo|for|fosse|foi|foram|fomos|cheg\p{L}*|lev\p{L}*|dirij\p{L}*|dirig\p{L}*|volt\p{L}*|retorn\p{L}*|vier\p{L}*|par\p{Ll}r|par[ao]u?|parará|encaminh\p{L}*|conduz\p{L}*|corr\p{L}+|and\p{L}+|mand\p{L}+|envi\p{L}+|fug\p{L}+)$/u;
/** Words after "aonde" within which its verb stands; it may also lead to the place: "chegar aonde estamos". */
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
      if (around.at(-1) === word || around.some(({ lower }) => MOVEMENT.test(lower))) return [];
      return [{ start: word.start, end: word.end, replacement: text[word.start] === 'A' ? 'Onde' : 'onde' }];
    });
}

/** What may stand between the beginning of a question and its "por que". */
const BEFORE_QUESTION = new Set(['mas', 'e', 'então', 'afinal', 'ora', 'mais', 'ou', 'enfim', 'porém']);

function findPorqueInQuestion({ sentences, text }: CheckedText): RuleMatch[] {
  return sentences.flatMap((sentence): RuleMatch[] => {
    if (!text.slice(sentence.start, sentence.end).trimEnd().endsWith('?')) return [];
    const at = sentence.words.findIndex(({ lower }) => !BEFORE_QUESTION.has(lower));
    const word = sentence.words[at];
    if (word?.lower !== 'porque' || word.isQuoted || sentence.words.length < at + 3) return [];
    return [{ start: word.start, end: word.end, replacement: matchCase(word.text, 'por que') }];
  });
}

function findPorQueAtEnd({ words, ending }: CheckedText): RuleMatch[] {
  return words
    .filter(({ lower }) => lower === 'que' || lower === 'porque')
    .flatMap((word): RuleMatch[] => {
      const at = word.index;
      const sign = (at + 1 < words.length ? words[at + 1]?.before : ending) ?? '';
      const isSeparate = word.lower === 'que' && words[at - 1]?.lower === 'por' && word.before === '';
      const first = isSeparate ? words[at - 1] : word;
      if (!first || !(isSeparate || word.lower === 'porque') || word.isQuoted) return [];
      if (!(isSeparate ? /^[?.!]/ : /^\?/).test(sign)) return [];
      return [{ start: first.start, end: word.end, replacement: matchCase(first.text, 'por quê') }];
    });
}
