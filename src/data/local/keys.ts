/** Owner of what is written while nobody is signed in (Spec §3 "a demo key when not logged in"). */
export const DEMO_OWNER = 'demo';

/** Names of what the entry keeps on the device; the rest is in `area-keys.ts`. An owner is a user id. */
export const keys = {
  user: 'grifo:user',
  accounts: 'grifo:accounts',
  sidebarCollapsed: 'grifo:sidebar-collapsed',
  /** Also read by public/theme.js before the first paint. */
  theme: 'grifo:theme',
  celebrations: 'grifo:celebrations',
  simulatedDelays: 'grifo:simulated-delays',
  profileExtra: (owner: string) => `grifo:profile:${owner}`,
} as const;
