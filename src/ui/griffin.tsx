import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type GriffinPose = 'reading' | 'thinking' | 'celebrating';

type GriffinProps = {
  pose: GriffinPose;
  className?: string;
  /** Only if the drawing says something the text does not; decorative otherwise. */
  label?: string;
};

/** Professor Grifo, the mascot. At most one per screen, 112 to 190 px. */
export function Griffin({ pose, ...rest }: GriffinProps) {
  return <GriffinFrame {...rest}>{POSES[pose]}</GriffinFrame>;
}

const POSES: Record<GriffinPose, ReactNode> = {
  reading: (
    <>
      <Tail />
      <Body />
      <FoldedWing />
      <Head turn={10}>
        <OpenEye />
      </Head>
      <Pencil transform="translate(88 52) rotate(-24)" />
      <path
        className="fill-paper"
        d="M112 166C124 156 138 156 148 162 158 156 172 156 184 166V140C172 130 158 130 148 136 138 130 124 130 112 140z"
      />
      <path d="M148 136V162" />
      <path className="stroke-hl-line" d="M156 143C163 140 170 141 176 145" />
    </>
  ),
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

type GriffinFrameProps = {
  className?: string;
  /** Only if the drawing says something the text does not; decorative otherwise. */
  label?: string;
  children: ReactNode;
};

function GriffinFrame({ className, label, children }: GriffinFrameProps) {
  return (
    <svg
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={clsx('shrink-0 text-ink', className)}
    >
      {children}
    </svg>
  );
}

function Tail() {
  return (
    <>
      <path d="M54 176C34 182 20 168 26 148" />
      <path className="fill-hl" d="M26 148C16 142 16 130 22 122 32 128 34 140 26 148z" />
    </>
  );
}

function Body() {
  return (
    <>
      <path
        className="fill-paper"
        d="M92 76C80 104 50 118 48 150 47 164 52 178 62 180H134C142 180 142 170 134 169H128C129 150 137 128 122 104"
      />
      <path d="M108 180C108 164 110 150 112 138" />
      <path d="M62 180C84 180 92 166 88 150" />
    </>
  );
}

function FoldedWing() {
  return (
    <>
      <path
        className="fill-paper"
        d="M100 112C84 100 58 98 38 84 36 98 42 106 50 110 46 114 50 124 60 124 58 132 68 138 78 134 92 132 102 124 100 112z"
      />
      <path d="M50 110C60 112 68 113 76 113M60 124C68 124 74 123 80 121" />
    </>
  );
}

function Head({ turn, children }: { turn: number; children: ReactNode }) {
  return (
    <g transform={`rotate(${turn} 104 84)`}>
      <path className="fill-paper" d="M80 99L84 113 93 105 100 119 108 107 117 117 121 106 128 101" />
      <path className="fill-paper" d="M116 44C117 30 122 18 132 9 138 22 138 36 133 50" />
      <path
        className="fill-paper"
        d="M80 100C74 72 82 44 110 41 123 40 133 45 139 53L138 81C131 85 128 92 128 102"
      />
      <path className="fill-hl" d="M137 81C139 91 149 94 157 88" />
      <path
        className="fill-hl"
        d="M139 53C153 50 167 57 171 71 174 82 171 93 164 103 163 92 157 84 147 82L137 81C132 72 133 61 139 53z"
      />
      <path className="fill-paper" d="M90 54C82 40 79 24 82 8 97 15 109 28 115 44" />
      <path d="M92 26C94 34 98 40 103 45" />
      {children}
    </g>
  );
}

function OpenEye() {
  return (
    <>
      <circle cx="120" cy="65" r="4.4" fill="currentColor" stroke="none" />
      <path d="M109 55C115 50 123 51 129 57" />
    </>
  );
}

function Pencil({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className="fill-hl" d="M-26-4.5H16L27 0 16 4.5H-26z" />
      <path d="M16-4.5V4.5" />
    </g>
  );
}
