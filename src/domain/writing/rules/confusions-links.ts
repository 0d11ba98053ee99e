import type { Rule } from '../rule.ts';

/** Connectives and prepositions written as another word, or in a way that does not exist. */
export const CONFUSED_LINK_RULES: readonly Rule[] = [
  {
    id: 'confusion/portando',
    code: 'confusao',
    name: '“Portando” no lugar de “portanto”',
    message: 'Para concluir, escreva “portanto”; “portando” é do verbo “portar” (levar consigo).',
    patterns: [
      '^ [portando] , *',
      ', [portando] ,',
      '^ [portando] é|são|há|cabe|urge|não|faz-se|torna-se|deve-se|pode-se|conclui-se|podemos|devemos|precisamos',
      '^ [portando] o|a|os|as <nom> deve|devem|precisa|precisam|pode|podem|é|são|tem|têm|não',
      'conclui-se|infere-se|percebe-se|nota-se|vê-se|entende-se|verifica-se|faz-se|torna-se|é [portando]',
      '[portando] deve|devem|precisa|precisam|é|são|cabe',
    ],
    replacement: 'portanto',
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
      '[em quanto] isso|uns|outros|muitos|muitas|eles|elas|alguns|algumas → enquanto',
    ],
    except: ['pensar|pensou|pensando|pense|refletir|focar|ver|interferir|influenciar em quanto *'],
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
  {
    id: 'confusion/em-virtude',
    code: 'confusao',
    name: '“Em virtudes de” no plural',
    message: 'Para dizer a causa, a expressão fica no singular.',
    example: 'em virtude da chuva',
    patterns: ['em [virtudes] de|do|da|dos|das|disso|desse|dessa → virtude'],
  },
  {
    id: 'confusion/rede-social',
    code: 'confusao',
    name: '“Sócia” no lugar de “social”',
    message: 'A rede de todos é “social”; “sócia” é quem tem parte em uma empresa ou em um clube.',
    patterns: ['rede|mídia [sócia] → social', 'redes|mídias [sócias] → sociais'],
  },
  {
    id: 'confusion/formar',
    code: 'confusao',
    name: '“Formar” no lugar de “forma”',
    message: 'Aqui é o nome “forma” (jeito), sem R; “formar” é o verbo.',
    example: 'dessa forma',
    patterns: ['de certa|alguma|qualquer|outra|toda [formar]', 'dessa|desta|da mesma? [formar] ,'],
    replacement: 'forma',
  },
];
