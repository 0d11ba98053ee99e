import { replaceBeginning } from '../replacement.ts';
import type { Rule } from '../rule.ts';

/** Rules on verbs, and words derived from verbs, that are confused with words that sound alike. */
export const CONFUSED_VERB_RULES: readonly Rule[] = [
  {
    id: 'confusion/discriminar',
    code: 'confusao',
    name: '“Descriminar” no lugar de “discriminar”',
    message: '“Discriminar” é tratar com preconceito; “descriminar” é deixar de considerar crime.',
    patterns: [
      '[descriminar|descrimina|descriminam|descriminou|descriminando|descriminação|descriminações]',
      '[descriminado|descriminada|descriminados|descriminadas|descriminatório|descriminatória|descriminem]',
      '[descriminatórios|descriminatórias|descriminador|descriminadora|descriminadores]',
    ],
    except: ['descriminar|descriminação a|o|da|do|das|dos maconha|aborto|drogas|uso|porte|consumo|posse'],
    replacement: replaceBeginning('des', 'dis'),
  },
  {
    id: 'confusion/cumprir',
    code: 'confusao',
    name: '“Comprida” no lugar de “cumprida”',
    message: 'A lei, a promessa e a pena são cumpridas; “comprida” quer dizer longa.',
    patterns: [
      'ser|seja|é|sendo|foi [comprida] → cumprida',
      'ser|sejam|são|sendo|foram [compridas] → cumpridas',
      'ser|seja|sendo|foi [comprido] com|por|pelo|pela → cumprido',
      'lei|promessa|pena|regra não? é|foi|seja|ser [comprida] → cumprida',
    ],
    except: ['cabelo|estrada|rua|lista|história|viagem é|foi|ser comprida'],
  },
  {
    id: 'confusion/retificar',
    code: 'confusao',
    name: '“Ratificar” no lugar de “retificar”',
    message: '“Retificar” é corrigir; “ratificar” é confirmar.',
    patterns: [
      '[ratificar|ratificou|ratificaram|ratificando] o|os|um|esse|esses|seu|seus erro|erros|engano|equívoco|equívocos',
      '[ratificar|ratificou|ratificaram|ratificando] a|as|uma|essa|essas|sua|suas falha|falhas',
    ],
    replacement: replaceBeginning('rat', 'ret'),
  },
  {
    id: 'confusion/infringir',
    code: 'confusao',
    name: '“Infligir” no lugar de “infringir”',
    message: '“Infringir” é desrespeitar uma lei; “infligir” é causar dor ou castigo.',
    patterns: [
      '[infligir|inflige|infligem|infligindo|infligiu|infligiram|infligirem] a|as|o|os|à? lei|leis|direitos|direito|normas|regras|constituição|código',
    ],
    replacement: replaceBeginning('infli', 'infrin'),
  },
  {
    id: 'confusion/infligir',
    code: 'confusao',
    name: '“Infringir” no lugar de “infligir”',
    message: '“Infligir” é causar dor ou castigo; “infringir” é desrespeitar uma lei.',
    patterns: [
      '[infringir|infringe|infringem|infringindo|infringiu|infringiram] dor|dores|sofrimento|sofrimentos|medo|castigo|castigos|danos|dano|violência',
    ],
    replacement: replaceBeginning('infrin', 'infli'),
  },
  {
    id: 'confusion/despercebido',
    code: 'confusao',
    name: '“Desapercebido” no lugar de “despercebido”',
    message: 'O que ninguém nota passa “despercebido”; “desapercebido” é desprevenido.',
    patterns: [
      'passar|passa|passam|passou|passaram|passando|passe|passem|passado [desapercebido|desapercebida|desapercebidos|desapercebidas]',
    ],
    replacement: replaceBeginning('desa', 'des'),
  },
  {
    id: 'confusion/absorver',
    code: 'confusao',
    name: '“Absolver” no lugar de “absorver”',
    message: '“Absorver” é assimilar, sugar; “absolver” é perdoar, inocentar.',
    patterns: [
      '[absolver|absolve|absolvem|absolvendo|absolveu|absolvido|absolvida] a|as|o|os|o|mais|muito|muita|todo|toda? água|conhecimento|conhecimentos|informação|informações|nutrientes|luz|energia|calor|conteúdo|conteúdos|ideias|cultura|impacto',
    ],
    replacement: replaceBeginning('absol', 'absor'),
  },
  {
    id: 'confusion/conserto',
    code: 'confusao',
    name: '“Conserto” e “concerto” trocados',
    message: '“Conserto” é reparo; “concerto” é apresentação musical ou acordo.',
    patterns: [
      '[concerto] de|do|da|dos|das carro|carros|celular|celulares|rua|ruas|telhado|estradas|estrada|eletrodomésticos|aparelhos|computadores → conserto',
      '[concertar] o|os|a|as|esse|essa|isso|um|uma|seu|seus|tudo → consertar',
      '[conserto] de|do|da rock|música|piano|orquestra|violino|banda → concerto',
      '[consertos] de rock|música|piano|orquestra → concertos',
    ],
  },
  {
    id: 'confusion/imergir',
    code: 'confusao',
    name: '“Imergir” e “emergir” trocados',
    message: '“Imergir” é mergulhar em; “emergir” é vir à tona, sair de.',
    patterns: ['[imergir|imerge|imergem|imergiu|imergiram] do|da|dos|das'],
    replacement: replaceBeginning('i', 'e'),
  },
  {
    id: 'confusion/imerso',
    code: 'confusao',
    name: '“Emerso” no lugar de “imerso”',
    message: 'Quem está mergulhado está “imerso”; “emerso” é o que veio à tona.',
    patterns: ['[emersa|emerso|emersas|emersos] em|no|na|nos|nas|num|numa'],
    replacement: replaceBeginning('e', 'i'),
  },
  {
    id: 'confusion/viagem',
    code: 'confusao',
    name: '“Viagem” e “viajem” trocadas',
    message: '“Viagem”, com “g”, é o substantivo; “viajem”, com “j”, é do verbo “viajar”.',
    patterns: [
      'a|uma|da|na|de|essa|esta|sua|minha|cada|nossa|boa|longa|primeira|pela|à [viajem] → viagem',
      'eles|elas|vocês|todos [viagem] para|a|pelo|por|com|de → viajem',
    ],
    except: ['que a viajem'],
  },
  {
    id: 'confusion/perda',
    code: 'confusao',
    name: '“Perca” no lugar de “perda”',
    message: '“Perda” é o substantivo; “perca” é do verbo “perder”.',
    example: 'espero que não perca o prazo; a perda do prazo',
    patterns: [
      'a|uma|da|na|essa|esta|sua|pela|à|grande|cada|de|com|por|há|houve|gera|causa [perca] de|da|do|das|dos → perda',
      'a|uma|da|na|essa|esta|sua|pela|à|grande|cada|de|com|por|há|houve|gera|causa [perca] $ → perda',
      '^ [perca] de|da|do|das|dos → perda',
      'sofrer|sofre|sofreu|evitar|evita|causar|causando|gerar|gerando|provocar|provoca|ocasiona|ocorre [perca] de|da|do|das|dos → perda',
      'as|das|nas|essas|suas|pelas|muitas|grandes|várias|de|com [percas] → perdas',
    ],
    except: ['que|caso|não|embora|talvez|nunca a|se perca', 'perca de vista'],
  },
  {
    id: 'confusion/vem-veem',
    code: 'confusao',
    name: '“Veem” no lugar de “vem” ou “vêm”',
    message: '“Veem” é do verbo “ver”. Do verbo “vir” é “vem” ou “vêm”.',
    example: 'ele vem; eles vêm',
    patterns: [
      '[veem|vêem] <ger>',
      '[veem|vêem] se <ger>',
      '[veem|vêem] a|à ser|tona',
      '[veem|vêem] sendo|sido',
    ],
  },
  {
    id: 'confusion/haja',
    code: 'confusao',
    name: '“Aja” no lugar de “haja”',
    message: '“Haja” é do verbo “haver” (existir); “aja” é do verbo “agir”.',
    patterns: [
      '[aja] vista → haja',
      'que|não|talvez|caso [aja] uma|um|mais|menos|maior|mudança|mudanças|igualdade|respeito|investimento|investimentos|justiça|melhorias|conscientização → haja',
    ],
  },
  {
    id: 'confusion/aja',
    code: 'confusao',
    name: '“Haja” no lugar de “aja”',
    message: '“Aja” é do verbo “agir”; “haja” é do verbo “haver” (existir).',
    patterns: ['[haja] de|com forma|maneira|modo|urgência|rapidez|cautela|responsabilidade|rigor → aja'],
    except: ['que haja com'],
  },
  {
    id: 'confusion/houve',
    code: 'confusao',
    name: '“Houve” e “ouve” trocados',
    message: '“Houve” é do verbo “haver” (existir); “ouve” é do verbo “ouvir”.',
    patterns: [
      '[ouve] um|uma|muitos|muitas|vários|várias|grandes|diversas|diversos aumento|mudança|mudanças|crescimento|avanço|avanços|casos|queda|época|tempo|evolução|melhora|protestos|mortes → houve',
      'se|muito|já|sempre [houve] falar|dizer → ouve',
    ],
  },
  {
    id: 'confusion/surtir',
    code: 'confusao',
    name: '“Sortir” no lugar de “surtir”',
    message: '“Surtir” é produzir (efeito); “sortir” é abastecer, variar.',
    patterns: [
      '[sortir|sortiu|sortiram|sortirá|sortisse|sortirem|sortindo] efeito|efeitos|resultado|resultados',
    ],
    replacement: replaceBeginning('so', 'su'),
  },
  {
    id: 'confusion/ascender',
    code: 'confusao',
    name: '“Ascender” e “acender” trocados',
    message: '“Ascender” é subir; “acender” é pôr fogo ou luz.',
    patterns: [
      '[acender|acende|acendem|acendeu|acenderam] socialmente|profissionalmente|economicamente',
      '[ascender|ascende|ascendeu] a|as|uma|um|o luz|luzes|vela|velas|cigarro|lâmpada|fogo|debate|chama',
    ],
    replacement: ([word]) =>
      word?.lower.startsWith('as') ? word.lower.replace('as', 'a') : word?.lower.replace('a', 'as'),
  },
  {
    id: 'confusion/cassar',
    code: 'confusao',
    name: '“Caçar” no lugar de “cassar”',
    message: '“Cassar” é anular (um mandato); “caçar” é perseguir animais.',
    patterns: [
      '[caçar|caçou|caçaram|caçado|caçados] o|os|um|seu|seus? mandato|mandatos|diploma|liminar',
      'mandato [caçado] → cassado',
      'mandatos [caçados] → cassados',
    ],
    replacement: replaceBeginning('caç', 'cass'),
  },
];
