import type { ModelPermission } from '../services';

const NEVER: ModelPermission['isAsking'] = { get: () => false, subscribe: () => () => undefined };

/** Without a server no model reads anything, and nobody is asked. */
export const noModel: ModelPermission = {
  isAsking: NEVER,
  isAvailable: async () => false,
  decision: { get: () => false, subscribe: NEVER.subscribe },
  decidedAt: () => null,
  decide: () => true,
  mayRead: async () => false,
};
