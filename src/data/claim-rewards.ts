import type { Services } from './services';

/** Has everything given that is due by now. Where the code for it cannot be fetched, the next occasion does. */
export async function claimRewards({ late }: Pick<Services, 'late'>): Promise<void> {
  const services = await late().catch(() => null);
  await services?.rewards.settle();
}
