import sansUrl from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import italicUrl from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-italic.woff2?url';
import serifUrl from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url';

/** The files the screen has already loaded, under the names that styles of print know. */
const FACES = [
  { family: 'Paper Serif', url: serifUrl, style: 'normal' },
  { family: 'Paper Serif', url: italicUrl, style: 'italic' },
  { family: 'Paper Sans', url: sansUrl, style: 'normal' },
] as const;

/**
 * Chromium forgets the fonts of a style sheet when it lays a page out for print, and prints before they are back; fonts
 * that a script holds stay. Without them the pages have the fonts of the system.
 */
export async function loadPaperFonts(): Promise<void> {
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
