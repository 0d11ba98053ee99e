/**
 * Names of what the dashboards keep on the device. The two of the history are the specification's own (§3); an owner
 * is a user id, so that each account's things come back with it (decisions §3).
 */
export const areaKeys = {
  promoStart: 'grifo:promo-start',
  correctedEssays: 'corrected-essays',
  correctedEssayView: 'corrected-essay-view',
  metrics: (owner: string) => `grifo:metrics:${owner}`,
  draft: (owner: string) => `grifo:draft:${owner}`,
  writing: (owner: string) => `grifo:writing:${owner}`,
  ratings: (owner: string) => `grifo:ratings:${owner}`,
} as const;
