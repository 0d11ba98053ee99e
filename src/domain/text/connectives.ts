import type { AnalyzedText } from './analyze-text.ts';
import type { Span } from './span.ts';
import { oncePerText } from './memo.ts';
import { indexPhrases, matchPhrases } from './phrases.ts';

/** The relation that a connective expresses between two ideas. */
export type Relation =
  | 'soma'
  | 'oposição'
  | 'causa'
  | 'consequência'
  | 'conclusão'
  | 'exemplo'
  | 'ordem'
  | 'finalidade'
  | 'condição'
  | 'retomada';

export type ConnectiveUse = Span & {
  name: string;
  relation: Relation;
  paragraph: number;
  /**
   * Whether the connective is among the first words of its paragraph, and so links the paragraph to the previous
   * paragraph.
   */
  opensParagraph: boolean;
  /** Whether human graders usually notice the connective. */
  isStrong: boolean;
  /**
   * Whether the expression is just as often used in a sense other than as a connective; feedback then does not call
   * it a connective.
   */
  isUnclear: boolean;
};

const OPENING_WORDS = 6;

/**
 * The connectives by relation. `*` marks connectives that graders notice and that are seldom used by accident; `?`
 * marks expressions that are just as often used in another sense, for example as a pronoun, a noun or an adverb of
 * time.
 */
const BY_RELATION: Record<Relation, string> = {
  soma: `
    além disso*, além do mais, além do que, além de, ademais*, também?, outrossim*, bem como, assim como?,
    não só, não apenas, não somente, ainda?, inclusive?, por sua vez, paralelamente, do mesmo modo,
    da mesma forma, igualmente, tampouco, nem?, de maneira análoga, de modo análogo, analogamente,
    similarmente, mas também?, como também?, somado a isso, aliado a isso, de igual modo`,
  oposição: `
    mas, porém, contudo*, entretanto*, no entanto*, todavia*, embora, apesar de, apesar disso, ainda que,
    mesmo que, mesmo assim, ainda assim, por outro lado*, em contrapartida*, em contraposição, com tudo?,
    mesmo com?, não obstante*, ao contrário, enquanto, ao passo que, conquanto, senão?, a despeito de,
    malgrado, enquanto que, ao invés de`,
  causa: `
    porque, pois, já que, tendo em vista*, por falta de?, uma vez que*, visto que*, dado que, devido a,
    devido ao, devido à, em razão de, em razão da, em razão do, por causa de, por causa da, por causa do,
    em virtude de, em virtude da, em virtude do, posto que, haja vista*, em decorrência, graças a,
    na medida em que, por conta de, por conta da, por conta do, em função de`,
  consequência: `
    assim, consequentemente, por conseguinte*, por consequência, como consequência, de modo que,
    de forma que, de maneira que, tanto que?, com isso, por isso, desse modo*, dessa forma*, dessa maneira*,
    desse jeito, deste modo, desta forma, desta maneira, fazendo com que, faz com que, em consequência,
    logo*?, tão?, a ponto de`,
  conclusão: `
    portanto*, em suma*, em síntese*, enfim, por fim*, diante disso*, diante do exposto*,
    diante desse cenário, em face disso, concluindo, sendo assim*, destarte*, dessarte, posto isso,
    perante isso, mediante o exposto*, mediante ao exposto?, em vista disso, nesse viés*, por tudo isso,
    em conclusão, assim sendo*, conclui-se, dito isso, dito isto, isto posto, posto isto, dado isso,
    mediante isso, à vista disso, diante dos fatos, levando em consideração, em virtude disso, à luz disso,
    dado o exposto*, à vista do exposto, a partir do exposto, ante o exposto, com base no exposto, frente ao exposto,
    em face do exposto`,
  exemplo: `
    por exemplo, como exemplo?, a exemplo de, a exemplo do, a exemplo da, tal como, tais como, isto é,
    ou seja, a saber, segundo?, de acordo com, conforme?, como afirma, sobretudo, principalmente,
    especialmente, em especial, de fato, com efeito, exemplo disso, prova disso, em outras palavras,
    tal qual, precipuamente, mormente*, a título de exemplo, a título de ilustração, como prova disso, para comprovar,
    para exemplificar, para ilustrar`,
  ordem: `
    em primeiro lugar*, em segundo lugar*, em primeira análise*, em uma primeira análise,
    em uma segunda análise, em segunda análise, primeiramente*, em primeiro plano, em segundo plano,
    inicialmente, a princípio, antes de tudo, em seguida, posteriormente, por último, de início, quando?,
    à medida que, em primeira instância, a priori*, outro fator, outro ponto, em primeiro ponto,
    em segundo ponto, em um primeiro momento, em um segundo momento, primordialmente, em segunda instância,
    de antemão, a posteriori, em última análise`,
  finalidade: `
    para que, afim de?, à fim de?, visando, a fim de*, a fim de que, com o objetivo de, com o intuito de,
    com a finalidade de, com o propósito de, com o fito de*, de modo a, de forma a, de maneira a,
    para tanto, para isso, no intuito de, com vistas a, objetivando`,
  condição: `
    se?, caso?, desde que, contanto que, a menos que, salvo se, a não ser que`,
  retomada: `
    nesse contexto*, nesse sentido*, nessa perspectiva*, nesse cenário, sob essa ótica*,
    sob essa perspectiva, nesse ínterim, sob esse viés*, dentro desse contexto, diante desse contexto,
    diante desse quadro, nessa lógica, nesse prisma, sob tal perspectiva, neste contexto, neste sentido,
    tal cenário, esse cenário, essa realidade, tal realidade, esse quadro, essa situação, tal situação,
    esse problema, tal problema, nesse panorama, sob esse prisma, com base nisso, nesse aspecto,
    nessa conjuntura*, sob tal ótica*, sob esse aspecto, ${looksBack()}`,
};

