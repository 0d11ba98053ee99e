import type { EvidenceItem } from '../evaluation.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import { atLeast, count, joinList, quote } from './wording.ts';

const MAX_NAMED_WORDS = 3;

const TIRESOME_SHARE = 0.025;
type RepetitionCode = 'palavra-repetida' | 'conectivo-repetido';

/** Competency 4: ties between and inside paragraphs, pointing back, and what comes back too often. */
export function cohesionEvidence(reading: EssayReading): EvidenceItem[] {
  const { text } = reading.essay;
  const { links, unlinked, back } = evidenceOf(reading).links;
  const following = links.length + unlinked.length;
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
    if (marksOf(reading, 4).some((kind) => kind.code === code)) items.push(...repetitionItem(reading, code));
  }
  return items;
}

function connectivesItem(reading: EssayReading): EvidenceItem {
  const { text } = reading.essay;
  const { distinct: inner, inside, of, bare } = evidenceOf(reading).links.inside;
  if (inner.length === 0) return against(text, LABELS.innerConnectives, { detail: 'não reconheci nenhum' });
  const different = count(inner.length, 'diferente', 'diferentes');
  const detail = `em ${atLeast(inside, of)} de ${count(of, 'parágrafo', 'parágrafos')}, ao menos ${different}`;
  const spans = inner.toSorted((a, b) => b.name.length - a.name.length);
  const item = bare.length === 0 ? inFavor : against;
  return item(text, LABELS.innerConnectives, { detail, spans });
}

function repetitionItem(reading: EssayReading, code: RepetitionCode): EvidenceItem[] {
  const { words, connectives } = evidenceOf(reading).repeated;
  const repeated = (code === 'palavra-repetida' ? words : connectives)
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
