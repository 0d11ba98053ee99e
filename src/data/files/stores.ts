/** The Cache API stores of files kept for the next visit. A file that replaces its older versions has its own store. */
export const DICTIONARY_STORE = 'grifo-dictionary';
/** Files of tesseract.js; the service worker serves them from this store. */
export const READER_STORE = 'grifo-reader';
/** What another app has shared with this one; the service worker puts it there (tools/offline/receive-shared.ts). */
export const SHARED_STORE = 'grifo-shared';
/** Code that the app loads on demand; the service worker uses this store too. */
export const ASSETS_STORE = 'grifo-assets';
