import type { ReactNode } from 'react';
import type { CheckedLine } from '@/domain/ocr/hand/confirm-lines';
import type { ReadHandLine, ReadHandPage } from '@/domain/ocr/hand/hand-page';

/** A part of a page, in pixels of its picture. */
export type PagePart = { left: number; top: number; width: number; height: number };

type HandPictureProps = {
  page: ReadHandPage;
  /** URL of the page's picture. */
  url: string;
  part: PagePart;
  label: string;
  className?: string;
  /** Elements rendered over the picture. */
  children?: ReactNode;
};

/** The picture of a page, or a part of it. */
export function HandPicture({ page, url, part, label, className, children }: HandPictureProps) {
  return (
    <svg
      viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
      role="img"
      aria-label={label}
      className={className}
    >
      <image href={url} width={page.width} height={page.height} />
      {children}
    </svg>
  );
}

/** Extent of the band above and below the baseline, as multiples of the line pitch. */
const BAND = { above: 0.78, below: 0.3 };
/** Margin on both sides of the handwriting, as a multiple of the line pitch. */
const BESIDE = 0.25;

/** Band over the line being checked. */
export function LineBand({ line, pitch }: { line: ReadHandLine; pitch: number }) {
  const points = widened(line, BESIDE * pitch);
  const edge = (by: number) => points.map(({ x, y }) => `${round(x)},${round(y + by * pitch)}`);
  return (
    <>
      <polygon
        className="hand-band"
        points={[...edge(-BAND.above), ...edge(BAND.below).toReversed()].join(' ')}
      />
      <polyline className="hand-band-line" points={edge(BAND.below).join(' ')} />
    </>
  );
}

/** The baseline, extended by `by` beyond the handwriting at both ends. */
function widened({ baseline, box }: ReadHandLine, by: number) {
  const first = baseline[0] ?? { x: box.left, y: box.bottom };
  const last = baseline.at(-1) ?? first;
  return [
    { x: Math.min(box.left, first.x) - by, y: first.y },
    ...baseline,
    { x: Math.max(box.right, last.x) + by, y: last.y },
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Check marks to the left of confirmed lines. */
export function LineTicks({ lines, page }: { lines: readonly CheckedLine[]; page: ReadHandPage }) {
  const size = page.pitch / 60;
  const left = Math.min(...page.lines.map(({ box }) => box.left));
  const x = Math.max(TICK_RADIUS * size, left - page.pitch * 1.1);
  return lines
    .filter((checked) => checked.isConfirmed && checked.page === page)
    .map(({ line }) => (
      <g
        key={line.id}
        transform={`translate(${round(x)} ${round((line.baseline[0]?.y ?? line.box.bottom) - page.pitch * 0.25)}) scale(${round(size)})`}
      >
        <circle className="hand-tick" r={TICK_RADIUS} />
        <path className="hand-tick-mark" d="M-7 0l4.5 4.5L7-5" />
      </g>
    ));
}

const TICK_RADIUS = 16;

/** The area around a line, including a small part of the neighboring lines. */
export function partOfLine(
  { baseline, box }: ReadHandLine,
  { width, height, pitch }: ReadHandPage,
): PagePart {
  const heights = baseline.length > 0 ? baseline.map(({ y }) => y) : [box.bottom];
  const left = Math.max(0, box.left - 0.4 * pitch);
  const top = Math.max(0, Math.min(...heights) - pitch);
  return {
    left,
    top,
    width: Math.min(width, box.right + 0.4 * pitch) - left,
    height: Math.min(height, Math.max(...heights) + 0.5 * pitch) - top,
  };
}
