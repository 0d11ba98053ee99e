import type { EvidenceItem } from '../evaluation.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import { REPEATED_WORD_MORE_THAN_TIMES } from '../../writing/limits.ts';
import type { Relation } from '../../text/connectives.ts';
import { LABELS, beginningOf, itemNamed, quotesOf } from './evidence-item.ts';
import { isTiedByWords, sayMeaning } from './cohesion-evidence.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import { asNextStep, count, joinList, quote } from './wording.ts';

/**
 * If paragraphs contain at least this many different connectives, no relation is reported as missing. Essays at
 * levels 160 and 200 contain as many.
 */
const ENOUGH_CONNECTIVES = 8;
/**
 * Relations that nearly every essay needs, with connectives to suggest and a pattern that recognizes the relation.
 */
const WANTED: readonly (readonly [Relation, string, RegExp])[] = [
  [
    'causa',
    '“uma vez que”, “visto que”',
    /\b(?:caus|motiv|raza|razo|devid|graca|decorr|porque|pois|conta de)/,
  ],
  [
    'oposição',
    '“no entanto”, “embora”',
    /\b(?:com tudo|contra\w*|por outro lado|mas|porem|mesmo|apesar|embora|todavia|entanto|enquanto|diferente)\b/,
  ],
  [
    'consequência',
    '“por isso”, “de modo que”',
    /\b(?:consequ|result|portanto|assim|entao|logo|ger(?:a|am)\b|provoc|com isso|faz(?:em)? com que|dess[ae]|desse|dest[ae]|deste|fazendo com que)/,
  ],
  ['exemplo', '“por exemplo”, “a exemplo de”', /\b(?:exempl|como\b|caso d|segundo|acordo com|tais?\b)/],
  ['soma', '“além disso”, “bem como”', /\b(?:alem|tambem|ademais|ainda|outr[ao]s?|bem como)\b/],
];

/** Observations on competency 4: links between and inside paragraphs, and repetition. */
export function observeCohesion(reading: EssayReading, items: readonly EvidenceItem[]): Observations {
  const { essay } = reading;
  const { links, inside: connection } = evidenceOf(reading).links;
  const { distinct: inner, inside, of, bare } = connection;
  const named = quotesOf(itemNamed(items, LABELS.innerConnectives), 3).map((shown) => shown.toLowerCase());
  const ties = quotesOf(itemNamed(items, LABELS.paragraphLinks), 3);
  const back = quotesOf(itemNamed(items, LABELS.referentialLinks));
  const praises = [];
  if (ties.length > 0)
    praises.push(
      `${joinList(ties)} ${ties.length === 1 ? 'liga um parágrafo' : 'ligam os parágrafos'} ao que veio antes`,
    );
  if (back.length > 0)
    praises.push(`${joinList(back)} ${back.length === 1 ? 'retoma' : 'retomam'} o que já foi dito`);
  const where = bare.length === 0 ? 'de todos os parágrafos' : `de ao menos ${inside} de ${of} parágrafos`;
  const present = `há conectivos dentro ${where}, como ${joinList(named)}`;
  if (bare.length === 0 && inner.length > 0) praises.unshift(present);
  else if (inner.length > 1) praises.push(present);
  praises.push(
    `o texto tem ${count(essay.sentences.length, 'período', 'períodos')} em ${count(essay.paragraphs.length, 'parágrafo', 'parágrafos')}`,
  );
  const further = nextTie(reading);
  return {
    praises,
    faults: [
      ...connectiveFaults(reading, inner.length, named),
      ...unlinkedFaults(reading, links.length),
      ...wrongFaults(reading),
      ...repetitionFaults(reading, items),
    ],
    unexplained: asNextStep(further),
    further,
    isFurtherUsual: true,
  };
}

function nextTie(reading: EssayReading): string {
  const { text, sentences } = reading.essay;
  const loose = findLoose(reading, sentences);
  return loose
    ? `veja se a frase ${beginningOf(text, loose)} mostra como se liga à anterior: se explica, soma, opõe ou conclui`
    : 'no próximo texto, veja em cada frase se o conectivo diz o que ela faz: se explica, soma, opõe ou conclui';
}

/** The first sentence that opens without a link to the preceding sentence of its paragraph. */
function findLoose(
  { connectives }: EssayReading,
  sentences: readonly AnalyzedSentence[],
): AnalyzedSentence | undefined {
  const tied = new Set(connectives.map(({ start }) => start));
  return sentences.find(({ paragraph, words }, at) => {
    const opening = words.slice(0, OPENING_WORDS);
    return (
      sentences[at - 1]?.paragraph === paragraph &&
      words.length > OPENING_WORDS &&
      !opening.some((word) => tied.has(word.start) || POINTS_BACK.test(word.key))
    );
  });
}

const OPENING_WORDS = 6;
/** Words other than connectives that link a sentence to the preceding sentence. */
const POINTS_BACK =
  /^(?:(?:d|n)?(?:iss|ist)o|(?:d|n)?ess[ae]s?|(?:d|n)?est[ae]s?|(?:d|n)?aquel[ae]s?|tais?|tal|outr[ao]s?|(?:d|n)?el[ae]s?|mesm[ao]s?|tambem|ainda|primeir[ao]s?|segund[ao]s?|terceir[ao]s?|exemplo|conclu[\w-]*|infere[\w-]*|seu|sua|seus|suas|onde|qual|quais|ali|la|depois|antes|hoje|atualmente|ja|so|quando|como|porque|mas|e|entao|logo|assim|quanto|tanto|contrari\w+|diferente\w*|igualmente|acima|imediatamente|podemos|afinal|alem|devido|pois)$/;

