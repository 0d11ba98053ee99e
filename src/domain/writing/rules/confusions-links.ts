import type { Rule } from '../rule.ts';

/** Links and prepositions written as another word, or in a way that they are not. */
export const CONFUSED_LINK_RULES: readonly Rule[] = [
  {
    id: 'confusion/portando',
    code: 'confusao',
    name: '“Portando” no lugar de “portanto”',
    message: 'Para concluir, escreva “portanto”; “portando” é do verbo “portar” (levar consigo).',
    patterns: ['^ [portando] , * → portanto'],
  },
  {
    id: 'confusion/em-quanto',
    code: 'confusao',
    name: '“Em quanto” no lugar de “enquanto”',
    message: 'Quando quer dizer “ao mesmo tempo que”, “enquanto” se escreve junto.',
    patterns: [
      '^ [em quanto] o|a|os|as|isso|isto|ele|ela|eles|elas|não|houver|uns|alguns|muitos|muitas|este|esse|essa → enquanto',
      ', [em quanto] o|a|os|as|isso|isto|ele|ela|eles|elas|não|houver|uns|outros|alguns|muitos|muitas → enquanto',
      '[em quanto que] → enquanto',
    ],
  },
  {
    id: 'confusion/apresar',
    code: 'confusao',
    name: '“Apresar” no lugar de “apesar”',
    message: 'Para opor ideias, escreva “apesar de”.',
    patterns: ['[apresar] de|da|do|das|dos|disso|disto|desse|dessa|deste|desta → apesar'],
  },
  {
    id: 'confusion/por-fim',
    code: 'confusao',
    name: '“Por fim” no lugar de “pôr fim”',
    message: 'Aqui é o verbo “pôr” (dar um fim a algo), com acento.',
    patterns: [
      'deve|devem|deveria|pode|podem|poderia|para|de|precisa|precisam|precisamos|quer|querem|busca|buscam|visa|visam|vai|vão|irá|irão|ir|é|possível|necessário|tentar|conseguir [por] fim a|à|ao|às|aos|nisso|nisto|nesse|nessa|neste|nesta|nesses|nessas → pôr',
    ],
  },
  {
    id: 'confusion/pelo-o',
    code: 'confusao',
    name: 'Artigo repetido depois de “pelo”',
    message: '“Pelo” já é “por” mais “o”: o artigo não se repete.',
    patterns: ['[pelo o] → pelo', '[pela a] → pela', '[pelos os] → pelos', '[pelas as] → pelas'],
    except: ['pela a seu|sua'],
  },
];
