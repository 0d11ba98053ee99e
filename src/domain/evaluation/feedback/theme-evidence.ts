import type { EvidenceItem } from '../evaluation.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { overlap, type Span } from '../../text/span.ts';
import { namesOrigin, type RepertoireKind, type RepertoireMark } from '../../argument/rules/repertoire.ts';
import type { ThemeVerdict } from '../../themes/judge-theme.ts';
import type { LikelyTextType } from '../../scoring/guards/likely-text-type.ts';
import { MAX_EVIDENCE_CHARACTERS } from '../rules-constants.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { kindOfIssue } from './grammar-evidence.ts';
import { atLeast, count, joinList, quote } from './wording.ts';

const MOST_TELLING: readonly RepertoireKind[] = ['obra', 'nome', 'lei', 'instituição', 'fato', 'dado'];
const MAX_LISTED = 4;
const DISTANCE: Record<NonNullable<ThemeVerdict>, string> = {
  outro: 'o texto parece tratar de outro assunto',
  distante: 'o texto parece tratar mais de outro assunto',
  'so-citado': 'é citado num texto que parece tratar de outro assunto',
  'so-no-inicio': 'aparece no começo, e os outros parágrafos parecem tratar de outro assunto',
  'so-nas-pontas': 'aparece no começo e no fim, e os argumentos parecem tratar de outro assunto',
};

/** Evidence for competency 2: theme by paragraph, repertoire by use, traits of other text types. */
export function themeEvidence(reading: EssayReading): EvidenceItem[] {
  const { text } = reading.essay;
  const { theme, readerAddress: address } = evidenceOf(reading);
  const copied = theme.copied.filter((one) => !isName(text, one));
  const items = [...typeItems(reading), ...themeItems(reading), ...repertoireItems(reading)];
  if (copied.length > 0)
    items.push(
      against(text, LABELS.copied, { detail: count(copied.length, 'trecho', 'trechos'), spans: copied }),
    );
  items.push(...marksOf(reading, 2).flatMap((kind) => kindOfIssue(reading, kind)));
  if (address.length > 0)
    items.push(
      against(text, LABELS.readerAddress, { detail: count(address.length, 'vez', 'vezes'), spans: address }),
    );
  return items;
}

/** Whether a passage is the full name of an institution, which cannot be paraphrased. */
function isName(text: string, { start, end }: Span): boolean {
  const long = text
    .slice(start, end)
    .split(/\s+/)
    .filter((word) => word.length > SHORTEST_IN_NAME);
  return long.filter((word) => /^["“(]*\p{Lu}/u.test(word)).length * 2 >= long.length;
}

const SHORTEST_IN_NAME = 3;

const TYPES: Record<LikelyTextType['type'], string> = {
  narrativa: 'parece uma narrativa',
  carta: 'parece uma carta',
  poema: 'parece um poema',
  lista: 'parece uma lista ou uma sequência de falas',
};

function typeItems(reading: EssayReading): EvidenceItem[] {
  const { textType } = evidenceOf(reading);
  if (!textType) return [];
  return [
    against(reading.essay.text, LABELS.textType, { detail: TYPES[textType.type], spans: textType.passages }),
  ];
}

function themeItems(reading: EssayReading): EvidenceItem[] {
  const { essay, structure } = reading;
  const { text } = essay;
  const { mentions, overlap, verdict } = evidenceOf(reading).theme;
  const total = structure.countedParagraphs.length;
  const items: EvidenceItem[] = [];
  if (verdict !== null) items.push(against(text, LABELS.subject, { detail: DISTANCE[verdict] }));
  // For an essay on its theme, theme words in few paragraphs are not reported, because they mean as little as
  // missing theme words.
  const isTold = verdict === null ? mentions.length * 2 >= total : verdict !== 'so-citado';
  if (mentions.length > 0 && isTold) {
    const detail = `em ${atLeast(mentions.length, total)} de ${count(total, 'parágrafo', 'parágrafos')}`;
    items.push(inFavor(text, LABELS.themeWords, { detail, spans: mentions }));
  }
  // For an essay on its theme, missing theme words are not reported, because the essay expresses the theme in other
  // words.
  if (verdict !== null && overlap.missing.length > 0) {
    const detail = joinList(overlap.missing.slice(0, MAX_LISTED).map(quote));
    items.push(against(text, LABELS.missingThemeWords, { detail }));
  }
  return items;
}

function repertoireItems(reading: EssayReading): EvidenceItem[] {
  const { text } = reading.essay;
  const {
    repertoire: { productive, hasSource, mentions, ...use },
    stock: { loose },
  } = evidenceOf(reading);
  const unexplained = use.unexplained.filter((mark) => !loose.some((stock) => overlap(stock, mark)));
  const show = (marks: readonly RepertoireMark[]) =>
    marks.toSorted(byKind).map((mark) => withSource(reading.essay, mark, mentions));
  const items: EvidenceItem[] = [];
  if (productive.length > 0)
    items.push(inFavor(text, LABELS.productiveRepertoire, { spans: show(productive) }));
  // Reported in favor, because the explanation may be present but unrecognized: seven in ten of these references
  // are put to use.
  if (unexplained.length > 0 && productive.length === 0)
    items.push(inFavor(text, LABELS.repertoire, { spans: show(unexplained) }));
  if (loose.length > 0)
    items.push(
      against(text, LABELS.stockRepertoire, {
        detail: 'não reconheci o que mostra sobre o tema',
        spans: loose,
      }),
    );
  if (productive.length + use.unexplained.length + loose.length === 0 && !hasSource)
    items.push(against(text, LABELS.repertoire, { detail: 'não reconheci nenhum' }));
  return items;
}

/**
 * Shortens a long passage to start at the clause that names its source, because only the beginning of a passage is
 * quoted. A passage whose beginning already names the source is unchanged.
 */
function withSource({ text }: EssayReading['essay'], mark: Span, mentions: readonly RepertoireMark[]): Span {
  const shown = text.slice(mark.start, mark.start + MAX_EVIDENCE_CHARACTERS);
  const named = mentions.find(
    ({ start, kind }) => kind !== 'dado' && start >= mark.start && start < mark.end,
  );
  if (!named || named.end - mark.start <= MAX_EVIDENCE_CHARACTERS || namesOrigin(shown)) return mark;
  const before = text.slice(mark.start, named.start);
  const clause = Math.max(
    0,
    ...[...before.matchAll(CLAUSE)].map(({ index, 0: sign }) => index + sign.length),
  );
  const isNear = before.length - clause < MAX_EVIDENCE_CHARACTERS / 2;
  return { start: mark.start + (isNear ? clause : Math.max(0, before.search(LAST_WORDS))), end: mark.end };
}
/** The punctuation and conjunction that start a clause. */
const CLAUSE = /[,;:.–—] (?:e |mas |pois |que )?/gu;
/** The last three words of the text before a name. */
const LAST_WORDS = /(?:\S+\s+){3}$/u;

/** Sorts works and people first and figures last, because a year alone is the least informative. */
function byKind(a: RepertoireMark, b: RepertoireMark): number {
  return MOST_TELLING.indexOf(a.kind) - MOST_TELLING.indexOf(b.kind);
}
