import { useState } from 'react';
import { useEntryServices } from '@/data/services-context';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RecoverPasswordForm } from './recover-password-form';

type RecoverPasswordDialogProps = { initialEmail: string; onClose(): void };
type Answer = 'sent' | 'no-password';

/** "Esqueci minha senha" (decisions §3): the same answer whether or not the account exists. */
export default function RecoverPasswordDialog({ initialEmail, onClose }: RecoverPasswordDialogProps) {
  const { session } = useEntryServices();
  const [answer, setAnswer] = useState<Answer | null>(session.isDemo ? 'no-password' : null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Esqueci minha senha"
      description={answer ? ANSWERS[answer] : 'Enviamos um link para você criar uma senha nova.'}
      footer={answer && <Button onClick={onClose}>Entendi</Button>}
    >
      {!answer && <RecoverPasswordForm initialEmail={initialEmail} onAnswer={setAnswer} />}
    </Dialog>
  );
}

const ANSWERS: Record<Answer, string> = {
  sent: 'Se houver uma conta com esse e-mail, o link chega em alguns minutos. Confira também a caixa de spam.',
  'no-password':
    'No modo demonstração não há senha para recuperar: nenhuma fica guardada neste aparelho. Entre com o mesmo endereço e qualquer senha de 6 caracteres ou mais: suas redações estarão lá.',
};
