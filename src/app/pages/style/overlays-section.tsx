import { useState } from 'react';
import { NO_ANSWER_SENTENCES } from '@/copy/no-answer';
import { AlertDialog, ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Drawer } from '@/ui/drawer';
import { Field } from '@/ui/field';
import { FullDialog } from '@/ui/full-dialog';
import { Griffin } from '@/ui/griffin';
import { Input } from '@/ui/input';
import { PassingDialog } from '@/ui/passing-dialog';
import { Progress } from '@/ui/progress';
import { Stepper } from '@/ui/stepper';
import { notify } from '@/ui/toast';
import { Specimen, SpecimenGroup } from './specimen';

type Overlay = 'dialog' | 'wide' | 'busy' | 'passing' | 'alert' | 'confirm' | 'drawer' | 'full';

const BUTTONS: readonly { overlay: Overlay; label: string }[] = [
  { overlay: 'dialog', label: 'Diálogo' },
  { overlay: 'wide', label: 'Diálogo largo' },
  { overlay: 'busy', label: 'Trabalho longo' },
  { overlay: 'passing', label: 'Boa notícia' },
  { overlay: 'alert', label: 'Decisão' },
  { overlay: 'confirm', label: 'Decisão que falhou' },
  { overlay: 'drawer', label: 'Gaveta' },
  { overlay: 'full', label: 'Página inteira' },
];

/** Overlays: dialogs, drawers, popovers and toasts. */
export function OverlaysSection({ id }: { id: string }) {
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  const overlay = (name: Overlay) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });

  return (
    <SpecimenGroup
      id={id}
      title="Sobreposições"
      note="Foco preso dentro e devolvido ao fechar. No celular o diálogo sobe da base; a correção ocupa a página inteira."
    >
      <Specimen title="Abrir">
        <div className="flex flex-wrap gap-3">
          {BUTTONS.map(({ overlay, label }) => (
            <Button key={overlay} variant="outline" onClick={() => setOpen(overlay)}>
              {label}
            </Button>
          ))}
        </div>
      </Specimen>
      <Dialog
        {...overlay('dialog')}
        title="Entrar na sala"
        description="Peça o código a quem dá a aula."
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Agora não
            </Button>
            <Button onClick={() => notify({ title: 'Sala encontrada', description: 'Terceiro ano, noite.' })}>
              Entrar
            </Button>
          </>
        }
      >
        <Field label="Código da sala">{(control) => <Input {...control} autoComplete="off" />}</Field>
      </Dialog>
      <Dialog {...overlay('wide')} size="wide" title="Temas de edições anteriores">
        <ul>
          {THEMES.map((theme) => (
            <li key={theme} className="flex items-center justify-between gap-4 border-b py-3 last:border-b-0">
              <span>{theme}</span>
              <Button size="small" variant="ghost" onClick={close}>
                Usar tema
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      <Dialog
        {...overlay('busy')}
        title="Corrigindo sua redação"
        description="Leva menos de um minuto."
        footer={
          <Button variant="outline" onClick={close}>
            Cancelar
          </Button>
        }
        dismissible={false}
      >
        <Griffin pose="thinking" className="-mt-2 mb-3 size-28" />
        <Progress value={42} label="Conferindo os argumentos" />
      </Dialog>
      <PassingDialog
        open={open === 'passing'}
        onClose={close}
        passesAfterMs={6000}
        onPassed={close}
        round="exemplo"
        figure={<Griffin pose="celebrating" className="-ml-2.5 mb-2 size-33" />}
        eyebrow="Conquista desbloqueada"
        title={<span className="hl anim-draw">Primeira página</span>}
        description="Fecha sozinha, mas não enquanto o ponteiro ou o teclado está nela."
        footer={<Button onClick={close}>Continuar</Button>}
      />
      <AlertDialog
        {...overlay('alert')}
        title="Apagar este rascunho?"
        description="As 218 palavras saem deste aparelho e não voltam."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Manter rascunho
            </Button>
            <Button variant="danger" onClick={close}>
              Apagar
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onCancel={close}
        onConfirm={close}
        title="Remover Helena Prado?"
        description="Sai da sala agora. Dá para desfazer."
        confirmLabel="Remover"
        busyLabel="Removendo..."
        isBusy={false}
        failure={NO_ANSWER_SENTENCES.offline}
      />
      <Drawer {...overlay('drawer')} title="Menu">
        <nav aria-label="Exemplo de menu" className="grid">
          {['Início', 'Redação', 'Progresso', 'Perfil'].map((label) => (
            <Button key={label} variant="ghost" className="justify-start!" onClick={close}>
              {label}
            </Button>
          ))}
        </nav>
      </Drawer>
      <FullDialog
        {...overlay('full')}
        label="Correção da redação"
        header={<Stepper steps={['Resultado', 'Redação', 'Feedback']} current={0} />}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Voltar para Início
            </Button>
            <Button onClick={close}>Ver Redação Corrigida</Button>
          </>
        }
      >
        <h2 className="text-xl">Caminhos para reduzir o desperdício de alimentos no Brasil</h2>
        <p className="mt-3 max-w-[60ch] text-ink-2">
          A correção ocupa a página: cabeçalho e rodapé ficam à vista enquanto o conteúdo rola.
        </p>
      </FullDialog>
    </SpecimenGroup>
  );
}

const THEMES = [
  'Caminhos para reduzir o desperdício de alimentos no Brasil',
  'O cuidado com a memória dos bairros nas cidades brasileiras',
  'Desafios para ampliar o acesso à leitura em municípios pequenos',
] as const;
