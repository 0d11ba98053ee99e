import { STUDENT_OFFER } from '@/domain/plans/offers';
import { Sheet } from '@/ui/sheet';
import { PackageOffer } from './package-offer';

/** The one offer, as an object on the page (spec §9). */
export function PopularOffer({ className }: { className?: string }) {
  return (
    <Sheet className={className}>
      <div className="p-6 lg:p-8">
        <PackageOffer title={STUDENT_OFFER.name} badge={STUDENT_OFFER.popularLabel} />
      </div>
    </Sheet>
  );
}
