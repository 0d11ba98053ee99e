import { IS_SURE_OF_THESIS } from '../../argument/find-thesis.ts';
import { MAX_LEVEL, type Level } from '../../rubric/competency.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { FINDING_CATEGORIES } from '../../writing/categories.ts';
import type { ArgumentParagraph } from '../evidence/argument-paragraphs.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { LABELS, beginningOf, itemNamed, quotesOf } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import type { Span } from '../../text/span.ts';
import { isFullSheet } from '../evidence/sheet.ts';
import { asEstimate, asClause, count, joinList } from './wording.ts';

/** From this level on graders have seen a position, even where it is not recognised here. */
const HIGH = 160;
const MIN_DEVELOPMENT_WORDS = 100;
/** A paragraph of so many words needs a companion rather than more of its own. */
const LONG_PARAGRAPH = 90;

/** Competency 3: thesis, the argument of each paragraph, the return to the thesis, the size of the parts. */
export function observeCoherence(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  level: Level,
): Observations {
  const { essay, structure, thesis } = reading;
  const { countedParagraphs } = structure;
  const development = evidenceOf(reading).claims;
  const best = development.find(({ relations }) => relations.length > 0);
  const back = itemNamed(items, LABELS.thesisReturn);
  const praises = [];
  if (thesis && thesis.likely >= IS_SURE_OF_THESIS)
    praises.push(
      `o texto toma posição em ${beginningOf(essay.text, thesis.sentence)}${back ? ', e a conclusão volta a ela' : ''}`,
    );
  if (best)
    praises.push(
      `o ${best.ordinal}º parágrafo argumenta com ${joinList(best.relations)}, a partir de ${beginningOf(essay.text, best.topic ?? best.paragraph)}`,
    );
  praises.push(
    `o texto reparte ${count(essay.words.length, 'palavra', 'palavras')} em ${count(countedParagraphs.length, 'parágrafo', 'parágrafos')}`,
  );
  const next = nextForArgument(reading, development);
  return {
    praises,
    faults: faultsOf(reading, items, development, level),
    unexplained: asEstimate(next.further),
    ...next,
  };
}

type Further = Pick<Observations, 'further' | 'furtherStep'>;

/** Where an argument can go further, said of what is not seen in it, never of its length. */
function nextForArgument(reading: EssayReading, development: readonly ArgumentParagraph[]): Further {
  const { essay, structure } = reading;
  const [only] = development;
  if (!only) return { further: 'dê a cada argumento um parágrafo próprio, entre a introdução e a conclusão' };
  const isOnly = structure.countedParagraphs.length === 3;
  if (isOnly && only.paragraph.words.length >= LONG_PARAGRAPH && !isFullSheet(reading))
    return {
      further: `escreva um segundo argumento, num parágrafo próprio: hoje há um só, o ${only.ordinal}º (${beginningOf(essay.text, only.paragraph)})`,
      furtherStep: {
        mends: 'segundo-argumento',
        seen: 'um ponto de vista que se apoia num argumento só convence menos',
      },
    };
  const place = ({ ordinal, topic, paragraph }: ArgumentParagraph) =>
    `no ${ordinal}º parágrafo (${beginningOf(essay.text, topic ?? paragraph)})`;
  const sources = [...reading.repertoire, ...reading.mentions];
  const sourceless = development.find(
    ({ paragraph }) => !sources.some((one) => isInside(one, paragraph)) && !paragraph.words.some(isFigure),
  );
  if (sourceless)
    return {
      further: `${place(sourceless)}, comprove o que diz com um dado, uma lei ou um caso que o leitor possa conferir`,
      furtherStep: { mends: 'prova', seen: 'não reconheci nele autor, lei nem número' },
    };
  const { unexplained } = evidenceOf(reading).repertoire;
  const loose = unexplained.find((one) => development.some(({ paragraph }) => isInside(one, paragraph)));
  const without = development.find(({ paragraph }) => !paragraph.words.some(tellsEffect));
  if (!loose && without)
    return {
      further: `mostre, ${place(without)}, que consequência isso tem para quem vive o problema`,
      furtherStep: { seen: 'não reconheci nele o que o problema provoca' },
    };
  const source =
    loose ?? sources.find((one) => development.some(({ paragraph }) => isInside(one, paragraph)));
  const around = source && development.find(({ paragraph }) => isInside(source, paragraph));
  if (source && around)
    return {
      further: `no ${around.ordinal}º parágrafo, explique com as suas palavras o que ${beginningOf(essay.text, source)} prova a favor da sua tese`,
      furtherStep: { seen: 'citar não basta: a referência vale pelo que o texto mostra com ela' },
    };
  const last = development.at(-1) ?? only;
  return {
    further: `feche o ${last.ordinal}º parágrafo com uma frase que diga o que ele prova a favor da sua tese`,
  };
}

