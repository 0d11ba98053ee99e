/** A `BroadcastChannel` that carries a `DeletionWord` to the other tabs. */
export const DELETION_CHANNEL = 'grifo-account-deleted';

/** Message about a deleted account: its owner ids, and additional keys that only one mode uses. */
export type DeletionWord = { owners: readonly string[]; more: readonly string[] };
