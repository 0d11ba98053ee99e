import type { Rule } from '../rule.ts';

/** Joins a preposition to the article after it: "a" + "o" → "ao". */
const TO_A: Record<string, string> = {
  o: 'ao',
  os: 'aos',
  a: 'à',
  as: 'às',
  um: 'a um',
  uma: 'a uma',
  este: 'a este',
  esse: 'a esse',
  essa: 'a essa',
};

/** Verbs and the prepositions they ask for. */
export const VERB_GOVERNMENT_RULES: readonly Rule[] = [
  {
    id: 'government/assistir',
    code: 'regencia',
    name: 'Regência de “assistir”',
    message: '“Assistir” no sentido de ver pede “a”: “assistir ao filme”, “assistiu às aulas”.',
    patterns: [
      'assistir|assiste|assistem|assistiu|assistiram|assistimos|assistindo|assistia|assistiam [o|os|as|um|uma] filme|filmes|jogo|jogos|novela|novelas|programa|programas|aula|aulas|série|séries|vídeo|vídeos|noticiário|noticiários|desastre|desastres|espetáculo|cena|cenas|jornal|jornais|telejornal|documentário|luta|lutas|palestra|palestras|notícia|notícias|reportagem|final|show|peça|desenho|crescimento|aumento|massacre',
      'assistir|assiste|assistem|assistiu|assistiram|assistimos|assistindo|assistia|assistiam [a] televisão|tv|novela|série|cena|aula|palestra|luta|notícia|reportagem|final|peça',
    ],
    replacement: ([article]) => TO_A[article?.lower ?? ''],
  },
  {
    id: 'government/assistir-bare',
    code: 'regencia',
    name: '“Assistir” sem preposição',
    message: '“Assistir” no sentido de ver pede “a”: “assistir a filmes”, “assiste à televisão”.',
    patterns: [
      '[assistir|assistem|assistindo|assistiam|assistimos filmes|jogos|novelas|programas|aulas|séries|vídeos|notícias|desenhos|lutas|palestras|dois|duas|sua|seu|seus|suas|muitos|muitas]',
      '[assistir|assistem|assistindo|assistiam|assistimos televisão|tv] → $1 à $2',
    ],
    replacement: ([verb, what]) => `${verb?.lower ?? ''} a ${what?.text ?? ''}`,
  },
  {
    id: 'government/visar',
    code: 'regencia',
    name: 'Regência de “visar”',
    message: '“Visar” no sentido de pretender pede “a”: “visa ao lucro”.',
    patterns: ['visa|visam|visando|visava|visavam|visar|vise|visem [o|os] <masc>'],
    replacement: ([article]) => TO_A[article?.lower ?? ''],
  },
  {
    id: 'government/obedecer',
    code: 'regencia',
    name: 'Regência de “obedecer”',
    message: '“Obedecer” e “desobedecer” pedem “a”: “obedecer às leis”.',
    patterns: [
      'obedecer|obedece|obedecem|obedeceu|obedeceram|obedecendo|obedeça|obedeçam|desobedecer|desobedece|desobedecem|desobedeceu|desobedecendo [o|os|as] <nom>',
    ],
    replacement: ([article]) => TO_A[article?.lower ?? ''],
  },
  {
    id: 'government/preferir-do-que',
    code: 'regencia',
    name: 'Regência de “preferir”',
    message: 'Prefere-se uma coisa “a” outra: “prefere ler a escrever”, sem “do que”.',
    patterns: [
      'prefere|preferem|preferir|preferem|preferiu|prefiro|preferimos|preferia|preferiam * [do que]',
      'prefere|preferem|preferir|preferiu|prefiro|preferimos|preferia|preferiam * * [do que]',
      'prefere|preferem|preferir|preferiu|prefiro|preferimos|preferia|preferiam * * * [do que]',
      'prefere|preferem|preferir|preferiu|prefiro|preferimos|preferia|preferiam * * * * [do que]',
      'prefere|preferem|preferir|preferiu|prefiro|preferimos|preferia|preferiam * * que? [ao invés de]',
      '[prefere|preferem|prefiro|preferimos mais] <inf>',
    ],
  },
  {
    id: 'government/implicar-em',
    code: 'regencia',
    name: 'Regência de “implicar”',
    message: '“Implicar” no sentido de causar não pede “em”: “implica riscos”.',
    patterns: [
      '[implica|implicam|implicar|implicaria|implicou|implicaram|implicará|implicando|implique em]',
      '[implica|implicam|implicar|implicou|implicaria|implicará na|no|nas|nos]',
    ],
    replacement: ([verb, preposition]) =>
      preposition &&
      {
        em: verb?.lower,
        no: `${verb?.lower ?? ''} o`,
        na: `${verb?.lower ?? ''} a`,
        nos: `${verb?.lower ?? ''} os`,
        nas: `${verb?.lower ?? ''} as`,
      }[preposition.lower],
  },
  {
    id: 'government/namorar-com',
    code: 'regencia',
    name: 'Regência de “namorar”',
    message: '“Namorar” não pede “com”: “namora o vizinho”.',
    patterns: ['[namorar|namora|namoram|namorou|namorava|namorando com]'],
    replacement: '$1',
  },
  {
    id: 'government/chegar-em',
    code: 'regencia',
    name: 'Regência de “chegar”',
    message: '“Chegar” pede “a”: “chegar ao Brasil”, “chegou à escola”.',
    patterns: [
      'chegar|chega|chegam|chegou|chegaram|chegando|cheguei|chegamos|chegue|cheguem|chegado [em|no|na|nos|nas] brasil|escola|escolas|país|países|hospital|trabalho|cidade|cidades|poder|presidência|universidade|faculdade|mundo|europa|estados|local|lugar|conclusão|limite|ponto|resultado|ensino|fim|topo|mercado|consumidor|objetivo|acordo|américa|população|pessoas|<name>',
      'chegar|chega|chegam|chegou|chegaram|chegamos|chegado [em] um|uma|algum|alguma|determinado|certo|seu|sua|seus|suas',
    ],
    except: [
      '* no|na|em próximo|última|década|século|ano|mês|meados|janeiro|<number> *',
      '* em um|uma hora|momento|época|dia|ano|período',
    ],
    replacement: ([preposition]) =>
      ({ em: 'a', no: 'ao', na: 'à', nos: 'aos', nas: 'às' })[preposition?.lower ?? ''],
  },
  {
    id: 'government/ir-em',
    code: 'regencia',
    name: 'Regência de “ir”',
    message: '“Ir” pede “a”: “ir ao médico”, “foram às ruas”.',
    patterns: [
      'ir|vai|vão|foi|foram|vamos|iam|irem|fui|fomos|indo [no|na|nos|nas|em] médico|escola|hospital|banheiro|shopping|mercado|farmácia|supermercado|festa|festas|igreja|praia|lojas|loja|ruas|rua|aula|aulas|estádio|show|cinema|bar|bares|faculdade|banco|delegacia|shoppings|baladas|urnas',
    ],
    except: ['foi|foram no|na|nos|nas <name>'],
    replacement: ([preposition]) =>
      ({ em: 'a', no: 'ao', na: 'à', nos: 'aos', nas: 'às' })[preposition?.lower ?? ''],
  },
  {
    id: 'government/esquecer-se',
    code: 'regencia',
    name: 'Regência de “esquecer” e “lembrar”',
    message: 'Com pronome, pede “de”: “esquece-se de que”; sem pronome, não: “esquece o nome”.',
    patterns: [
      'se [esquece|esquecem|esqueceu|esqueceram|esquecer|lembra|lembram|lembrar|lembrou] que',
      'nos [esquecemos|esquecer|lembramos|lembrar] que',
      '[esquece-se|esquecem-se|esqueceu-se|lembra-se|lembram-se|esquecer-se|lembrar-se|esquecendo-se] que',
    ],
    replacement: '$1 de',
  },
  {
    id: 'government/esquecer-de',
    code: 'regencia',
    name: '“Esquecer de” e “lembrar de” sem pronome',
    message: 'Sem pronome, “esquecer” e “lembrar” não pedem “de”: “esquecem os direitos”.',
    patterns: ['[esquecem|esqueceram|esquecendo|lembram|lembraram de] que|seus|suas|seu|sua|muitas|muitos'],
    except: ['se|nos|me esquecem|esqueceram|esquecendo|lembram|lembraram de *'],
    replacement: '$1',
  },
  {
    id: 'government/gostar-que',
    code: 'regencia',
    name: 'Verbo que pede “de” antes de “que”',
    message: 'Este verbo pede “de”: “necessitam de que”, “precisam de apoio”, “gosta de que”.',
    patterns: [
      'gosta|gostam|gostar|gostaria|gostariam|discorda|discordam|duvida|duvidam|depende|dependem [que] o|a|os|as|não|seja|sejam',
      '[necessita|necessitam|necessitamos|necessitar|necessitando] que',
    ],
    except: ['tanto|tão * que', 'gostaria|gostariam que'],
    replacement: ([first]) => (first?.lower === 'que' ? 'de que' : `${first?.lower ?? ''} de`),
  },
  {
    id: 'government/necessitar',
    code: 'regencia',
    name: 'Regência de “necessitar” e “precisar”',
    message: 'Antes de substantivo, “precisar” e “necessitar” pedem “de”: “precisa de apoio”.',
    patterns: [
      '[necessita|necessitam|necessitamos|necessitava|precisa|precisam|precisamos] mais|uma|um|apoio|ajuda|cuidados|educação|melhorias|investimento|investimentos|leis|atenção|recursos|políticas|medidas|mudanças|dinheiro|tempo|paz|segurança|respeito',
    ],
    except: [
      'se|não precisa|precisam mais',
      'precisa|precisam|precisamos|necessitam|necessita mais <inf>',
      'precisa|precisam mais que|e|ser',
    ],
    replacement: '$1 de',
  },
  {
    id: 'government/extra-preposition',
    code: 'regencia',
    name: 'Verbo com preposição a mais',
    message: 'Este verbo não pede a preposição: “acarreta problemas”, “influencia a decisão”.',
    patterns: [
      '[acarreta|acarretam|acarretar|acarretou|acarretando|acarretaram|acarretará em]',
      '[ocasiona|ocasionam|ocasionar|ocasionou|ocasionando|causa|causam|causar|gera|geram em] um|uma|diversos|diversas|muitos|muitas|vários|várias|grandes|problemas|graves|consequências|danos|prejuízos',
      '[visitar|visita|visitam em] casa|escola|outros',
      '[evitar|evitam|evita|evitando de] <inf>',
      '[combater|combatem|combate contra] o|a|os|as',
    ],
    except: ['o|a|do|da|de|por|sem|uma|como|sua causa|visita|combate|ocasiona em|contra', 'por causa em *'],
    replacement: ([verb]) => verb?.lower,
  },
  {
    id: 'government/torcer-votar',
    code: 'regencia',
    name: 'Regência de “torcer”, “votar” e “demorar”',
    message: 'Torce-se “por”, vota-se “em” e demora-se “a” ou “em”: “torce pelo time”.',
    patterns: [
      'torcer|torce|torcem|torço|torceu|torcendo|torcia [para|pra] o|a|os|as <name>|time|seleção|brasil|clube|equipe',
      'torcer|torce|torcem|torço|torceu [pro|pra]',
      'votar|vota|votam|votei|votou|votaram|votarei|votará|votarão [para|pra] o|a|os|as <name>|candidato|candidata|deputado|partido',
      'demorar|demora|demoram|demorou|demoraram|demoramos|demorei [para] <inf>',
      'demorar|demora|demoram|demorou * [para] <inf>',
    ],
    except: [
      'demora|demorou|demoram * * para *',
      'a|da|na|sem|de demora * para *',
      'a|da|na|sem|de demora para *',
    ],
  },
  {
    id: 'government/habituar-com',
    code: 'regencia',
    name: 'Verbo que pede “a”, não “com”',
    message: 'Este verbo pede “a”: “habituar-se ao silêncio”, “adaptar-se à escola”.',
    patterns: [
      'habituar-se|habitua-se|habituado|habituada|habituados|habituadas|habituou-se|habituaram-se|habituar|adequar-se|adapta-se|adaptar-se [com]',
    ],
    replacement: 'a',
  },
  {
    id: 'government/responder',
    code: 'regencia',
    name: 'Verbo que pede “a”',
    message: 'Este verbo pede “a”: “responder às perguntas”, “recorrer ao diálogo”.',
    patterns: [
      'responder|responde|respondem|respondeu|responderam [o|a|os|as] pergunta|perguntas|questão|questões|questionário|anseios',
      'recorrer|recorre|recorrem|recorreu|recorreram [em|o|os|as]',
      'aderir|adere|aderem|aderiu|aderiram|aderindo [o|os|as] <nom>',
      'pertencer|pertence|pertencem|pertencia [o|os|as] <nom>',
      'resistir|resiste|resistem|resistiu [o|os|as] <nom>',
    ],
    except: ['que * os|as|o *'],
    replacement: ([article]) => TO_A[article?.lower ?? ''],
  },
  {
    id: 'government/aspirar',
    code: 'regencia',
    name: 'Regência de “aspirar” e “almejar”',
    message: '“Aspirar” no sentido de desejar pede “a”; “almejar” e “desejar” não pedem nada.',
    patterns: [
      'aspira|aspiram|aspirar|aspirando [o|os] cargo|cargos|sucesso|poder|futuro|lugar|vaga|título',
      '[almeja|almejam|almejar|almejando a|ao|por] <inf>',
    ],
  },
  {
    id: 'government/informado-que',
    code: 'regencia',
    name: 'Regência de “informar” e “avisar”',
    message: 'Informa-se alguém “de” algo, ou algo “a” alguém: “informadas de que”.',
    patterns: [
      'informado|informada|informados|informadas|avisado|avisada|avisados|avisadas|convencido|convencida|convencidos|convencidas|certo|certa|certos|ciente|cientes|consciente|conscientes|convicto|convictos|seguro|seguros [que] o|a|os|as|não|há|é|isso|essa|esse',
    ],
    except: [
      'é|está|foi|ser|ao|seria|tão|mais certo|informado|avisado|seguro que',
      'por certo que',
      'que certo que',
    ],
    replacement: 'de que',
  },
];
