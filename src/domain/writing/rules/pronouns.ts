import type { Rule, RuleMatch } from '../rule.ts';
import type { CheckedText } from '../checked-text.ts';
import { FINITE, NOMINAL } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';

const OBJECT_VERBS =
  'ajudar matar ver conhecer encontrar amar respeitar prejudicar agredir proteger deixar educar punir convencer influenciar aceitar entender compreender ouvir tratar controlar combater usar utilizar fazer colocar levar trazer tornar evitar mudar resolver defender incentivar prender julgar ensinar machucar humilhar consumir comprar criar afetar atingir'
    .split(' ')
    .join('|');

/** Rules on the form of personal pronouns. */
export const PRONOUN_RULES: readonly Rule[] = [
  {
    id: 'pronouns/para-mim-fazer',
    code: 'confusao',
    name: '“Mim” antes de verbo',
    message: 'Antes de verbo, quem faz a ação é “eu”.',
    example: 'para eu fazer',
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
    name: '“Para eu” no lugar de “para mim”',
    message: 'Aqui “para mim” completa o que vem antes.',
    example: 'é difícil para mim aceitar',
    patterns: [
      'fácil|difícil|importante|impossível|duro|penoso|triste|doloroso para|pra [eu] <inf>',
      'é|foi|será|era um|uma honra|prazer|alegria|privilégio|orgulho|desafio|tristeza|sonho para|pra [eu] <inf>',
    ],
    replacement: 'mim',
  },
  {
    id: 'pronouns/entre-eu-e',
    code: 'confusao',
    name: '“Eu” ou “tu” depois de “entre”, “sem”, “contra”',
    message: 'Depois destas palavras usa-se “mim” e “ti”.',
    example: 'entre mim e você',
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
    name: '“Com nós” no lugar de “conosco”',
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
    name: '“Com si”, “com mim” ou “com ti”',
    message: '“Com” e “si” formam uma palavra só.',
    example: 'consigo mesmo',
    patterns: ['[com si]', '[com mim]', '[com ti]'],
    replacement: ([, pronoun]) => ({ si: 'consigo', mim: 'comigo', ti: 'contigo' })[pronoun?.lower ?? ''],
  },
  {
    id: 'pronouns/ela-mesmo',
    code: 'concordancia',
    name: '“Mesmo” ou “próprio” não concorda',
    message: '“Mesmo” e “próprio” concordam com a pessoa.',
    example: 'ela mesma; eles mesmos',
    patterns: [
      'ela|dela|nela [mesmo|próprio] $',
      'eles|deles|neles [mesmo|mesma|próprio] $',
      'elas|delas|nelas [mesmo|mesma|mesmos] $',
      'nós|conosco [mesmo|mesma] $',
    ],
    replacement: ([word], { words }) => {
      const person = word && words[word.index - 1]?.lower;
      if (!person) return undefined;
      return `${word.lower.replace(/[oa]s?$/, '')}${/ela/.test(person) ? 'a' : 'o'}${/s$|^conosco$/.test(person) ? 's' : ''}`;
    },
  },
  {
    id: 'pronouns/object-ele',
    code: 'colocacao-pronominal',
    name: '“Ele” depois do verbo',
    message: 'Quem recebe a ação é “o”, “a”, “os”, “as”, e não “ele”.',
    example: 'é preciso ajudá-los',
    patterns: [
      `[${OBJECT_VERBS} ele|ela|eles|elas] $`,
      `[${OBJECT_VERBS} ele|ela|eles|elas] a|com|de|como|em|para|por|e|na|no|da|do`,
    ],
  },
  {
    id: 'pronouns/deixe-ele',
    code: 'colocacao-pronominal',
    name: '“Ele” depois de “deixar”, “fazer”, “ver”',
    message: 'Antes de um verbo em R, use “o” ou “a”, e não “ele”.',
    example: 'deixe-o falar; fazê-los pensar',
    patterns: [
      '[deixa|deixe|deixem|deixou|deixam|deixar|fazer|faz|fez|fazem|faça|mandar|mandou|ver|viu|vi ele|ela|eles|elas] <inf>',
    ],
    except: ['que|quando|se|como fazer|ver ele|ela|eles|elas <inf>'],
  },
  {
    id: 'pronouns/lhe-direct',
    code: 'regencia',
    name: '“Lhe” no lugar de “o” ou “a”',
    message: '“Lhe” quer dizer “a ele”. Com este verbo use “o” ou “a”.',
    example: 'afetou-o; a viu',
    patterns: [
      '[lhe|lhes] afet*|prejudic*|ating*|influenci*|incentiv*|transform*|torna|tornam|tornou|convenc*|acompanh*|viu|viram|ama|amam|amava|conhece|conhecem|conheceu|encontr*|respeita|respeitam|leva|levam|levou|levar|cerca|cercam|ajuda|ajudam|motiv*',
      '[afetou-lhe|afetou-lhes|prejudica-lhe|prejudica-lhes|torna-lhe|torna-lhes|tornando-lhe|tornando-lhes|viu-lhe|encontrou-lhe|respeitar-lhe|convencer-lhe|convencer-lhes|incentivar-lhe|incentivar-lhes|incentivando-lhes|influenciando-lhes]',
    ],
    except: ['lhe|lhes torna|tornou|encontr*|leva|levam|levou <det>'],
  },
  {
    id: 'pronouns/se-for-nos',
    code: 'concordancia',
    name: '“Se” no lugar de “nos”',
    message: 'Com “nós” vai “nos”, e não “se”.',
    example: 'nós nos tornamos',
    patterns: ['nós [se] <1p>', 'que [se] somos|estamos|temos|vemos|tornamos', 'nós [se] <3s>'],
    except: ['de|para|por|em|com|entre|a|sobre nós se <3s>'],
    replacement: 'nos',
  },
  {
    id: 'pronouns/a-gente-nos',
    code: 'concordancia',
    name: '“Nos” com “a gente”',
    message: '“A gente” leva “se”. Na redação, prefira “nós”.',
    example: 'a gente se vê',
    patterns: ['a gente [nos] <verb>'],
    replacement: 'se',
  },
];

