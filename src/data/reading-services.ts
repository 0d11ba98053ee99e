import { createContext, useContext } from 'react';
import type { ReadingServices } from './services';
import { useOptionalServices } from './services-context';

const ReadingServicesContext = createContext<ReadingServices | null>(null);

/** Provider for a correction that is read without an account. */
export const ReadingServicesProvider = ReadingServicesContext.Provider;

/** The services for reading a correction, with or without an account. */
export function useReadingServices(): ReadingServices {
  const ofAccount = useOptionalServices();
  const services = useContext(ReadingServicesContext) ?? ofAccount;
  if (!services) throw new Error('useReadingServices needs a provider above it');
  return services;
}
