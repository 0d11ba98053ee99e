/** The screen of handwriting with all its code, which only who photographs it fetches. Rejects where it cannot be had. */
export async function loadHand() {
  const [{ createHandSession }, { HandLines }] = await Promise.all([
    import('./hand-session'),
    import('./hand-lines'),
  ]);
  return { createHandSession, HandLines };
}