function isInside({ start }: Span, paragraph: Span): boolean {
  return start >= paragraph.start && start < paragraph.end;
}

function isFigure({ key }: { key: string }): boolean {
  return /^\p{Nd}/u.test(key);
}

function tellsEffect({ key }: { key: string }): boolean {
  return TELLS_EFFECT.test(key);
}

/** Verbs and nouns of effect. */
const TELLS_EFFECT =
  /^(?:ger(?:a|am|ou|aram|ando)$|provoc|acarret|ocasion|result|consequ|lev(?:a|am|ou|aram|ando)$|impact|efeito|portanto|assim|logo|desencad|implic|prejudic|faz$|fazem$|torna|agrav|compromet|perpetu|afet)/;

function faultsOf(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  development: ArgumentParagraph[],
  level: Level,
): Fault[] {
  const { essay, structure } = reading;
  const { countedParagraphs } = structure;
  const faults: Fault[] = [];
  const { developmentWords: words, sentences } = evidenceOf(reading);
  if (countedParagraphs.length < 3) {
    const total = count(countedParagraphs.length, 'parágrafo', 'parágrafos');
    faults.push({
      kind: 'partes',
      amount: 1,
      seen: `com ${total} e ${count(essay.words.length, 'palavra', 'palavras')}, não há espaço para introdução, desenvolvimento e conclusão`,
      todo: `reparta o texto (${count(essay.words.length, 'palavra', 'palavras')}) em introdução, dois argumentos e conclusão, um parágrafo para cada parte`,
      ease: 1,
    });
  } else if (words > 0 && words < MIN_DEVELOPMENT_WORDS) {
    const first = development.find(({ isBare, isProven }) => isBare || !isProven) ?? development[0];
    faults.push({
      kind: 'desenvolvimento',
      amount: 1,
      seen: `o desenvolvimento tem só ${count(words, 'palavra', 'palavras')}, pouco para defender um ponto de vista`,
      todo: `explique melhor ${first ? `o ${first.ordinal}º parágrafo (${beginningOf(essay.text, first.topic ?? first.paragraph)})` : 'o meio do texto'}: diga por que isso acontece, o que provoca e dê um exemplo`,
      ease: 0.9,
      place: first?.paragraph,
    });
  }
  const repeated = itemNamed(items, LABELS.repeatedSentences);
  if (repeated) {
    const shown = quotesOf(repeated, 1).join('');
    faults.push({
      kind: 'frases-repetidas',
      amount: sentences.repeated.length,
      seen: `${repeated.detail ?? ''} ${repeated.detail === '1 frase' ? 'volta inteira' : 'voltam inteiras'}: ${shown}`,
      todo: `corte a repetição de ${shown} e ponha um argumento novo no lugar`,
      ease: 1,
      place: repeated.passages[0],
    });
  }
  faults.push(...thesisFaults(reading, level));
  faults.push(...argumentFaults(essay.text, development), ...frameFaults(reading, items));
  for (const { code, count: amount } of marksOf(reading, 3)) {
    const shown = quotesOf(itemNamed(items, labelOfIssue(code)), 1).join('');
    if (shown !== '')
      faults.push({
        kind: `marca:${code}`,
        amount,
        seen: `${FINDING_CATEGORIES[code].topic} tiram força do texto, como ${shown}`,
        todo: `em ${shown}, ${asClause(FINDING_CATEGORIES[code].advice)}`,
        ease: 0.5,
        place: itemNamed(items, labelOfIssue(code))?.passages[0],
        marks: [{ code, amount }],
      });
  }
  return faults;
}

