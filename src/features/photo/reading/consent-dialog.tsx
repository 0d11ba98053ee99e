import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type ConsentDialogProps = { open: boolean; count: number; onClose(): void; onAccept(): void };

/** Before photos leave the device, the only time they ever do: where they go, and what becomes of them. */
export function ConsentDialog({ open, count, onClose, onAccept }: ConsentDialogProps) {
  const [photos, leave, they, kept] =
    count === 1 ? ['A foto', 'sai', 'ela', 'guardada'] : [`As ${count} fotos`, 'saem', 'elas', 'guardadas'];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={count === 1 ? 'Enviar a foto para ser lida?' : 'Enviar as fotos para serem lidas?'}
      description={`${photos} ${leave} do seu aparelho e ${count === 1 ? 'vai' : 'vão'} para o servidor do Grifo, que usa um modelo de IA para ler letra de mão. No Grifo ${they} não ${count === 1 ? 'é' : 'são'} ${kept}: depois da leitura, só o texto volta.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Não enviar
          </Button>
          <Button onClick={onAccept}>Enviar e ler</Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        O texto vem como você escreveu, com os seus acertos e erros, e com [?] onde não der para ler. Confira
        antes de usar.
      </p>
    </Dialog>
  );
}
