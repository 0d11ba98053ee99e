import type { CSSProperties } from 'react';

type Look = CSSProperties & { '--paper'?: string };

/**
 * The background color with a little tint, so that the paper suits both color schemes and the inks keep their
 * contrast.
 */
const tinted = (tint: string): Look => ({ '--paper': `color-mix(in srgb, var(--ground) 91%, ${tint})` });

const LOOKS: Readonly<Record<string, Look>> = {
  folha_parda: tinted('rgb(150 95 20)'),
  folha_verde: tinted('rgb(0 150 130)'),
  folha_quadriculada: {
    backgroundImage:
      'repeating-linear-gradient(90deg, transparent 0 calc(var(--ruled-line) - 1px), var(--rule) 0 var(--ruled-line))',
  },
};

/** The style of a sheet of this paper; undefined for the plain one. */
export function paperLook(paper: string | null): CSSProperties | undefined {
  return paper === null ? undefined : LOOKS[paper];
}
