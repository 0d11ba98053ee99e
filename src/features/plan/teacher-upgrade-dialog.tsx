import { Check } from 'lucide-react';
import { messages } from '@/copy/messages';
import { TEACHER_OFFER } from '@/domain/plans/constants';
import { formatMoney } from '@/lib/format-money';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/toast';
import { CheckoutButton } from './checkout-button';

type TeacherUpgradeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The teacher's plan: one payment, for life (spec §2 "Teacher upgrade"). */
export function TeacherUpgradeDialog({ open, onOpenChange }: TeacherUpgradeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TEACHER_OFFER.name}
      description="Pagamento único, acesso vitalício, sem mensalidade."
    >
      <ul className="grid gap-2.5">
        {TEACHER_OFFER.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="num mt-6 font-serif text-[2.25rem] leading-none font-extrabold tracking-tight">
        {formatMoney(TEACHER_OFFER.priceBrl, 0)}
      </p>
      <CheckoutButton kind="teacher" block className="mt-4" onOpen={() => notify(messages.checkoutRedirect)}>
        Comprar plano
      </CheckoutButton>
      <Button variant="ghost" block className="mt-2" onClick={() => onOpenChange(false)}>
        Agora não
      </Button>
    </Dialog>
  );
}
