import sansUrl from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import italicUrl from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-italic.woff2?url';
import serifUrl from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url';

/** The files already loaded for the screen, under the family names used in print styles. */
const FACES = [
  { family: 'Paper Serif', url: serifUrl, style: 'normal' },
  { family: 'Paper Serif', url: italicUrl, style: 'italic' },
  { family: 'Paper Sans', url: sansUrl, style: 'normal' },
] as const;

/**
 * Loads the print fonts by script. Chromium drops the fonts of a stylesheet when it lays a page out for print, and
 * prints before they are loaded again; fonts loaded by a script stay. Without this function, pages are printed in
 * system fonts.
 */
export async function loadPrintFonts(): Promise<void> {
  if (typeof FontFace === 'undefined') return;
  await Promise.all(
    FACES.map(async ({ family, url, style }) => {
      const face = new FontFace(family, `url("${url}")`, { style, weight: '100 900' });
      await face.load().then(
        (loaded) => document.fonts.add(loaded),
        () => {},
      );
    }),
  );
}
