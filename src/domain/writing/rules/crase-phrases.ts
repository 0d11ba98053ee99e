import type { Rule } from '../rule.ts';

/** Words that govern "a" before both nouns of a pair, as in "quanto à chuva e à seca". */
const GOVERNING =
  'quanto|devido|relação|acesso|direito|direitos|respeito|referente|relacionado|relacionada|relacionados|relacionadas|frente|graças|combate|incentivo|apoio|ligado|ligada|ligados|ligadas|contrário|contrária';

/** Rules on adverbial phrases with a feminine noun, which take the grave accent by convention. */
export const CRASE_PHRASE_RULES: readonly Rule[] = [
  {
    id: 'crase/adverbial-singular',
    code: 'crase',
    name: 'Falta a crase na expressão feminina',
    message: 'Expressões como esta, com palavra feminina, têm crase.',
    example: 'à toa; à deriva; à força',
    patterns: [
      '[a] toa|deriva|risca|tona|paisana|revelia|socapa|surdina|míngua',
      '[a] força $',
      'sinta-se|fique|fiquem|sentir|sente|sentem|sentir-se|sinta|sintam|senti [a] vontade',
      'está|estão|esteja|estejam|estar|estava|estavam|fica|ficar|ficam|colocar|coloca [a] venda|disposição|altura|frente|margem|mercê|espera|beira|procura|mostra',
      'vive|vivem|viver|vivendo|viviam|deixado|deixada|deixados|deixadas|permanece|permanecem [a] margem|mercê|custa|sombra|beira',
      'passo|passos|sempre [a] frente',
      'vir|veio|vem|vêm|vieram|trazer|trouxe [a] tona',
      'pagar|pago|comprar|compra|venda|vender [a] vista',
    ],
    except: [
      // "Usar a força": a direct object.
      '!<part>|entrar|entrou|entraram|invadir|invadiu|invadiram|levar|levou|levaram|tirar|tirou|tiraram|retirar|retirou|retiraram|casar|casou|casaram a força',
      '^ a força',
    ],
    replacement: 'à',
  },
  {
    id: 'crase/adverbial-plural',
    code: 'crase',
    name: 'Falta a crase na expressão feminina no plural',
    message: 'Expressões como esta, com palavra feminina no plural, têm crase.',
    example: 'às pressas; às escondidas; às claras',
    patterns: [
      '[as] pressas|escondidas|claras|cegas|avessas|ocultas|carreiras|turras',
      'vive|vivem|viver|vivendo|fica|ficam|está|estão [as] margens|custas|ordens',
    ],
    except: ['para|com|sobre|são|contra as *'],
    replacement: 'às',
  },
  {
    id: 'crase/prepositional',
    code: 'crase',
    name: 'Falta a crase em expressão como “à custa de”',
    message: 'Expressões como esta, com palavra feminina, têm crase.',
    example: 'à beira de; à mercê de; à espera de',
    patterns: [
      '[a] mercê|beira|custa|revelia de|do|da|dos|das',
      ', [a] exceção|semelhança de|do|da|dos|das',
      '^ [a] exceção|semelhança de|do|da|dos|das',
      'em|anda|andam|está|estão|estava|saem|sai|saíram|vão|vai|vive|vivem|ir|sair [a] procura|espera|busca de|do|da|dos|das|por',
      'feito|feita|feitos|feitas|vive|vivem|comida|tratado|tratada [a] base de',
    ],
    except: ['sobre|com|para|contra|em a beira|custa|mercê *'],
    replacement: 'à',
  },
  {
    id: 'crase/time-of-day',
    code: 'crase',
    name: 'Falta a crase em “à noite” ou “à tarde”',
    message: 'Para dizer quando, usa-se crase.',
    example: 'hoje à noite; estuda à noite',
    patterns: [
      'hoje|ontem|amanhã|sábado|domingo|segunda|terça|quarta|quinta|sexta [a] noite|tarde',
      'dia|manhã|tarde e [a] noite|tarde',
      'estuda|estudam|estudar|trabalha|trabalham|trabalhar|sair|saem|sai|dormir|chegar|acontece|ocorre|funciona [a] noite|tarde $',
    ],
    replacement: 'à',
  },
  {
    id: 'crase/side',
    code: 'crase',
    name: 'Falta a crase em “à direita” ou “à esquerda”',
    message: 'Para dizer onde, usa-se crase.',
    example: 'à direita da porta; vire à esquerda',
    patterns: [
      'vire|virar|virou|vira|dobre|dobrar|siga|fica|ficam|ficava|está|estão|estacionou|estacionaram|estacionar|parou|pararam|sentou|sentaram|sentar|sentado|sentada [a] direita|esquerda',
    ],
    except: ['* a direita|esquerda política|brasileira|radical|conservadora'],
    replacement: 'à',
  },
  {
    id: 'crase/distance',
    code: 'crase',
    name: 'Falta a crase em “à distância”',
    message: 'Quando se diz a medida da distância, há crase.',
    example: 'à distância de dez metros',
    patterns: [
      '[a] distância de <number>|dez|vinte|trinta|cem|mil|um|dois|três metros|quilômetros|km|metro|quilômetro',
    ],
    replacement: 'à',
  },
  {
    id: 'crase/second-of-pair',
    code: 'crase-provavel',
    name: 'Crase em uma parte do par e na outra não',
    message: 'As duas partes do par dependem da mesma palavra: ou as duas levam crase, ou nenhuma.',
    example: 'quanto à chuva e à seca',
    patterns: [
      `${GOVERNING} à|às <fs|fp> <fs|fp>? e [a] <fs> → à`,
      `${GOVERNING} à|às <fs|fp> <fs|fp>? e [as] <fp> → às`,
      `${GOVERNING} [a] <fs> e à|às <fs|fp> → à`,
      `${GOVERNING} [as] <fp> e à|às <fs|fp> → às`,
    ],
    except: ['e a|as <nom> não? se? <3s|3p>', 'e a|as <nom> <nom> <3s|3p>'],
  },
];
