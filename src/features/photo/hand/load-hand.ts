/** Loads the handwriting screen and its code on demand. Rejects if it cannot be loaded. */
export async function loadHand() {
  const [{ createHandSession }, { HandLines }] = await Promise.all([
    import('./hand-session'),
    import('./hand-lines'),
  ]);
  return { createHandSession, HandLines };
}
