import { PrivacyPolicy } from '@/features/legal/privacy-policy';
import { LegalFrame } from '../layouts/legal-frame';

/** `/privacidade`. */
export default function PrivacyPage() {
  return (
    <LegalFrame>
      <PrivacyPolicy />
    </LegalFrame>
  );
}