/** Phrases that refer back: "Como dito anteriormente", "como já foi citado acima", "conforme relatado antes". */
function looksBack(): string {
  const said = 'abordado,apresentado,citado,dito,exposto,mencionado,relatado,visto'.split(',');
  const opened = ['como', 'como já', 'como foi', 'como já foi', 'conforme', 'conforme já'];
  return opened
    .flatMap((opening) => said.map((one) => `${opening} ${one}`))
    .flatMap((phrase) => ['anteriormente', 'acima', 'antes'].map((place) => `${phrase} ${place}`))
    .join(', ');
}

type Connective = Pick<ConnectiveUse, 'name' | 'relation' | 'isStrong' | 'isUnclear'>;

const INDEX = indexPhrases(
  Object.entries(BY_RELATION).flatMap(([relation, names]) =>
    names.split(',').map((entry): [string, Connective] => {
      const name = entry.replace(/[*?]/g, '').trim();
      const marks = { isStrong: entry.includes('*'), isUnclear: entry.includes('?') };
      return [name, { name, relation: relation as Relation, ...marks }];
    }),
  ),
);

/** Words after which "embora" means "away": "vai embora". */
const GOING = new Set(
  'vai vao ir foi foram vou vamos indo ido iam ia irem mandar mandam mandado jogar joga'.split(' '),
);

/** Words after which "mesmo" means "self": "por si mesmo que". */
const SELVES = new Set('si ele nos voce eu mim isso isto o'.split(' '));

const IS = new Set('é foi era será ser'.split(' '));

/**
 * Expressions that are complements, not connectives, if they are inside a clause: "acabar com isso", "preparado
 * para isso", "democracia de fato". They are connectives only at its beginning.
 */
const TIES_AT_THE_FRONT = new Set([
  'com isso',
  'de fato',
  'com base nisso',
  'para isso',
  'assim',
  'concluindo',
  'como consequência',
  'sendo assim',
  'por fim',
  'para comprovar',
  'para exemplificar',
  'para ilustrar',
]);
/**
 * Expressions of purpose. They refer forward, so at the start of a paragraph they do not link it to the previous
 * paragraph.
 */
