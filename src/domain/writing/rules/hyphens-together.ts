import { TAGS } from '../lexicon/tags.ts';
import type { CheckedText } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Words that are often wrongly written as two. */
export const TOGETHER_RULES: readonly Rule[] = [
  {
    id: 'hyphen/video',
    code: 'hifen',
    name: '“Vídeo” separado da palavra que forma',
    message: '“Vídeo” se junta à palavra seguinte, sem espaço e sem acento.',
    example: 'videoaula; videogame',
    patterns: ['[vídeo|video chamada|chamadas|aula|aulas|conferência|conferências|game|games]'],
    replacement: (words) => `video${words[1]?.lower ?? ''}`,
  },
  {
    id: 'hyphen/portanto',
    code: 'hifen',
    name: '“Portanto” se escreve junto',
    message: 'Para concluir (“logo”), escreva “portanto”, numa palavra só.',
    patterns: [
      '^ [por tanto]',
      ', [por tanto]',
      'e|é|devendo|preciso|necessário|cabe|faz-se|torna-se [por tanto]',
      '[por tanto] $',
    ],
    except: [
      ', por tanto tempo|amor|esforço|sofrimento|dinheiro',
      'por tanto tempo|descaso|amor|esforço|ódio|trabalho',
    ],
    replacement: 'portanto',
  },
  {
    id: 'hyphen/contudo',
    code: 'hifen',
    name: '“Contudo” se escreve junto',
    message: 'Para opor ideias (“porém”), escreva “contudo”, numa palavra só.',
    patterns: [
      '^ [com tudo] $',
      ', [com tudo] $',
      '^ [com tudo] contudo',
      '^ [com tudo] a|os|as|ainda|não|é|há|nem|existe|existem|muitos|muitas',
      ', [com tudo] a|os|as|ainda|não|é|há|nem|existe|existem|muitos|muitas',
    ],
    replacement: 'contudo',
  },
  {
    id: 'hyphen/todavia',
    code: 'hifen',
    name: '“Todavia” se escreve junto',
    message: 'Para opor ideias (“porém”), escreva “todavia”, numa palavra só.',
    patterns: ['^ [toda via]', ', [toda via]'],
    except: ['toda via pública|expressa|urbana|de|que|tem|deve|principal'],
    replacement: 'todavia',
  },
  {
    id: 'hyphen/sobretudo',
    code: 'hifen',
    name: '“Sobretudo” se escreve junto',
    message: 'Com o sentido de “principalmente”, escreva “sobretudo”, numa palavra só.',
    patterns: [
      ', [sobre tudo] $',
      ', [sobre tudo] em|na|no|nas|nos|a|o|as|os|para|por|quando|pela|pelo|de|da|do|à|às',
      'e , [sobre tudo] $',
      'e|mas [sobre tudo] a|as|os|na|no|nas|nos|para|pela',
    ],
    except: [', sobre tudo o que'],
    replacement: 'sobretudo',
  },
  {
    id: 'hyphen/enfim',
    code: 'hifen',
    name: '“Enfim” se escreve junto',
    message: 'Com o sentido de “finalmente”, escreva “enfim”, numa palavra só.',
    patterns: ['^ [em fim] $', ', [em fim] $', '^ [em fim] , *', '[emfim]'],
    replacement: 'enfim',
  },
  {
    id: 'hyphen/sequer',
    code: 'hifen',
    name: '“Sequer” se escreve junto',
    message: 'Com o sentido de “ao menos”, escreva “sequer”, numa palavra só.',
    patterns: [
      'nem|sem [se quer]',
      'não|nunca tem|têm|há|possui|possuem|existe|existem|teve|tinha|tinham|tiveram|houve|conhece [se quer]',
      'não [se quer] tem|têm|há|possui|possuem|existe|sabem|sabe|conhecem|teve|foi|foram|pensam|pensa',
    ],
    replacement: 'sequer',
  },
  {
    id: 'hyphen/acima',
    code: 'hifen',
    name: '“Acima” e “abaixo” se escrevem juntos',
    message: 'São uma palavra só.',
    example: 'acima de tudo; veja abaixo',
    patterns: [
      '[a cima] → acima',
      '[a baixo] do|da|dos|das → abaixo',
      'logo|citado|citada|citados|descrito|segue|linha [a baixo] → abaixo',
    ],
    except: ['de|embaixo|debaixo baixo? a cima', 'de cima|alto a baixo'],
  },
  {
    id: 'hyphen/apesar',
    code: 'hifen',
    name: '“Apesar” se escreve junto',
    message: 'É uma palavra só.',
    example: 'apesar de',
    patterns: ['[a pesar] de|da|do|das|dos|disso'],
    replacement: 'apesar',
  },
  {
    id: 'hyphen/comigo',
    code: 'hifen',
    name: '“Comigo”, “contigo” e “consigo” se escrevem juntos',
    message: 'São uma palavra só.',
    example: 'comigo; contigo; consigo; conosco',
    patterns: [
      '[com|con migo] → comigo',
      '[com|con tigo] → contigo',
      '[com|con sigo] $ → consigo',
      '[com nosco] → conosco',
    ],
    except: ['com sigo'],
  },
  {
    id: 'hyphen/afora',
    code: 'hifen',
    name: '“Afora” se escreve junto',
    message: 'Com o sentido de “por todo o lugar”, é uma palavra só.',
    example: 'mundo afora; vida afora',
    patterns: ['mundo|vida|país|brasil|estrada|noite|anos|horizontes|tempo [a|à fora] → afora'],
  },
  {
    id: 'hyphen/porventura',
    code: 'hifen',
    name: '“Porventura” se escreve junto',
    message: 'Com o sentido de “talvez”, escreva “porventura”, numa palavra só.',
    patterns: ['[por ventura]'],
    except: ['por ventura ou|própria|sua'],
    replacement: 'porventura',
  },
  {
    id: 'hyphen/ao',
    code: 'hifen',
    name: '“Ao” se escreve junto',
    message: 'A preposição “a” e o artigo “o” se juntam.',
    example: 'ao',
    patterns: [
      'relacionado|relacionada|respeito|direito|acesso|quanto|devido|graças|frente|junto [a o|os] <nom> → a$2',
    ],
    except: ['a o que'],
  },
  {
    id: 'hyphen/two-pieces',
    code: 'hifen',
    name: 'Palavra escrita em dois pedaços',
    message: 'É uma palavra só; confira no dicionário.',
    patterns: [
      '[contra partida|partidas] → contra$2',
      '[contra mão|ponto|indicação|indicações|senso|cheque|regra|filé] → contra$2',
      '[contra produtivo|produtiva|produtivos|produtivas] → contra$2',
      'a|uma|de|da|na|com [sobre carga] → sobrecarga',
      '[sobre peso] $ → sobrepeso',
      '[menos prezar|prezado|prezados|prezam|preza|prezada|prezando] → menos$2',
      '[soro positivo|positiva|positivos|positivas|negativo] → soro$2',
      '[ponta pé] → pontapé',
      '[passa tempo] → passatempo',
      '[tele visão] → televisão',
      '[des|dês respeito|emprego|igualdade|interesse] → des$2',
      '[in felizmente] → infelizmente',
      '[para quedas] → paraquedas',
      '[gira sol] → girassol',
      '[alto estima|controle|crítica|avaliação|conhecimento|medicação] → auto$2',
      '[aero porto|portos|espacial] → aero$2',
      '[afro descendente|descendentes] → afro$2',
      '[afro-descendente] → afrodescendente',
      '[afro-descendentes] → afrodescendentes',
      '[bem feitor|feitores] → ben$2',
      '[mal criado|criada|criados|sucedido|sucedida|sucedidos|feitor|feitores] → mal$2',
      '[mal dizer] → maldizer',
    ],
  },
  {
    id: 'hyphen/mente',
    code: 'hifen',
    name: 'Palavra em “-mente” separada',
    message: 'A palavra em “-mente” é uma só.',
    example: 'anteriormente',
    find: findLooseMente,
  },
];

/** Words that precede a noun, so that "mente" is a noun: "a própria mente". */
const BEFORE_NOUN = new Set(
  'a as à da na pela uma sua minha nossa tua cada essa esta aquela toda de com'.split(' '),
);

const SHORTEST_STEM = 3;

function findLooseMente({ words, lexicon }: CheckedText): RuleMatch[] {
  return words
    .filter(({ lower }) => lower === 'mente')
    .flatMap((word): RuleMatch[] => {
      const stem = words[word.index - 1];
      if (word.before !== '' || !stem || word.isQuoted) return [];
      if (
        stem.lower.length < SHORTEST_STEM ||
        BEFORE_NOUN.has(stem.lower) ||
        BEFORE_NOUN.has(words[word.index - 2]?.lower ?? '')
      )
        return [];
      const right = [stem.lower, stem.key]
        .map((form) => `${form}mente`)
        .find((form) => (lexicon.tagsOf(form) & TAGS.manner) !== 0);
      return right ? [{ start: stem.start, end: word.end, replacement: matchCase(stem.text, right) }] : [];
    });
}
