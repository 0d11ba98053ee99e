import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type GriffinFrameProps = {
  className?: string;
  /** Only when the drawing says something the text does not; decorative otherwise. */
  label?: string;
  children: ReactNode;
};

/** The sheet a griffin is drawn on. */
export function GriffinFrame({ className, label, children }: GriffinFrameProps) {
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

export function Tail() {
  return (
    <>
      <path d="M54 176C34 182 20 168 26 148" />
      <path className="fill-hl" d="M26 148C16 142 16 130 22 122 32 128 34 140 26 148z" />
    </>
  );
}

export function Body() {
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

export function FoldedWing() {
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

/** Eagle's beak and ruff, a beast's two ears: what tells a griffin from a parrot. */
export function Head({ turn, children }: { turn: number; children: ReactNode }) {
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

export function OpenEye() {
  return (
    <>
      <circle cx="120" cy="65" r="4.4" fill="currentColor" stroke="none" />
      <path d="M109 55C115 50 123 51 129 57" />
    </>
  );
}

export function Pencil({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className="fill-hl" d="M-26-4.5H16L27 0 16 4.5H-26z" />
      <path d="M16-4.5V4.5" />
    </g>
  );
}
