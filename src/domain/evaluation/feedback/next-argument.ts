import type { Level } from '../../rubric/competency.ts';
import { namesSource, type RepertoireMark } from '../../argument/rules/repertoire.ts';
import type { Span } from '../../text/span.ts';
import type { EssayReading } from '../read-essay.ts';
import type { ArgumentParagraph } from '../evidence/argument-paragraphs.ts';
import { evidenceOf } from '../evidence/essay-evidence.ts';
import { isFullSheet } from '../evidence/sheet.ts';
import type { Observations } from './compose-feedback.ts';
import { beginningOf } from './evidence-item.ts';

/** At or above this score level, graders have seen developed arguments. */
const HIGH = 160;
/**
 * If an essay's only argument paragraph has at least this many words, a second paragraph is suggested rather than
 * more words.
 */
const LONG_PARAGRAPH = 90;

type Further = Pick<Observations, 'further' | 'furtherStep' | 'isFurtherUsual'>;

/** Suggests how to improve an argument, based on what it lacks, never on its length. */
export function nextForArgument(
  reading: EssayReading,
  development: readonly ArgumentParagraph[],
  level: Level,
): Further {
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
    ({ paragraph }) =>
      !sources.some((one) => isInside(one, paragraph)) &&
      !paragraph.words.some(isFigure) &&
      !namesSource(paragraph.words, ['thinkers']),
  );
  if (sourceless)
    return {
      further: isFullSheet(reading)
        ? `${place(sourceless)}, troque uma afirmação por um dado, uma lei ou um caso que o leitor possa conferir`
        : `${place(sourceless)}, comprove o que diz com um dado, uma lei ou um caso que o leitor possa conferir`,
      furtherStep: { mends: 'prova', seen: 'o que se pode conferir convence mais' },
    };
  const sourcesIn = ({ paragraph }: ArgumentParagraph) =>
    sources.filter((source) => isInside(source, paragraph));
  const conceptual = development.find((one) => isConceptual(one, sourcesIn(one)));
  if (conceptual) {
    const names = sourcesIn(conceptual).map((source) => nameIn(source, reading.mentions));
    const named = names.find((name) => !BODY.test(essay.text.slice(name.start, name.end)));
    return {
      further: `${place(conceptual)}, prove o que afirma com um fato: um dado, uma lei ou um caso real`,
      furtherStep: {
        mends: 'prova',
        seen: named
          ? `${beginningOf(essay.text, named)} dá a ideia; um dado ou um caso a comprova`
          : 'uma ideia convence mais com um dado, uma lei ou um caso que a comprove',
      },
    };
  }
  const loose = findLooseSource(reading, development, level);
  const around = loose && development.find(({ paragraph }) => isInside(loose, paragraph));
  if (loose && around)
    return {
      further: `no ${around.ordinal}º parágrafo, explique com as suas palavras o que ${beginningOf(essay.text, nameIn(loose, reading.mentions))} prova a favor da sua tese`,
      furtherStep: {
        seen: 'uma referência só vale como prova quando você diz o que ela mostra',
      },
    };
  const saysLess = (a: ArgumentParagraph, b: ArgumentParagraph) =>
    a.relations.length + sourcesIn(a).length - b.relations.length - sourcesIn(b).length ||
    a.paragraph.words.length - b.paragraph.words.length;
  const least = development.toSorted(saysLess)[0] ?? only;
  return {
    further: `aprofunde o argumento do ${least.ordinal}º parágrafo (${beginningOf(essay.text, least.topic ?? least.paragraph)}): mostre, passo a passo, como o que você afirma ali sustenta a sua tese`,
    furtherStep: { mends: 'explicação', seen: 'é a explicação, e não a afirmação, que convence quem lê' },
  };
}

/** The author or work named in a passage; if there is none, the passage itself. */
function nameIn(passage: Span, mentions: readonly RepertoireMark[]): Span {
  return mentions.find((one) => isIdea(one) && isInside(one, passage)) ?? passage;
}

/**
 * A work or thinker that is named but not explained. At levels where graders have found arguments, the work or
 * thinker is returned only if neither its sentence nor a later sentence of the paragraph refers back to it.
 */
function findLooseSource(
  reading: EssayReading,
  development: readonly ArgumentParagraph[],
  level: Level,
): Span | undefined {
  const { unexplained } = evidenceOf(reading).repertoire;
  return unexplained.find((one) =>
    development.some(
      ({ paragraph }) =>
        isIdea(one) &&
        isInside(one, paragraph) &&
        namesSource(paragraph.words, ['works', 'thinkers']) &&
        (level < HIGH || !paragraph.sentences.some(({ end, words }) => end > one.start && takesUp(words))),
    ),
  );
}

const OPENING = 4;

/** Whether a sentence opens by referring back: "analogamente", "nesse sentido", "isso mostra". */
function takesUp(words: readonly { key: string }[]): boolean {
  return words.slice(0, OPENING).some(({ key }) => TAKES_UP.test(key));
}

const TAKES_UP =
  /^(?:(?:d|n|com)?(?:iss|ist)o|(?:d|n)?ess[ae]s?|(?:d|n)?est[ae]s?|(?:d|n)?tal|tais|analog\w*|semelhante\w*|similar\w*|assim|portanto|logo|igual\w*|paralel\w*|contudo|entretanto|todavia|porem|entanto|mas|forma|modo|ficcao|realidade)$/;

function isInside({ start }: Span, paragraph: Span): boolean {
  return start >= paragraph.start && start < paragraph.end;
}

/**
 * Whether a paragraph's repertoire consists only of authors and works, which are ideas and not facts. A person who
 * is not an author may be part of a real case, which is a fact.
 */
function isConceptual(
  { paragraph, relations }: ArgumentParagraph,
  sources: readonly RepertoireMark[],
): boolean {
  const isFact = sources.some((one) => !isIdea(one));
  return (
    !isFact &&
    (namesSource(paragraph.words, ['thinkers']) || sources.some(({ kind }) => kind === 'obra')) &&
    !paragraph.words.some(({ key }) => TELLS_FACT.test(key)) &&
    !relations.includes('exemplo') &&
    !paragraph.words.some(isFigure) &&
    !namesSource(paragraph.words, FACTS)
  );
}

/**
 * Whether a repertoire reference is an author or a work, whose idea the writer must apply; figures, laws and events
 * need no application.
 */
function isIdea({ kind }: RepertoireMark): boolean {
  return kind === 'nome' || kind === 'obra';
}

/** Words for laws and cases that are not marked as repertoire. */
const TELLS_FACT =
  /^(?:leis?|marco|codigo|estatuto|constituicao|carta|declaracao|convencao|tratado|pec|decreto|artigo|emenda|exemplar(?:es)?|casos?|episodios?|pandemia|guerras?|revolucao|ditadura|imperio|seculos?)$/;
/** Names of institutions, which act and are not authors of ideas. */
const BODY =
  /^(?:Institut|Organiza|Minist|Universidade|Programa|Banco|Centro|Associa|Funda|Ag[eê]ncia|Conselho|Tribunal|Congresso|Senado|Secretaria|Pol[ií]cia|Governo|Estado)/u;

const FACTS = ['studies', 'instances'] as const;

function isFigure({ key }: { key: string }): boolean {
  return /^\p{Nd}/u.test(key);
}
