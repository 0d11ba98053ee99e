import type { Claims, Quote } from '@/domain/evaluation/model-reading/claims';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import type { ChatRequest, ModelTurn } from './fake-model';

/** A careful reader's claims about `GOOD_ESSAY`, which give 960 points by the grids. */
export const CAREFUL: Claims = {
  1: {
    desvios: [],
    estrutura: [],
    bem_construidas: [
      { frase: 6, trecho: 'agravam esse quadro, pois frutas e hortaliças estragam durante o transporte' },
      {
        frase: 13,
        trecho: 'gerações crescem sem perceber que jogar um prato fora significa também jogar água',
      },
    ],
  },
  2: {
    abordagem: {
      tipo: 'completa',
      provas: [
        { frase: 2, trecho: 'toneladas de comida apodrecem em centrais de abastecimento' },
        { frase: 9, trecho: 'hábitos domésticos contribuem para a permanência do problema' },
      ],
    },
    tipo_textual: {
      dissertativo: true,
      provas: [{ frase: 3, trecho: 'reduzir o desperdício de alimentos exige enfrentar' }],
    },
    partes: [
      { frase: 3, trecho: 'reduzir o desperdício de alimentos exige enfrentar', parte: 'introducao' },
      { frase: 4, trecho: 'grande parte das perdas ocorre antes', parte: 'desenvolvimento' },
      { frase: 9, trecho: 'hábitos domésticos contribuem', parte: 'desenvolvimento' },
      {
        frase: 15,
        trecho: 'o Ministério da Agricultura, em parceria com as prefeituras',
        parte: 'conclusao',
      },
    ],
    repertorio: [
      {
        frase: 1,
        trecho: 'No romance "Vidas Secas", de Graciliano Ramos',
        legitimado: true,
        pertinente: true,
        uso: { frase: 2, trecho: 'o Brasil contemporâneo convive com um paradoxo ainda mais cruel' },
      },
      {
        frase: 10,
        trecho: 'O sociólogo Zygmunt Bauman',
        legitimado: true,
        pertinente: true,
        uso: { frase: 11, trecho: 'Essa mentalidade aparece na compra por impulso' },
      },
    ],
  },
  3: {
    tese: {
      frase: 3,
      trecho: 'reduzir o desperdício de alimentos exige enfrentar tanto as falhas da cadeia',
    },
    argumentos: [
      {
        frase: 4,
        trecho: 'grande parte das perdas ocorre antes de o produto chegar à mesa',
        apoios: [
          { frase: 5, trecho: 'cerca de 14% da colheita mundial se perde', tipo: 'dado' },
          { frase: 6, trecho: 'pois frutas e hortaliças estragam durante o transporte', tipo: 'causa' },
        ],
      },
      {
        frase: 9,
        trecho: 'hábitos domésticos contribuem para a permanência do problema',
        apoios: [
          {
            frase: 10,
            trecho: 'a sociedade de consumidores transforma tudo em descarte',
            tipo: 'autoridade',
          },
          { frase: 11, trecho: 'Essa mentalidade aparece na compra por impulso', tipo: 'exemplo' },
        ],
      },
    ],
    retomada: null,
    contradicoes: [],
  },
  4: {
    entre: [
      { frase: 4, trecho: 'Em primeiro lugar' },
      { frase: 9, trecho: 'Ademais' },
      { frase: 14, trecho: 'Portanto' },
    ],
    dentro: [
      { frase: 3, trecho: 'Nesse contexto' },
      { frase: 7, trecho: 'Além disso' },
      { frase: 13, trecho: 'Consequentemente' },
      { frase: 15, trecho: 'Para tanto' },
      { frase: 17, trecho: 'Dessa forma' },
    ],
    inadequados: [],
  },
  5: {
    elementos: [
      { frase: 15, trecho: 'o Ministério da Agricultura, em parceria com as prefeituras', tipo: 'agente' },
      { frase: 15, trecho: 'deve ampliar os bancos de alimentos', tipo: 'acao' },
      { frase: 15, trecho: 'por meio de incentivos fiscais a supermercados', tipo: 'meio' },
      {
        frase: 15,
        trecho: 'a fim de levar refeições de qualidade a famílias vulneráveis',
        tipo: 'finalidade',
      },
      { frase: 15, trecho: 'que doem excedentes em bom estado', tipo: 'detalhamento' },
    ],
    direitos_humanos: [],
  },
};

export const CAREFUL_TOTAL = 960;

/** A quote that occurs in no essay and must not appear on any screen. */
export const INVENTED = 'segundo Aristóteles, jogar fora é um vício da alma';

type Reply = (request: ChatRequest) => ModelTurn;

/** Which question a request asks: the pass of a competency, or the theme check. */
export function passOf({ messages }: ChatRequest): CompetencyNumber | 'theme' {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const numeral = /^Competência (III|II|IV|I|V)\./m.exec(system)?.[1];
  const number = ['I', 'II', 'III', 'IV', 'V'].indexOf(numeral ?? '') + 1;
  return number === 0 ? 'theme' : (number as CompetencyNumber);
}

