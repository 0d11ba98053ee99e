import type { Span } from '../../../src/domain/text/span.ts';
import { findPlaces, ELEMENTS, type Element, type GoldEssay } from './read-gold.ts';
import type { BenchLine } from './to-bench-line.ts';

/** Number of times something happened, and number of times it could have happened. */
export type Share = { name: string; hits: number; of: number };

/** An element that the program denied, invented or found in another place. */
export type Miss = { id: string; what: string; quote: string };

export type Measures = { shares: Share[]; misses: Miss[] };

/**
 * A program's findings about essays compared with a reader's: the figures of `measure.py` of the readings, with the
 * same names. "Denied" is the share of present elements that the program reports as missing, "invented" the share
 * of elements it reports that are not present. Fields missing in a row are not measured.
 */
export function measureEssays(gold: GoldEssay[], lines: ReadonlyMap<string, BenchLine>): Measures {
  const counts = new Map<string, Share>();
  const misses: Miss[] = [];
  for (const row of gold) {
    const line = lines.get(row.id);
    if (!line) continue;
    const add = (name: string, happened: boolean) => {
      const share = counts.get(name) ?? { name, hits: 0, of: 0 };
      counts.set(name, { name, hits: share.hits + Number(happened), of: share.of + 1 });
    };
    const note = (what: string, quote: string) => misses.push({ id: row.id, what, quote });
    measureTheme(row, line, add);
    if (row.textType === undefined) continue;
    measureProposal(row, line, add, note);
    measureThesis(row, line, add, note);
    measureRepertoire(row, line, add, note);
    measureLinks(row, line, add);
    measureParagraphs(row, line, add, note);
    measureType(row, line, add);
    measureSteps(row, line, add);
  }
  return { shares: [...counts.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)), misses };
}

type Add = (name: string, happened: boolean) => void;
type Note = (what: string, quote: string) => void;

function measureTheme({ right, treats }: GoldEssay, { themeMatch }: BenchLine, add: Add): void {
  const isRight = right ?? (treats === undefined ? undefined : treats === 'full');
  if (isRight === undefined) return;
  add(isRight ? 'right theme warned' : 'wrong theme warned', !themeMatch);
}

function measureProposal({ proposals = [], text }: GoldEssay, line: BenchLine, add: Add, note: Note) {
  const best = proposals.find(({ actionNull }) => !actionNull) ?? proposals[0];
  const said: Partial<Record<Element, Span | null>> = line.proposal ?? {};
  const places = proposals
    .flatMap((one) => [one.quote, ...ELEMENTS.map((element) => one[element])])
    .flatMap((quote) => findPlaces(text, quote));
  for (const element of ELEMENTS) {
    const told = said[element];
    const there = best?.[element];
    if (there) {
      add(`${element} denied`, !told);
      add('elements denied', !told);
      if (!told) note(`${element} denied`, there);
    }
    if (!told) continue;
    const isAnywhere = proposals.some((one) => one[element]);
    add(`${element} invented`, !isAnywhere);
    add('elements invented', !isAnywhere);
    if (isAnywhere) add('elements in place', touches(told, places));
    else note(`${element} invented`, text.slice(told.start, told.end));
  }
  const isTold = ELEMENTS.some((element) => said[element]);
  if (best) add('proposal denied', !isTold);
  else add('proposal invented', isTold);
  if (best && !isTold) note('proposal denied', best.quote);
}

function measureThesis({ thesis, text }: GoldEssay, line: BenchLine, add: Add, note: Note): void {
  if (thesis?.explicit) add('thesis denied', line.thesis === null);
  if (!line.thesis) return;
  const isInPlace = thesis ? touches(line.thesis, sentencePlaces(text, thesis.quote)) : false;
  add('thesis in place', isInPlace);
  if (isInPlace) add('thesis in place but hedged', !line.thesisSure);
  if (line.thesisSure) add('thesis sure and in place', isInPlace);
  if (!isInPlace) note('thesis elsewhere', text.slice(line.thesis.start, line.thesis.end));
}

function measureRepertoire({ repertoire = [], text }: GoldEssay, line: BenchLine, add: Add, note: Note) {
  const places = repertoire.map(({ quote }) => findPlaces(text, quote));
  for (const [at, own] of places.entries()) {
    const isFound = line.repertoire.some((span) => touches(span, own));
    add('repertoire found', isFound);
    if (!isFound) note('repertoire denied', repertoire[at]?.quote ?? '');
  }
  for (const span of line.repertoire) {
    const isRight = places.some((own) => touches(span, own));
    add('repertoire right', isRight);
    if (!isRight) note('repertoire invented', text.slice(span.start, span.end));
  }
}

function measureLinks({ links, text }: GoldEssay, line: BenchLine, add: Add): void {
  if (!links) return;
  for (const key of ['between', 'inside'] as const) {
    for (const quote of links[key])
      add(
        `links ${key} found`,
        line[key].some((span) => touches(span, findPlaces(text, quote))),
      );
  }
  if (links.between.length > 0) add('links between denied', line.between.length === 0);
}

function measureParagraphs({ paragraphs = [] }: GoldEssay, line: BenchLine, add: Add, note: Note): void {
  for (const { i, role, claim, support, onTheme } of paragraphs) {
    if (role === 'desenvolvimento' && claim) {
      add(support.length > 0 ? 'support denied' : 'bare found', line.bare.includes(i));
      if (support.length > 0 && line.bare.includes(i)) note('support denied', claim);
    }
    const isOff = line.offTheme.includes(i);
    add(onTheme ? 'theme denied to a paragraph' : 'paragraph off theme found', isOff);
    if (onTheme && isOff) note('theme denied to a paragraph', claim ?? `paragraph ${i}`);
  }
}

function measureType({ textType, humanRights }: GoldEssay, line: BenchLine, add: Add): void {
  const isOther = (type: string | undefined) => type !== 'dissertativo' && type !== 'expositivo';
  add(`other text type ${isOther(textType) ? 'found' : 'invented'}`, isOther(line.textType));
  if (humanRights !== undefined)
    add(`human rights ${humanRights ? 'found' : 'invented'}`, line.humanRights !== null);
}

/** Whether one of the next steps concerns the competency, and the paragraph, that the reader mentions first. */
function measureSteps({ say: [first] = [], text }: GoldEssay, { steps }: BenchLine, add: Add): void {
  if (!first) return;
  const same = steps.filter(({ competency }) => competency === first.c);
  add('first advice in the steps', same.length > 0);
  const [place] = findPlaces(text, first.quote);
  if (!place) return;
  const paragraph = {
    start: text.lastIndexOf('\n', place.start) + 1,
    end: `${text}\n`.indexOf('\n', place.start),
  };
  add(
    'first advice and its paragraph',
    same.some((step) => step.place !== null && touches(step.place, [paragraph])),
  );
}

function touches(span: Span, places: readonly Span[]): boolean {
  return places.some(({ start, end }) => span.start < end && span.end > start);
}

/**
 * The sentences that contain a quote, cut at every stop, so that a thesis that starts a clause later still counts
 * as found.
 */
function sentencePlaces(text: string, quote: string): Span[] {
  const at = text.indexOf(quote);
  if (at === -1) return [];
  const start = Math.max(...[...STOPS].map((stop) => text.slice(0, at).lastIndexOf(stop))) + 1;
  const ends = [...STOPS]
    .map((stop) => text.indexOf(stop, at + quote.length - 1))
    .filter((place) => place !== -1);
  return [{ start, end: Math.min(text.length, ...ends) }];
}
const STOPS = '.!?\n';
