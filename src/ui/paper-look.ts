import type { CSSProperties } from 'react';

/** Tints over the paper, so that they hold in light and dark. The words keep their ink. */
const LOOKS: Readonly<Record<string, CSSProperties>> = {
  folha_parda: { backgroundImage: 'linear-gradient(rgb(160 110 40 / 0.14) 0 0)' },
  folha_verde: { backgroundImage: 'linear-gradient(rgb(20 150 120 / 0.1) 0 0)' },
  folha_quadriculada: {
    backgroundImage:
      'repeating-linear-gradient(90deg, transparent 0 calc(var(--ruled-line) - 1px), var(--rule) 0 var(--ruled-line))',
  },
};

/** How a sheet of this paper looks; undefined for the plain one. */
export function paperLook(paper: string | null): CSSProperties | undefined {
  return paper === null ? undefined : LOOKS[paper];
}
