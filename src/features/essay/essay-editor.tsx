import type { ReactNode } from 'react';
import type { Correction } from '@/domain/evaluation/correction';

export type EssayEditorProps = {
  creditsBanner: ReactNode;
  promoCard: ReactNode;
  offerBanner: ReactNode;
  onNeedUpgrade(): void;
  onNeedPackage(): void;
  onCorrected(correction: Correction): void;
};

/** The text tab of the essay submission screen (spec §2). */
export function EssayEditor({ creditsBanner, promoCard, offerBanner }: EssayEditorProps) {
  return (
    <div>
      {creditsBanner}
      {promoCard}
      {offerBanner}
    </div>
  );
}
