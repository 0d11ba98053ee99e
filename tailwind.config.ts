import type { Config } from 'tailwindcss';

/**
 * Tailwind 4 reads the theme from `src/ui/styles/theme.css`; this file only names the sources.
 * Values live in `src/ui/styles/tokens.css` and nowhere else.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
} satisfies Config;
