import { useServices } from '@/data/services-context';
import { useIsOnline } from '@/lib/use-is-online';

/** Whether what only a server can do must wait for a network. Never without a server. */
export function useIsCutOff(): boolean {
  const isOnline = useIsOnline();
  return useServices().capabilities.hasServer && !isOnline;
}
