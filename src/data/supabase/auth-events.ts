import type { AuthChangeEvent } from '@supabase/auth-js';

/**
 * `refresh`: read the profile again and put the session record right. `forget`: nobody is signed in; the record goes,
 * drafts stay. `ignore`: the library has done all there is to do.
 */
export type AuthEventAction = 'refresh' | 'forget' | 'ignore';

/** What the app does at each event of the library, also at those that another tab caused. */
export const AUTH_EVENT_ACTIONS = {
  /** Also sent without a session when an expired token could not be renewed offline: `refresh` tells the two apart. */
  INITIAL_SESSION: 'refresh',
  /** Also sent whenever the tab comes back to the front. */
  SIGNED_IN: 'refresh',
  SIGNED_OUT: 'forget',
  TOKEN_REFRESHED: 'ignore',
  USER_UPDATED: 'refresh',
  /** The link of the e-mail signs in; `/nova-senha` asks for the new password. */
  PASSWORD_RECOVERY: 'refresh',
  MFA_CHALLENGE_VERIFIED: 'refresh',
} satisfies Record<AuthChangeEvent, AuthEventAction>;
