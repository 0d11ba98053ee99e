import { PaymentTerms } from '@/features/legal/payment-terms';
import { LegalFrame } from '../layouts/legal-frame';

/** `/termos-de-pagamento`. */
export default function PaymentTermsPage() {
  return (
    <LegalFrame>
      <PaymentTerms />
    </LegalFrame>
  );
}