const LOOKS_FORWARD = new Set(['visando', 'objetivando']);
/**
 * Matches a comma or colon after the connective "isto é". In "isto é possível", "isto" is a pronoun followed by its
 * verb.
 */
const BESIDE_STOP = /^\s*[,:]/u;
/**
 * Matches the start of a sentence, or a comma, an opening bracket or another punctuation mark, before the
 * expression.
 */
const AFTER_STOP = /(?:^|[.!?;:,(\n…])\s*$/u;
const AFTER_SENTENCE = /(?:^|[.!?\n…])\s*$/u;
/**
 * Matches the complement in "E por fim à fome". There "por" is a misspelling of the verb "pôr", so "por fim" is not
 * a connective.
 */
const WHAT_IS_ENDED = /^\s+(?:à|às|aos?)(?!\p{L})/u;
const LOOKED_BACK = 4;
/**
 * Uses of connectives that add something instead of concluding: "Assim, como na feira" compares, "com isso podemos
 * citar" continues a list.
 */
const LISTS = new Map([
  ['assim', /^,? como(?!\p{L})/iu],
  ['com isso', /^,? (?:podemos|pode-se|vale|cabe) \p{L}+r(?!\p{L})/iu],
]);
const LISTS_WITHIN = 30;

function isAtFront(text: string, start: number): boolean {
  return /(?:^|[.!?;:,(\n]|(?<!\p{L})e)\s*$/u.test(text.slice(Math.max(0, start - LOOKED_BACK), start));
}

/**
 * Whether punctuation separates the expression from its clause, as in "Igualmente, falta água" and "falta,
 * igualmente, luz", but not in "tratar todos igualmente".
 */
function isBetweenStops(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LOOKED_BACK), start);
  if (AFTER_SENTENCE.test(before)) return true;
  return AFTER_STOP.test(before) && BESIDE_STOP.test(text.slice(end, end + LOOKED_BACK));
}

/** All connectives of the essay in order, with their relations. */
export const findConnectives = oncePerText((essay: AnalyzedText): ConnectiveUse[] =>
  matchPhrases(essay, INDEX).flatMap(({ first, start, end, entry }) => {
    const word = essay.words[first];
    if (!word || word.isQuoted) return [];
    const before = essay.words[first - 1]?.key ?? '';
    if (entry.name === 'embora' && GOING.has(before)) return [];
    if (entry.name === 'mesmo que' && SELVES.has(before)) return [];
    // "É visto que faltam vagas" is a passive form, not the connective "visto que".
    if (entry.name === 'visto que' && IS.has(essay.words[first - 1]?.lower ?? '')) return [];
    if (entry.name === 'levando em consideração' && before === 'nao') return [];
    if (TIES_AT_THE_FRONT.has(entry.name) && !isAtFront(essay.text, start)) return [];
    if (entry.name === 'isto é' && !BESIDE_STOP.test(essay.text.slice(end, end + LOOKED_BACK))) return [];
    if (entry.name === 'igualmente' && !isBetweenStops(essay.text, start, end)) return [];
    if (entry.name === 'por fim' && WHAT_IS_ENDED.test(essay.text.slice(end, end + LOOKED_BACK + 1)))
      return [];
    const isListing = LISTS.get(entry.name)?.test(essay.text.slice(end, end + LISTS_WITHIN)) === true;
    const limit = essay.paragraphs[word.paragraph]?.words[OPENING_WORDS]?.start ?? Infinity;
    return [
      {
        ...entry,
        ...(isListing && { relation: 'soma' as const }),
        start,
        end,
        paragraph: word.paragraph,
        opensParagraph: start < limit && !LOOKS_FORWARD.has(entry.name),
      },
    ];
  }),
);
