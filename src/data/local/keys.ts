/** Owner of what is written while nobody is signed in (Spec §3 "a demo key when not logged in"). */
export const DEMO_OWNER = 'demo';

/**
 * Names of everything kept on the device. The two of the history are the specification's own (§3); an owner is a
 * user id, so that each account's things come back with it (decisions §3).
 */
export const keys = {
  user: 'grifo:user',
  accounts: 'grifo:accounts',
  promoStart: 'grifo:promo-start',
  sidebarCollapsed: 'grifo:sidebar-collapsed',
  /** Also read by public/theme.js before the first paint. */
  theme: 'grifo:theme',
  correctedEssays: 'corrected-essays',
  correctedEssayView: 'corrected-essay-view',
  profileExtra: (owner: string) => `grifo:profile:${owner}`,
  metrics: (owner: string) => `grifo:metrics:${owner}`,
  draft: (owner: string) => `grifo:draft:${owner}`,
  writing: (owner: string) => `grifo:writing:${owner}`,
  ratings: (owner: string) => `grifo:ratings:${owner}`,
} as const;