/** Rules on anaphoric demonstratives: "esse", where many write "este". */
export const DEMONSTRATIVE_RULES: readonly Rule[] = [
  {
    id: 'demonstrative/este',
    code: 'demonstrativo',
    name: '“Este” para o que já foi dito',
    message: 'Para o que já foi dito use “esse”, “essa”, “isso”; “este” anuncia o que vem.',
    find: findAnaphoric,
  },
];

const BEFORE_NOUN = /^[dn]?est[ea]s?$/;
const ALONE = /^[dn]?isto$/;

/** Nouns for the present time and place, which take "este": "este século", "este país". */
const NEAR = new Set(
  'momento século ano mês semana dia trabalho texto artigo mundo país redação planeta vida instante hoje parágrafo domingo sábado manhã noite tarde época década tema nação geração'.split(
    ' ',
  ),
);

const LONGEST_ANNOUNCED = 6;

/**
 * Whether a noun with its adjectives and then a colon follow: "Estes dois fatores: a fome e a seca"; not "um
 * exemplo deste mal: a seca".
 */
function announces({ words }: CheckedText, at: number): boolean {
  if (!/^[ei]st/.test(words[at]?.lower ?? '')) return false;
  for (const word of words.slice(at + 1, at + 1 + LONGEST_ANNOUNCED)) {
    if (word.before.startsWith(':')) return true;
    if (
      word.before !== '' ||
      word.lower.includes('-') ||
      ((word.tags & FINITE) !== 0 && (word.tags & NOMINAL) === 0)
    )
      return false;
  }
  return false;
}

/** Skips the first sentence, in which there is nothing yet to refer to. */
function findAnaphoric(checked: CheckedText): RuleMatch[] {
  const { words, text } = checked;
  return words.flatMap(({ lower, start, end, index, sentence, isQuoted }) => {
    if (sentence === 0 || isQuoted) return [];
    const next = words[index + 1];
    if (!next || next.before !== '') return [];
    const isBeforeNoun = BEFORE_NOUN.test(lower) && (next.tags & NOMINAL) !== 0 && !NEAR.has(next.lower);
    const isAlone = ALONE.test(lower) && next.lower !== 'é' && next.lower !== 'sim';
    if (!isBeforeNoun && !isAlone) return [];
    if (announces(checked, index)) return [];
    const replacement = lower.replace('st', 'ss');
    return [{ start, end, replacement: matchCase(text.slice(start, end), replacement) }];
  });
}