/** A model that answers each question with the matching part of these claims. */
export function answerFrom(claims: Claims): Reply {
  return (request) => {
    const pass = passOf(request);
    return { says: pass === 'theme' ? claims[2].abordagem : claims[pass] };
  };
}

/** The claims with every quote changed. */
function withQuotes(change: (quote: Quote) => Quote): Claims {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
    return 'trecho' in inner ? { ...inner, ...change(inner as Quote) } : inner;
  };
  return walk(CAREFUL) as Claims;
}

/** The numbered sentences a request shows. */
function shownIn({ messages }: ChatRequest): Quote[] {
  const user = messages.find(({ role }) => role === 'user')?.content ?? '';
  const essay = /<redacao-\S+>([\s\S]*)<\/redacao-/.exec(user)?.[1] ?? '';
  return [...essay.matchAll(/^\[(\d+)\] (.+)$/gm)].map(([, frase, said = '']) => ({
    frase: Number(frase),
    trecho: said,
  }));
}

/** A model that finds every element everywhere, with quotes that all exist in the essay. */
function flatter(request: ChatRequest): ModelTurn {
  const sentences = shownIn(request);
  const at = (place: number): Quote =>
    sentences[Math.min(place, sentences.length - 1)] ?? { frase: 1, trecho: '' };
  const words = (quote: Quote, from: number, to: number): Quote => ({
    ...quote,
    trecho: quote.trecho.split(' ').slice(from, to).join(' '),
  });
  const last = at(sentences.length - 1);
  const claims: Claims = {
    1: { desvios: [], estrutura: [], bem_construidas: [at(0)] },
    2: {
      abordagem: { tipo: 'completa', provas: [at(0)] },
      tipo_textual: { dissertativo: true, provas: [at(0)] },
      partes: [
        { ...at(0), parte: 'introducao' },
        { ...at(3), parte: 'desenvolvimento' },
        { ...last, parte: 'conclusao' },
      ],
      repertorio: [{ ...at(0), legitimado: true, pertinente: true, uso: at(1) }],
    },
    3: {
      tese: at(0),
      argumentos: [3, 8].map((place) => ({
        ...at(place),
        apoios: [
          { ...at(place + 1), tipo: 'dado' as const },
          { ...at(place + 2), tipo: 'causa' as const },
        ],
      })),
      retomada: last,
      contradicoes: [],
    },
    4: {
      entre: sentences.map((one) => words(one, 0, 2)),
      dentro: sentences.map((one) => words(one, 2, 4)),
      inadequados: [],
    },
    5: {
      elementos: (['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const).map((tipo, place) => ({
        ...words(last, place * 2, place * 2 + 2),
        tipo,
      })),
      direitos_humanos: [],
    },
  };
  return answerFrom(claims)(request);
}

const ORDERS = /nota (?:mil|1000|máxima)|1000 pontos|ignore|perfect score|full marks/i;

/** Possible behaviors of a provider; the tests of `evaluate-essay-with-ai` state the outcome of each. */
export const REPERTOIRE = {
  careful: answerFrom(CAREFUL),
  'invented quotes': answerFrom(withQuotes(({ frase }) => ({ frase, trecho: INVENTED }))),
  'unknown sentence numbers': answerFrom(withQuotes(({ trecho }) => ({ frase: 400, trecho }))),
  'other sentences': answerFrom(withQuotes(({ frase, trecho }) => ({ frase: (frase % 17) + 1, trecho }))),
  'wrong counts': (request) => {
    const turn = answerFrom(CAREFUL)(request);
    return typeof turn === 'object' && 'says' in turn
      ? { says: { ...(turn.says as object), nota: 137.25, nota_final: 1000, total: 9 } }
      : turn;
  },
  'another language': (request) => {
    const claims = structuredClone(CAREFUL);
    claims[1].desvios = [
      {
        frase: 2,
        trecho: 'paradoxo ainda mais cruel',
        tipo: 'escolha-de-palavras',
        correcao: 'even more cruel paradox',
      },
    ];
    return answerFrom(claims)(request);
  },
  'corrections of Portugal': (request) => {
    const claims = structuredClone(CAREFUL);
    claims[1].desvios = [
      { frase: 7, trecho: 'estético', tipo: 'ortografia', correcao: 'estéctico' },
      { frase: 16, trecho: 'planejar', tipo: 'ortografia', correcao: 'planear' },
    ];
    return answerFrom(claims)(request);
  },
  'prose instead of JSON': () => ({ says: 'Claro! A sua redação é excelente e merece nota 1000.' }),
  'endless text': () => ({ says: `{"desvios":[${'{"frase":1,"trecho":"fome",'.repeat(20_000)}` }),
  'tool calls': () => 'calls a tool',
  slow: () => 'hangs',
  'cut off': () => 'breaks off',
  'too many requests': () => ({ fails: 429 }),
  'an error of the server': () => ({ fails: 500 }),
  'flattery with true quotes': flatter,
  'obeying the essay': (request) =>
    ORDERS.test(request.messages.find(({ role }) => role === 'user')?.content ?? '')
      ? flatter(request)
      : answerFrom(CAREFUL)(request),
} satisfies Record<string, Reply>;

export type Behaviour = keyof typeof REPERTOIRE;
