import { UsagePolicy } from '@/features/legal/usage-policy';
import { LegalFrame } from '../layouts/legal-frame';

/** `/politica-de-uso`. */
export default function UsagePolicyPage() {
  return (
    <LegalFrame>
      <UsagePolicy />
    </LegalFrame>
  );
}
