import { AccessibilityStatement } from '@/features/legal/accessibility-statement';
import { LegalFrame } from '../layouts/legal-frame';

/** `/acessibilidade`. */
export default function AccessibilityPage() {
  return (
    <LegalFrame>
      <AccessibilityStatement />
    </LegalFrame>
  );
}
