import type { Rule, RuleMatch } from '../rule.ts';
import type { CheckedText } from '../checked-text.ts';
import { NOMINAL } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';

const OBJECT_VERBS =
  'ajudar matar ver conhecer encontrar amar respeitar prejudicar agredir proteger deixar educar punir convencer influenciar aceitar entender compreender ouvir tratar controlar combater usar utilizar fazer colocar levar trazer tornar evitar mudar resolver defender incentivar prender julgar ensinar machucar humilhar consumir comprar criar afetar atingir'
    .split(' ')
    .join('|');

/** The right form of a personal pronoun. */
export const PRONOUN_RULES: readonly Rule[] = [
  {
    id: 'pronouns/para-mim-fazer',
    code: 'confusao',
    name: '“Para mim” antes de verbo',
    message: 'Antes de verbo, quem faz a ação é “eu”: “para eu fazer”.',
    patterns: ['para|pra [mim] <inf>', 'para|pra [mim] não <inf>', 'para|pra [ti] <inf>'],
    except: [
      'fácil|difícil|importante|bom|possível|impossível|necessário|melhor|fundamental|essencial para|pra mim <inf>',
      'é|foi|era|será|seria|um|uma * para|pra mim <inf>',
    ],
    replacement: ([first]) => (first?.lower === 'ti' ? 'tu' : 'eu'),
  },
  {
    id: 'pronouns/para-eu',
    code: 'confusao',
    name: '“Para eu” que não faz a ação',
    message: 'Aqui “para mim” completa o que vem antes: “é difícil para mim aceitar”.',
    patterns: [
      'fácil|difícil|importante|impossível|duro|penoso|triste|doloroso para|pra [eu] <inf>',
      'é|foi|será|era um|uma honra|prazer|alegria|privilégio|orgulho|desafio|tristeza|sonho para|pra [eu] <inf>',
    ],
    replacement: 'mim',
  },
  {
    id: 'pronouns/entre-eu-e',
    code: 'confusao',
    name: '“Entre eu e você”',
    message: 'Depois de preposição usa-se “mim” e “ti”: “entre mim e você”.',
    patterns: [
      'entre [eu|tu] e',
      'entre * e [eu|tu]',
      'entre <det> * e [eu|tu]',
      'contra|sobre|perante|sem [eu|tu] e',
    ],
    replacement: ([first]) => (first?.lower === 'tu' ? 'ti' : 'mim'),
  },
  {
    id: 'pronouns/com-nos',
    code: 'confusao',
    name: '“Com nós” e “conosco”',
    message: 'Sem uma palavra como “mesmos” ou “todos” depois, escreve-se “conosco”.',
    patterns: ['[com nós]'],
    except: [
      'com nós mesmos|mesmas|próprios|próprias|todos|todas|dois|duas|três|quatro|outros|brasileiros|que|<number>',
    ],
    replacement: 'conosco',
  },
  {
    id: 'pronouns/com-si',
    code: 'confusao',
    name: '“Com si” e “consigo”',
    message: '“Com” e “si” formam uma palavra só: “consigo mesmo”.',
    patterns: ['[com si]', '[com mim]', '[com ti]'],
    replacement: ([, pronoun]) => ({ si: 'consigo', mim: 'comigo', ti: 'contigo' })[pronoun?.lower ?? ''],
  },
  {
    id: 'pronouns/ela-mesmo',
    code: 'concordancia',
    name: '“Mesmo” que acompanha pronome',
    message: '“Mesmo” e “próprio” concordam com a pessoa: “ela mesma”, “eles mesmos”.',
    patterns: [
      'ela|dela|nela [mesmo|próprio] $',
      'eles|deles|neles [mesmo|mesma|próprio] $',
      'elas|delas|nelas [mesmo|mesma|mesmos] $',
      'nós|conosco [mesmo|mesma] $',
    ],
  },
  {
    id: 'pronouns/object-ele',
    code: 'colocacao-pronominal',
    name: '“Ele” como complemento do verbo',
    message: 'Como complemento do verbo, use “o”, “a”, “os”, “as”: “ajudá-los”, e não “ajudar eles”.',
    patterns: [
      `[${OBJECT_VERBS} ele|ela|eles|elas] $`,
      `[${OBJECT_VERBS} ele|ela|eles|elas] a|com|de|como|em|para|por|e|na|no|da|do`,
    ],
  },
  {
    id: 'pronouns/deixe-ele',
    code: 'colocacao-pronominal',
    name: '“Deixe ele” e “faz ele”',
    message: 'Antes de infinitivo, o complemento é “o”, “a”: “deixe-o falar”, “fazê-los pensar”.',
    patterns: [
      '[deixa|deixe|deixem|deixou|deixam|deixar|fazer|faz|fez|fazem|faça|mandar|mandou|ver|viu|vi ele|ela|eles|elas] <inf>',
    ],
    except: ['que|quando|se|como fazer|ver ele|ela|eles|elas <inf>'],
  },
  {
    id: 'pronouns/lhe-direct',
    code: 'regencia',
    name: '“Lhe” com verbo que pede “o”',
    message: '“Lhe” quer dizer “a ele”. Com este verbo use “o” ou “a”: “afetou-o”, “a viu”.',
    patterns: [
      '[lhe|lhes] afet*|prejudic*|ating*|influenci*|incentiv*|transform*|torna|tornam|tornou|convenc*|acompanh*|viu|viram|ama|amam|amava|conhece|conhecem|conheceu|encontr*|respeita|respeitam|leva|levam|levou|levar|cerca|cercam|ajuda|ajudam|motiv*',
      '[afetou-lhe|afetou-lhes|prejudica-lhe|prejudica-lhes|torna-lhe|torna-lhes|tornando-lhe|tornando-lhes|viu-lhe|encontrou-lhe|respeitar-lhe|convencer-lhe|convencer-lhes|incentivar-lhe|incentivar-lhes|incentivando-lhes|influenciando-lhes]',
    ],
    except: ['lhe|lhes torna|tornou|encontr*|leva|levam|levou <det>'],
  },
  {
    id: 'pronouns/se-for-nos',
    code: 'concordancia',
    name: '“Nós” com “se”',
    message: 'O pronome de “nós” é “nos”: “nós nos tornamos”, e não “nós se tornamos”.',
    patterns: ['nós [se] <1p>', 'que [se] somos|estamos|temos|vemos|tornamos', 'nós [se] <3s>'],
    except: ['de|para|por|em|com|entre|a|sobre nós se <3s>'],
    replacement: 'nos',
  },
  {
    id: 'pronouns/a-gente-nos',
    code: 'concordancia',
    name: 'Pronome de “a gente”',
    message: '“A gente” leva o pronome “se”: “a gente se vê”. Na redação, prefira “nós”.',
    patterns: ['a gente [nos] <verb>'],
    replacement: 'se',
  },
];

