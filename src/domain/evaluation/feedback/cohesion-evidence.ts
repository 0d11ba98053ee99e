import type { EvidenceItem } from '../evidence.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import { clearConnectives } from '../signals/clear-connectives.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';
import { readParagraphLinks } from '../signals/paragraph-links.ts';
import { findReferentialLinks } from '../signals/referential-links.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import { count, joinList, quote } from './wording.ts';

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
    const detail = `em ${links.length} de ${count(following, 'parágrafo', 'parágrafos')} depois da introdução`;
    items.push(inFavor(text, LABELS.paragraphLinks, { detail, spans: links }));
  }
  if (unlinked.length > 0)
    items.push(
      against(text, LABELS.unlinkedParagraphs, {
        detail: `${unlinked.length} de ${following}`,
        spans: unlinked,
      }),
    );
  items.push(connectivesItem(reading));
  if (back.length > 0)
    items.push(
      inFavor(text, LABELS.referentialLinks, { detail: count(back.length, 'vez', 'vezes'), spans: back }),
    );
  for (const code of ['palavra-repetida', 'conectivo-repetido'] as const) {
    if (issuesOf(reading, 4).some((issue) => issue.code === code))
      items.push(...repetitionItem(reading, code));
  }
  return items;
}

function connectivesItem(reading: EssayReading): EvidenceItem {
  const { text } = reading.essay;
  const inner = distinctConnectives(reading.connectives);
  const relations = [...new Set(inner.map(({ relation }) => relation))];
  if (inner.length === 0) return against(text, LABELS.innerConnectives, { detail: 'não encontrados' });
  const detail = `${count(inner.length, 'diferente', 'diferentes')}: ${joinList(relations)}`;
  const spans = inner.toSorted((a, b) => b.name.length - a.name.length);
  const item = inner.length >= ENOUGH_CONNECTIVES ? inFavor : against;
  return item(text, LABELS.innerConnectives, { detail, spans });
}

/** The first use of each connective that does not open a paragraph. */
export function distinctConnectives(connectives: ConnectiveUse[]): ConnectiveUse[] {
  const byName = new Map<string, ConnectiveUse>();
  for (const use of clearConnectives(connectives)) {
    if (!use.opensParagraph && !byName.has(use.name)) byName.set(use.name, use);
  }
  return [...byName.values()];
}

function repetitionItem(reading: EssayReading, code: RepetitionCode): EvidenceItem[] {
  const repeated = countRepeated(reading, code)
    .filter(({ times }) => times >= tiresomeFrom(reading, code))
    .slice(0, MAX_NAMED_WORDS);
  if (repeated.length === 0) return [];
  const detail = joinList(
    repeated.map(({ form, times }) => `${quote(form)} ${count(times, 'vez', 'vezes')}`),
  );
  const [{ form = '' } = {}] = repeated;
  const spans = reading.findings.filter(
    ({ codigo, trecho }) => codigo === code && trecho.toLowerCase() === form,
  );
  return [against(reading.essay.text, labelOfIssue(code), { detail, spans })];
}

/** A word tires from five times on, and in a longer essay only as a share of it. */
function tiresomeFrom({ essay }: EssayReading, code: RepetitionCode): number {
  return code === 'palavra-repetida' ? Math.max(5, Math.ceil(essay.words.length * TIRESOME_SHARE)) : 0;
}

/** What comes back, most often first, with how many times it was found. */
export function countRepeated(
  { essay, findings }: EssayReading,
  code: RepetitionCode,
): { form: string; times: number }[] {
  const forms = new Set(
    findings.filter(({ codigo }) => codigo === code).map(({ trecho }) => trecho.toLowerCase()),
  );
  if (code === 'palavra-repetida')
    return countWords(
      essay.words.map(({ lower }) => lower),
      forms,
    );
  return countWords(
    findings.filter(({ codigo }) => codigo === code).map(({ trecho }) => trecho.toLowerCase()),
    forms,
  );
}

function countWords(words: string[], forms: ReadonlySet<string>): { form: string; times: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) if (forms.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([form, times]) => ({ form, times })).toSorted((a, b) => b.times - a.times);
}
