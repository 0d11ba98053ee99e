import type { EvidenceItem } from '../evaluation.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';
import type { Span } from '../../text/span.ts';
import { readParagraphLinks } from '../signals/paragraph-links.ts';
import { REPEATED_WORD_LONGER_THAN_LETTERS } from '../../writing/limits.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import { atLeast, count, joinList, quote } from './wording.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';
import { areAdjacent } from '../../text/phrases.ts';

/** Different connectives within paragraphs from which on they speak for the level. */
const ENOUGH_CONNECTIVES = 6;
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
  const detail = `ao menos ${count(inner.length, 'diferente', 'diferentes')}`;
  const spans = inner.toSorted((a, b) => b.name.length - a.name.length);
  const item = inner.length >= ENOUGH_CONNECTIVES ? inFavor : against;
  return item(text, LABELS.innerConnectives, { detail, spans });
}

/** The first use of each connective that does not open a paragraph. */
export function distinctConnectives(connectives: ConnectiveUse[]): ConnectiveUse[] {
  const byName = new Map<string, ConnectiveUse>();
  for (const use of connectives.filter(({ isUnclear }) => !isUnclear)) {
    if (use.opensParagraph || byName.has(use.name) || POINTS_AT_NOUN.test(use.name)) continue;
    byName.set(use.name, use);
  }
  return [...byName.values()];
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
