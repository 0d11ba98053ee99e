import type { ReactNode } from 'react';
import { Body, FoldedWing, GriffinFrame, Head, OpenEye, Pencil, Tail } from './griffin-parts';
import { GriffinReading } from './griffin-reading';

export type GriffinPose = 'reading' | 'thinking' | 'celebrating';

type GriffinProps = {
  pose: GriffinPose;
  className?: string;
  /** Only when the drawing says something the text does not; decorative otherwise. */
  label?: string;
};

/** Professor Grifo. At most one per screen, sitting on something or beside text, 112 to 190 px. */
export function Griffin({ pose, ...rest }: GriffinProps) {
  if (pose === 'reading') return <GriffinReading {...rest} />;
  return <GriffinFrame {...rest}>{POSES[pose]}</GriffinFrame>;
}

const POSES: Record<Exclude<GriffinPose, 'reading'>, ReactNode> = {
  thinking: (
    <>
      <Tail />
      <Body />
      <FoldedWing />
      <Head turn={-8}>
        <OpenEye />
      </Head>
      <Pencil transform="translate(86 46) rotate(-30)" />
      <g fill="currentColor" stroke="none">
        <circle cx="158" cy="36" r="2.6" />
        <circle cx="170" cy="26" r="3.4" />
        <circle cx="185" cy="14" r="4.4" />
      </g>
    </>
  ),
  celebrating: (
    <>
      <Tail />
      <path
        className="fill-paper"
        d="M100 116C82 108 58 92 46 54 40 66 40 74 42 80 34 78 34 90 42 97 36 98 40 110 52 112 52 122 64 126 74 124 86 126 98 126 100 116z"
      />
      <path d="M42 80C50 90 56 96 64 100M42 97C50 104 58 107 66 109" />
      <Body />
      <Head turn={-10}>
        <path d="M112 66C115 60 124 60 127 66" />
        <path d="M112 54C119 49 127 50 133 55" />
      </Head>
      <Pencil transform="translate(168 112) rotate(-62)" />
      <path className="stroke-hl-line" d="M150 24l4-12M170 32l10-8M178 52l12-2" />
    </>
  ),
};
