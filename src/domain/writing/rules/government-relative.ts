import type { Rule } from '../rule.ts';

/** Words after which "que" opens a clause of its own: "é fato que moramos longe". */
const NO_NOUN =
  'fato|verdade|certeza|vez|vezes|sempre|claro|certo|dúvida|sinal|modo|forma|maneira|prova|ideia|tanto|tanta|tão|mais|menos|mesmo|medo|pena|dia|dias|hora|momento';

/** "O filme que assisti": verbs whose preposition must precede "que". */
export const RELATIVE_GOVERNMENT_RULES: readonly Rule[] = [
  {
    id: 'government/relative-a',
    code: 'regencia',
    name: 'Falta o “a” antes de “que”',
    message: 'Este verbo pede “a”: antes de “que” ele também aparece.',
    example: 'a peça a que assistimos',
    patterns: [
      '<nom> [que] não? eu|nós? assisti|assisto|assistimos|assistíamos',
      '<nom> [que] me refiro|referi|referia',
      '<nom> [que] nos referimos|referíamos',
    ],
    except: [`${NO_NOUN} que * *? *?`],
    replacement: 'a que',
  },
  {
    id: 'government/relative-de',
    code: 'regencia',
    name: 'Falta o “de” antes de “que”',
    message: 'Este verbo pede “de”: antes de “que” ele também aparece.',
    example: 'o livro de que gosto; o apoio de que precisam',
    patterns: [
      '<nom> [que] eu|nós|você|ele|ela|eles|elas|todos|muitos? não|mais|tanto|sempre|tanto? gosto|gostamos|gostava|gostávamos|gostaria|gostaríamos|necessito|necessitamos|precisamos !de|do|da|dos|das|disso|<inf>',
      '<nom> [que] eu|nós|você|ele|ela|eles|elas|todos|muitos não|mais|tanto|sempre? gosta|gostam|precisa|precisam|necessita|necessitam|precisava|precisavam !de|do|da|dos|das|que|<inf>',
      '<nom> [que] eu|nós|você|ele|ela|eles|elas|todos|muitos? não|mais|tanto|sempre? gosto|gostamos|gostava|gostávamos|necessitamos|precisamos $',
      '<nom> [que] eu|nós|você|ele|ela|eles|elas|todos|muitos não|mais|tanto|sempre? gosta|gostam|precisa|precisam|necessita|necessitam|precisava|precisavam $',
      '<nom> [que] o|a|os|as|essas|esses|nossos|seus|suas <nom> gosta|gostam|precisa|precisam|necessita|necessitam $',
    ],
    except: [`${NO_NOUN} que * *? *? *?`, '^ <finite> que *', 'não|se|eu|ele|ela|que <finite> que *'],
    replacement: 'de que',
  },
  {
    id: 'government/relative-em',
    code: 'regencia',
    name: 'Falta o “em” antes de “que”',
    message: 'Nasce-se e mora-se “em” um lugar: antes de “que” o “em” também aparece.',
    example: 'a cidade em que nasci; a rua em que moro',
    patterns: [
      'cidade|cidades|país|casa|rua|lugar|bairro|estado|região|mundo|planeta|família|época [que] eu|nós? nasci|nascemos|moro|moramos|morava|morávamos',
    ],
    replacement: 'em que',
  },
  {
    id: 'government/arcar',
    code: 'regencia',
    name: 'Falta o “com” de “arcar”',
    message: 'Quem arca, arca “com” alguma coisa.',
    example: 'arcar com as despesas',
    patterns: [
      '[arcar|arca|arcam|arcou|arcaram|arcará|arcarão|arcando|arque|arquem] o|os|as|uma|um|seus|suas',
    ],
    except: ['a|as|uma|da|na|de arca *'],
    replacement: '$1 com',
  },
  {
    id: 'government/dúvida-de-que',
    code: 'regencia',
    name: 'Falta o “de” antes de “que”',
    message: '“Dúvida” pede “de” antes de “que”.',
    example: 'não há dúvida de que chove',
    patterns: [
      'há|existe|existem|resta|restam|tenho|temos|havia dúvida|dúvidas [que] !permeia|permeiam|cerca|cercam|surge|surgem',
    ],
    replacement: 'de que',
  },
];
