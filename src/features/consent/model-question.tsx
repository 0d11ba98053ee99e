import { SENT_TO_MODEL } from '@/copy/model';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';

type ModelQuestionProps = { open: boolean; onAnswer(isAllowed: boolean): void };

/**
 * Asks for consent before an essay is first sent to a language model; names the data, the recipient, the purpose,
 * and the alternative.
 */
export function ModelQuestion({ open, onAnswer }: ModelQuestionProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title="Corrigir com um modelo de IA?"
      description={
        <div className="grid gap-3">
          <p>{SENT_TO_MODEL}</p>
          <p>
            Se preferir, use só o corretor local, do próprio Grifo: nada vai para outra empresa. Sua escolha
            vale para as próximas redações neste aparelho. Para mudar, vá em Perfil, Meus dados.
          </p>
          <p>Se você tem menos de 18 anos, decida junto com quem é responsável por você.</p>
        </div>
      }
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Corrigir só no Grifo
          </Button>
          <Button onClick={() => onAnswer(true)}>Usar o modelo de IA</Button>
        </>
      }
    />
  );
}
