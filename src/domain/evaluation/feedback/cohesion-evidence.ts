import type { EvidenceItem } from '../evaluation.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import type { AnalyzedParagraph } from '../../text/analyze-text.ts';
import { overlap } from '../../text/span.ts';
import { contentStems } from '../../text/stem.ts';
import type { WrongConnective } from '../evidence/wrong-connectives.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import { atLeast, count, joinList, quote } from './wording.ts';

const MAX_NAMED_WORDS = 3;

/**
 * Number of different connectives from which a text is regarded as connected, even if some of its paragraphs have
 * no recognized connective.
 */
const MANY_CONNECTIVES = 6;
/** Like `MANY_CONNECTIVES`, but for a text with at most one paragraph without a recognized connective. */
const SOME_CONNECTIVES = 4;
const TIRESOME_SHARE = 0.025;
type RepetitionCode = 'palavra-repetida' | 'conectivo-repetido';

/** Evidence for competency 4: links between and inside paragraphs, references back, and repetition. */
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
  const untied = unlinked.filter((one) => !isTiedByWords(reading, one));
  if (untied.length > 0)
    items.push(
      against(text, LABELS.unlinkedParagraphs, {
        detail: `não reconheci em ${untied.length} de ${following}`,
        spans: untied,
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

/** Returns a sentence such as "“conquanto” quer dizer “embora”; aqui cabe “no entanto”". */
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

/**
 * Number of uses from which a word is reported as repeated: five or, in a longer essay, `TIRESOME_SHARE` of its
 * words.
 */
function tiresomeFrom({ essay }: EssayReading, code: RepetitionCode): number {
  return code === 'palavra-repetida' ? Math.max(5, Math.ceil(essay.words.length * TIRESOME_SHARE)) : 0;
}

/**
 * Whether a paragraph without a connective is linked to the preceding paragraph by shared words, or opens by
 * announcing its topic.
 */
export function isTiedByWords(reading: EssayReading, paragraph: AnalyzedParagraph): boolean {
  return resumes(reading, paragraph) || announces(reading.essay.text, paragraph);
}

/** Whether a paragraph opens with words from the last sentence of the preceding paragraph. */
function resumes({ structure }: EssayReading, paragraph: AnalyzedParagraph): boolean {
  const before = structure.countedParagraphs[structure.countedParagraphs.indexOf(paragraph) - 1];
  const last = contentStems(before?.sentences.at(-1)?.words ?? []);
  const opening = paragraph.words.slice(0, RESUMES_WITHIN_WORDS);
  return [...contentStems(opening)].some((stem) => last.has(stem));
}
const RESUMES_WITHIN_WORDS = 8;

/**
 * Whether a paragraph opens by announcing its topic or its stance: "Com relação ao preço", "Insta ressaltar que", "Certamente".
 */
function announces(text: string, { start, end }: AnalyzedParagraph): boolean {
  return ANNOUNCES.test(text.slice(start, end));
}
const ANNOUNCES =
  /^(?:(?:com|em) relação [àa]|quanto [àa]|a respeito d|sobre [oa]s? |d?entre [oa]s |uma? d[ao]s |(?:insta|cabe|vale|convém|importa|cumpre|faz-se|é (?:importante|preciso|necessário|fundamental|válido|relevante|imprescindível)) (?:\p{L}+ )?\p{L}+r(?!\p{L})|certamente|antes de (?:mais nada|tudo)|(?:visto|já|sendo|dado) que|uma vez que|porque |sem dúvidas?|é (?:inegável|evidente|notório|inquestionável|indiscutível|indubitável|fato)|(?:nota|percebe|observa|ressalta|destaca|verifica|constata|vê)-se)/iu;
