import type { EvidenceItem } from '../evaluation.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { overlap } from '../../text/span.ts';
import type { WrongConnective } from '../evidence/wrong-connectives.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import { atLeast, count, joinList, quote } from './wording.ts';

const MAX_NAMED_WORDS = 3;

/** So many different ones tell of a text that connects, whichever paragraphs none was recognised in. */
const MANY_CONNECTIVES = 6;
/** And so many where one paragraph at most has none. */
const SOME_CONNECTIVES = 4;
const TIRESOME_SHARE = 0.025;
type RepetitionCode = 'palavra-repetida' | 'conectivo-repetido';

/** Competency 4: ties between and inside paragraphs, pointing back, and what comes back too often. */
export function cohesionEvidence(reading: EssayReading): EvidenceItem[] {
  const { text } = reading.essay;
  const { links, unlinked, back, wrong } = evidenceOf(reading).links;
  const following = links.length + unlinked.length;
  const items: EvidenceItem[] = [];
  if (links.length > 0) {
    const detail = `em ${atLeast(links.length, following)} de ${count(following, 'parágrafo', 'parágrafos')} depois da introdução`;
    const spans = links.filter((link) => !wrong.some((other) => overlap(link, other)));
    items.push(inFavor(text, LABELS.paragraphLinks, { detail, spans }));
  }
  if (unlinked.length > 0)
    items.push(
      against(text, LABELS.unlinkedParagraphs, {
        detail: `não reconheci em ${unlinked.length} de ${following}`,
        spans: unlinked,
      }),
    );
  items.push(connectivesItem(reading), ...wrongItems(reading));
  if (back.length > 0) items.push(inFavor(text, LABELS.referentialLinks, { spans: back }));
  for (const code of ['palavra-repetida', 'conectivo-repetido'] as const) {
    if (marksOf(reading, 4).some((kind) => kind.code === code)) items.push(...repetitionItem(reading, code));
  }
  return items;
}

function connectivesItem(reading: EssayReading): EvidenceItem {
  const { text } = reading.essay;
  const { inside: connection, wrong } = evidenceOf(reading).links;
  const { distinct: inner, inside, of, bare } = connection;
  if (inner.length === 0) return against(text, LABELS.innerConnectives, { detail: 'não reconheci nenhum' });
  const different = count(inner.length, 'diferente', 'diferentes');
  const detail = `em ${atLeast(inside, of)} de ${count(of, 'parágrafo', 'parágrafos')}, ao menos ${different}`;
  const spans = inner
    .filter((use) => !wrong.some((other) => overlap(use, other)))
    .toSorted((a, b) => b.name.length - a.name.length);
  const isPresent = inner.length >= (bare.length <= 1 ? SOME_CONNECTIVES : MANY_CONNECTIVES);
  const item = isPresent ? inFavor : against;
  return item(text, LABELS.innerConnectives, { detail, spans });
}

function wrongItems(reading: EssayReading): EvidenceItem[] {
  const { wrong } = evidenceOf(reading).links;
  const [first] = wrong;
  if (!first) return [];
  const spans = wrong.filter(({ means }) => means === first.means);
  return [against(reading.essay.text, LABELS.wrongConnectives, { detail: sayMeaning(first), spans })];
}

/** "“conquanto” quer dizer “embora”; aqui cabe “no entanto”". */
export function sayMeaning({ name, means, instead }: WrongConnective): string {
  return `${quote(name)} quer dizer ${quote(means)}; aqui cabe ${quote(instead)}`;
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
