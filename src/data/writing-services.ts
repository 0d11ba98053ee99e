import { createContext, useContext } from 'react';
import type { WritingServices } from './services';
import { useOptionalServices } from './services-context';

const WritingServicesContext = createContext<WritingServices | null>(null);

/** Provider for a correction that is read without an account. */
export const WritingServicesProvider = WritingServicesContext.Provider;

/** The services for reading a correction, with or without an account. */
export function useWritingServices(): WritingServices {
  const ofAccount = useOptionalServices();
  const services = useContext(WritingServicesContext) ?? ofAccount;
  if (!services) throw new Error('useWritingServices needs a provider above it');
  return services;
}
