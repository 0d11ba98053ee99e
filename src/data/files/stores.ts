/** Where each file is kept for the next visit (Cache API). One that replaces its older versions has a store of its own. */
export const DICTIONARY_STORE = 'grifo-dictionary';
/** What tesseract.js fetches; the service worker answers from it. */
export const READER_STORE = 'grifo-reader';
/** Code of the app that is fetched when it is wanted; the service worker keeps it under this name too. */
export const ASSETS_STORE = 'grifo-assets';