/** Pronouns that take up what has been said: "esse", where many write "este". */
export const DEMONSTRATIVE_RULES: readonly Rule[] = [
  {
    id: 'demonstrative/este',
    code: 'demonstrativo',
    name: '“Este” para retomar o que já foi dito',
    message: 'Para retomar o que já foi dito use “esse”, “essa”, “isso”; “este” anuncia o que vem.',
    find: findAnaphoric,
  },
];

const BEFORE_NOUN = /^[dn]?est[ea]s?$/;
const ALONE = /^[dn]?isto$/;

/** What is here and now is named with "este". */
const NEAR = new Set(
  'momento século ano mês semana dia trabalho texto artigo mundo país redação planeta vida instante hoje parágrafo domingo sábado manhã noite tarde época década tema'.split(
    ' ',
  ),
);

/** The first sentence has nothing yet to take up. */
function findAnaphoric({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap(({ lower, start, end, index, sentence, isQuoted }) => {
    if (sentence === 0 || isQuoted) return [];
    const next = words[index + 1];
    if (!next || next.before !== '') return [];
    const isBeforeNoun = BEFORE_NOUN.test(lower) && (next.tags & NOMINAL) !== 0 && !NEAR.has(next.lower);
    const isAlone = ALONE.test(lower) && next.lower !== 'é' && next.lower !== 'sim';
    if (!isBeforeNoun && !isAlone) return [];
    const replacement = lower.replace('st', 'ss');
    return [{ start, end, replacement: matchCase(text.slice(start, end), replacement) }];
  });
}
