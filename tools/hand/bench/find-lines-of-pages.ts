import { findLines } from '../../../src/domain/ocr/lines/find-lines.ts';
import { straightenPage } from '../../../src/domain/ocr/preparation/prepare-page.ts';
import { turnImage } from '../../../src/domain/ocr/preparation/turn.ts';
import { type ComposedPage, composePage, PAPERS } from '../compose-pages.ts';
import type { PackedLine } from '../line-pack.ts';
import { type LineFate, measureLines } from '../measure-lines.ts';
import { ownersOn, photographPage, randomOfPage } from '../photograph-page.ts';

/**
 * Photographs a composed page, finds its lines, and reports the outcome for each line; `ms` is the time that
 * finding the lines takes on one core.
 */
export function findOnPhoto(composed: ComposedPage, next: () => number) {
  const { photo, toPage } = photographPage(composed, next);
  const straight = straightenPage(photo, { turns: 0, corners: null });
  const start = process.cpuUsage();
  const found = findLines(straight);
  const { user, system } = process.cpuUsage(start);
  const owners = ownersOn(composed, toPage, straight.toPhoto, straight.image);
  const seen = turnImage({ ...straight.image, pixels: owners }, found.turns);
  return { found, fates: measureLines(seen, composed.texts.length, found.lines), ms: (user + system) / 1000 };
}

type Options = { pages: number; only?: string | undefined; seed: number; isVerbose: boolean };

/** Prints how well lines are found on this many pages of each kind of paper, composed of the writers' lines. */
export function findLinesOfPages(
  writers: readonly (readonly PackedLine[])[],
  { pages, only, seed, isVerbose }: Options,
): void {
  for (const paper of PAPERS) {
    if (only && only !== paper) continue;
    const fates: LineFate[] = [];
    const kinds: string[] = [];
    let extra = 0;
    let struck = 0;
    let milliseconds = 0;
    for (let page = 0; page < pages; page += 1) {
      const next = randomOfPage(seed * 1000 + page * 7 + PAPERS.indexOf(paper) + 1);
      const lines = writers[Math.floor(next() * writers.length)] as PackedLine[];
      const composed = composePage(lines, paper, next);
      const { found, fates: own, ms } = findOnPhoto(composed, next);
      milliseconds += ms;
      fates.push(...own);
      kinds.push(found.kind);
      struck += found.lines.reduce((sum, line) => sum + line.struck.length, 0);
      extra += Math.max(0, found.lines.length - composed.texts.length);
      if (isVerbose)
        console.log(
          paper,
          page,
          lines[0]?.writer,
          found.kind,
          found.pitch.toFixed(1),
          'true',
          composed.texts.length,
          'found',
          found.lines.length,
          own
            .map((f, i) => (f.isWhole ? '' : `${i + 1}:${f.own.toFixed(2)}/${f.foreign.toFixed(2)}`))
            .filter(Boolean)
            .join(' '),
        );
    }
    const whole = fates.filter(({ isWhole }) => isWhole).length;
    const share = (count: number) => `${((100 * count) / fates.length).toFixed(1)} %`;
    console.log(
      `${paper}: ${share(whole)} of ${fates.length} lines whole; ink lost in ${share(fates.filter(({ own }) => own < 0.95).length)}, ` +
        `foreign ink in ${share(fates.filter(({ foreign }) => foreign >= 0.05).length)}; ${extra} lines too many, ${struck} words struck out; ` +
        `${(milliseconds / pages).toFixed(0)} ms a page; kinds ${[...new Set(kinds)].map((kind) => `${kind} ${kinds.filter((one) => one === kind).length}`).join(', ')}`,
    );
  }
}
