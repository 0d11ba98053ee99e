import type { ReactNode } from 'react';
import { PublicFrame } from './public-frame';

/** Around a text to be read: as wide as a line should be. */
export function LegalFrame({ children }: { children: ReactNode }) {
  return (
    <PublicFrame className="mx-auto w-full max-w-[47rem] flex-1 px-4 pt-4 pb-14 outline-none sm:pt-8">
      {children}
    </PublicFrame>
  );
}
