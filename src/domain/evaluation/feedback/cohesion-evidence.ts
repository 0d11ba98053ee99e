import { judgePresence, type Presence } from '../../rubric/grids.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';
import type { Span } from '../../text/span.ts';
import { readParagraphLinks } from '../signals/paragraph-links.ts';
import { REPEATED_WORD_LONGER_THAN_LETTERS } from '../../writing/limits.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import { atLeast, count, joinList, quote } from './wording.ts';
import type { AnalyzedParagraph, AnalyzedText } from '../../text/analyze-text.ts';
import { areAdjacent } from '../../text/phrases.ts';

const MAX_NAMED_WORDS = 3;

const TIRESOME_SHARE = 0.025;
type RepetitionCode = 'palavra-repetida' | 'conectivo-repetido';

/** Competency 4: ties between and inside paragraphs, pointing back, and what comes back too often. */
export function cohesionEvidence(reading: EssayReading): EvidenceItem[] {
  const { text } = reading.essay;
  const { links, unlinked } = readParagraphLinks(reading);
  const following = links.length + unlinked.length;
  const back = findReferentialLinks(reading.essay);
  const items: EvidenceItem[] = [];
  if (links.length > 0) {
    const detail = `em ${atLeast(links.length, following)} de ${count(following, 'parágrafo', 'parágrafos')} depois da introdução`;
    items.push(inFavor(text, LABELS.paragraphLinks, { detail, spans: links }));
  }
  if (unlinked.length > 0)
    items.push(
      against(text, LABELS.unlinkedParagraphs, {
        detail: `não reconheci em ${unlinked.length} de ${following}`,
        spans: unlinked,
      }),
    );
  items.push(connectivesItem(reading));
  if (back.length > 0) items.push(inFavor(text, LABELS.referentialLinks, { spans: back }));
  for (const code of ['palavra-repetida', 'conectivo-repetido'] as const) {
    if (issuesOf(reading, 4).some((issue) => issue.code === code))
      items.push(...repetitionItem(reading, code));
  }
  return items;
}

function connectivesItem(reading: EssayReading): EvidenceItem {
  const { text } = reading.essay;
  const inner = distinctConnectives(reading.connectives);
  if (inner.length === 0) return against(text, LABELS.innerConnectives, { detail: 'não reconheci nenhum' });
  const { inside, of, bare } = readPresence(reading);
  const different = count(inner.length, 'diferente', 'diferentes');
  const detail = `em ${atLeast(inside, of)} de ${count(of, 'parágrafo', 'parágrafos')}, ao menos ${different}`;
  const spans = inner.toSorted((a, b) => b.name.length - a.name.length);
  const item = bare.length === 0 ? inFavor : against;
  return item(text, LABELS.innerConnectives, { detail, spans });
}

type ConnectionPresence = {
  presence: Presence;
  /** Paragraphs in which a connective was recognised, of so many. */
  inside: number;
  of: number;
  /** Those in which none was. */
  bare: AnalyzedParagraph[];
};

/** How present connection is inside the paragraphs and at their openings, whatever the number of connectives. */
export function readPresence(reading: EssayReading): ConnectionPresence {
  const { connectives, structure } = reading;
  const { countedParagraphs } = structure;
  const uses = connectives.filter(tiesInside);
  const bare = countedParagraphs.filter(
    ({ start, end }) => !uses.some((use) => use.start >= start && use.start < end),
  );
  const of = countedParagraphs.length;
  const inside = of - bare.length;
  const opened = readParagraphLinks(reading).links.length;
  return { presence: judgePresence({ paragraphs: of, inside, opened }), inside, of, bare };
}

/** The first use of each connective that does not open a paragraph. */
export function distinctConnectives(connectives: ConnectiveUse[]): ConnectiveUse[] {
  const byName = new Map<string, ConnectiveUse>();
  for (const use of connectives.filter(tiesInside)) if (!byName.has(use.name)) byName.set(use.name, use);
  return [...byName.values()];
}

function tiesInside({ isUnclear, opensParagraph, name }: ConnectiveUse): boolean {
  return !isUnclear && !opensParagraph && !POINTS_AT_NOUN.test(name);
}

/** "Essa situação" points back, and is told as that. */
const POINTS_AT_NOUN = /^(?:ess[ae]|tal) /;

function repetitionItem(reading: EssayReading, code: RepetitionCode): EvidenceItem[] {
  const repeated = findRepeated(reading, code)
    .filter(({ uses }) => uses.length >= tiresomeFrom(reading, code))
    .slice(0, MAX_NAMED_WORDS);
  const [most] = repeated;
  if (!most) return [];
  const detail = joinList(
    repeated.map(({ form, uses }) => `${quote(form)} ${count(uses.length, 'vez', 'vezes')}`),
  );
  return [against(reading.essay.text, labelOfIssue(code), { detail, spans: most.uses })];
}

/** A word tires from five times on, and in a longer essay only as a share of it. */
function tiresomeFrom({ essay }: EssayReading, code: RepetitionCode): number {
  return code === 'palavra-repetida' ? Math.max(5, Math.ceil(essay.words.length * TIRESOME_SHARE)) : 0;
}

/** What comes back too often by the marks, most often first, with every use of it. */
export function findRepeated(
  { essay, findings, connectives }: EssayReading,
  code: RepetitionCode,
): { form: string; uses: Span[] }[] {
  const marked = findings.filter(({ codigo }) => codigo === code);
  const all: { start: number; end: number; form: string }[] =
    code === 'palavra-repetida'
      ? essay.words
          .filter(({ lower }) => lower.length > REPEATED_WORD_LONGER_THAN_LETTERS)
          .map(({ start, end, lower }) => ({ start, end, form: lower }))
      : connectives.map(({ start, end, name }) => ({ start, end, form: name }));
  const forms = new Set(marked.flatMap(({ start }) => all.find((use) => use.start === start)?.form ?? []));
  return [...forms]
    .map((form) => ({ form, uses: all.filter((use) => use.form === form) }))
    .toSorted((a, b) => b.uses.length - a.uses.length);
}

const POINTERS = new Set(
  'esse essa esses essas este esta estes estas tal tais desse dessa desses dessas deste desta nesse nessa nesses nessas neste nesta'.split(
    ' ',
  ),
);
/** Nouns that sum up what was said before. */
const SUMMARIES = new Set(
  `cenário cenários problema problemas problemática quadro situação situações realidade realidades questão questões
  prática práticas fato fatos fenômeno fenômenos processo comportamento comportamentos mentalidade lógica condição
  condições impasse impasses entrave entraves obstáculo obstáculos desafio desafios conjuntura panorama postura atitude
  atitudes medida medidas ação ações dado dados conceito ideia ideias visão pensamento direito direitos grupo grupos
  desigualdade desigualdades violência exclusão preconceito negligência omissão ausência carência dinâmica contradição
  paradoxo crise mudança mudanças hábito hábitos discurso discursos premissa princípio afirmação`.split(
    /\s+/,
  ),
);

/** Where the text points back at what it said: "esse cenário", "tal realidade". */
export function findReferentialLinks(essay: AnalyzedText): Span[] {
  return essay.words.flatMap((word, at) => {
    const next = essay.words[at + 1];
    if (word.isQuoted || !next || !POINTERS.has(word.lower) || !SUMMARIES.has(next.lower)) return [];
    return areAdjacent(essay.text, word, next) ? [{ start: word.start, end: next.end }] : [];
  });
}