/** Of a thesis that is not seen, that stands late, or that may be another sentence. */
function thesisFaults({ essay, structure, thesis }: EssayReading, level: Level): Fault[] {
  const introduction = structure.countedParagraphs[0] ?? essay.paragraphs[0] ?? { start: 0, end: 0 };
  const start = beginningOf(essay.text, introduction);
  const isSure = thesis !== null && thesis.likely >= IS_SURE_OF_THESIS;
  if (level >= (isSure ? MAX_LEVEL : HIGH)) return [];
  if (!thesis)
    return [
      {
        kind: 'tese',
        amount: 1,
        seen: `não reconheci a frase que toma posição, nem na introdução (${start})`,
        todo: `termine a introdução (${start}) com a sua tese, se ela ainda não está no texto: numa frase, o que você defende`,
        ease: 1,
        place: structure.countedParagraphs[0],
      },
    ];
  if (thesis.sentence.start >= introduction.end)
    return [
      {
        kind: 'tese-tarde',
        amount: 1,
        seen: `a posição que o texto defende só aparece depois da introdução, em ${beginningOf(essay.text, thesis.sentence)}`,
        todo: `diga já na introdução (${start}) o que você defende em ${beginningOf(essay.text, thesis.sentence)}`,
        ease: 1,
        place: thesis.sentence,
      },
    ];
  if (isSure) return [];
  return [
    {
      kind: 'tese',
      amount: 1,
      seen: 'não reconheci com certeza qual frase é a sua tese',
      todo: `diga a sua tese numa frase só, no fim da introdução (${start}), se ela ainda não está lá`,
      ease: 0.9,
      place: thesis.span,
    },
  ];
}

/** Of paragraphs that argue without a proof, and of those in which nothing argues. */
function argumentFaults(text: string, development: readonly ArgumentParagraph[]): Fault[] {
  const unproven = development.filter(({ isProven, relations }) => relations.length > 0 && !isProven);
  const bare = development.filter(({ isBare, relations }) => relations.length === 0 && isBare);
  return development.flatMap((one): Fault[] => {
    const { paragraph, topic, ordinal, relations } = one;
    const place = beginningOf(text, topic ?? paragraph);
    if (unproven.includes(one))
      return [
        {
          kind: 'prova',
          amount: unproven.length,
          seen: `o ${ordinal}º parágrafo (${place}) argumenta com ${joinList(relations)}; um exemplo, um dado ou um autor dariam a prova`,
          todo: `no ${ordinal}º parágrafo (${place}), prove o que diz com um caso real ou um dado com a fonte`,
          ease: 0.8,
          place: paragraph,
        },
      ];
    if (!bare.includes(one)) return [];
    return [
      {
        kind: 'argumento',
        amount: bare.length,
        seen: `no ${ordinal}º parágrafo (${place}), não reconheci causa, consequência nem exemplo`,
        todo: `explique no ${ordinal}º parágrafo (${place}) por que isso acontece e o que provoca`,
        ease: 0.9,
        place: paragraph,
      },
    ];
  });
}

/** Frames that fit any theme stand where the writer's own argument could. */
function frameFaults(reading: EssayReading, items: readonly EvidenceItem[]): Fault[] {
  const { frames } = evidenceOf(reading).stock;
  const [first] = frames;
  if (!first) return [];
  const shown = joinList(quotesOf(itemNamed(items, LABELS.stockFrames)));
  return [
    {
      kind: 'moldes',
      amount: frames.length,
      seen: `${frames.length} frases, como ${shown}, cabem em qualquer tema e tomam o lugar do seu argumento`,
      todo: `troque ${beginningOf(reading.essay.text, first)} por palavras que só sirvam a este tema`,
      ease: 0.6,
      place: first,
    },
  ];
}