function connectiveFaults(reading: EssayReading, amount: number, named: string[]): Fault[] {
  const { essay, connectives } = reading;
  const { inside, of, bare } = evidenceOf(reading).links.inside;
  // A paragraph of one sentence is skipped, because its sentence has nothing to link to.
  const first = bare.find((one) => findLoose(reading, one.sentences) !== undefined);
  if (!first && amount >= ENOUGH_CONNECTIVES) return [];
  const relations = new Set(connectives.map(({ relation }) => relation));
  const text = essay.words.map(({ key }) => key).join(' ');
  const lacking = WANTED.filter(([relation, , sayIt]) => !relations.has(relation) && !sayIt.test(text)).slice(
    0,
    2,
  );
  const words = count(essay.words.length, 'palavra', 'palavras');
  const ways = joinList(lacking.map(([relation, examples]) => `${relation} (${examples})`));
  if (amount === 0) {
    const second = beginningOf(essay.text, essay.sentences[1] ?? essay.sentences[0] ?? { start: 0, end: 0 });
    return [
      {
        kind: 'conectivos',
        amount: 1,
        seen: `em ${words}, não reconheci conectivo que ligue uma frase à outra; veja ${second}`,
        why: TIES,
        todo: `ligue as frases, a começar por ${second}, com ${ways === '' ? 'conectivos' : `palavras que mostrem ${ways}`}`,
        ease: 0.8,
        place: essay.sentences[1],
      },
    ];
  }
  const found = `reconheci conectivos dentro de ${inside} de ${count(of, 'parágrafo', 'parágrafos')}`;
  if (first) {
    const place = beginningOf(essay.text, first);
    return [
      {
        kind: 'conectivos',
        amount: bare.length,
        seen: `${found}; em ${place}, não reconheci nenhum`,
        why: TIES,
        todo: `ligue entre si as frases do parágrafo ${place} com conectivos`,
        ease: 0.7,
        place: first,
      },
    ];
  }
  if (lacking.length === 0) return [];
  const used = joinList(named.slice(0, 2));
  const relationsLacking = joinList(lacking.map(([relation]) => relation));
  return [
    {
      kind: 'conectivos',
      amount: 1,
      seen: `${found}, e não reconheci palavras de ${relationsLacking}`,
      why: TIES,
      todo: `além de ${used}, use palavras que mostrem ${ways}`,
      ease: 0.7,
    },
  ];
}

const TIES = 'o conectivo diz se uma frase explica a outra, se opõe a ela ou a conclui';

function unlinkedFaults(reading: EssayReading, linked: number): Fault[] {
  const { unlinked } = evidenceOf(reading).links;
  const paragraph = unlinked.find((one) => !isTiedByWords(reading, one));
  if (!paragraph) return [];
  const of = linked + unlinked.length;
  const place = beginningOf(reading.essay.text, paragraph);
  return [
    {
      kind: 'elo',
      amount: of - linked,
      seen:
        linked > 0
          ? `${linkedShare(linked, of)}; em ${place}, não reconheci nenhum`
          : linkedShare(linked, of),
      why: 'quem lê vê na primeira palavra se o parágrafo soma, explica ou contesta',
      todo: `comece o parágrafo ${place} com uma palavra que mostre a relação com o anterior`,
      ease: 0.8,
      place: paragraph,
    },
  ];
}

function linkedShare(linked: number, following: number): string {
  if (following === 1) return 'não reconheci um elo na abertura do parágrafo depois da introdução';
  if (linked === 0)
    return `não reconheci elo na abertura de nenhum dos ${following} parágrafos depois da introdução`;
  return `reconheci um elo na abertura de ${linked} dos ${following} parágrafos depois da introdução`;
}

/** Faults for connectives whose meaning does not fit the text. */
function wrongFaults(reading: EssayReading): Fault[] {
  const { wrong } = evidenceOf(reading).links;
  const [first] = wrong;
  if (!first) return [];
  const shown = quote(reading.essay.text.slice(first.start, first.end));
  return [
    {
      kind: 'conectivo-trocado',
      amount: wrong.length,
      seen: sayMeaning(first),
      todo: `troque ${shown} por ${quote(first.instead)}${wrong.length > 1 ? '; confira também os outros conectivos fora do sentido' : ''}`,
      ease: 0.6,
      place: first,
    },
  ];
}

function repetitionFaults(reading: EssayReading, items: readonly EvidenceItem[]): Fault[] {
  return (['palavra-repetida', 'conectivo-repetido'] as const).flatMap((code) => {
    const item = itemNamed(items, labelOfIssue(code));
    const { words, connectives } = evidenceOf(reading).repeated;
    const repeated = code === 'palavra-repetida' ? words : connectives;
    const [most] = repeated;
    if (!item || !most) return [];
    return [
      {
        kind: `marca:${code}`,
        amount: repeated.reduce((sum, { uses }) => sum + uses.length, 0),
        seen: `a repetição pesa na leitura: ${item.detail ?? ''}`,
        todo:
          code === 'palavra-repetida'
            ? `retome ${quote(most.form)} (${most.uses.length} vezes) com um sinônimo, um pronome ou outra construção`
            : `alterne ${quote(most.form)} (${most.uses.length} vezes) com outras palavras de ligação de mesmo sentido`,
        ease: 0.5,
        place: most.uses[REPEATED_WORD_MORE_THAN_TIMES],
        marks: marksOf(reading, 4)
          .filter((kind) => kind.code === code)
          .map((kind) => ({ code, amount: kind.count })),
      },
    ];
  });
}
