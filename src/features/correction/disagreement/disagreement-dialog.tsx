import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useServices } from '@/data/services-context';
import { REASON_LIMITS, type TargetKind } from '@/domain/disagreements/disagreement';
import type { ShownTarget } from '@/domain/disagreements/targets';
import { LEVELS, type CompetencyNumber } from '@/domain/rubric/competency';
import { excerpt } from '@/lib/excerpt';
import { Button } from '@/ui/button';
import { Dialog, dialogActions } from '@/ui/dialog';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Select, Textarea } from '@/ui/input';
import { optionOf, useDisagreementForm, type DisagreementForm } from './use-disagreement-form';

type DisagreementDialogProps = {
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  essayId: string;
  competency: CompetencyNumber;
  keptAs: string;
  targets: readonly ShownTarget[];
  /** Whether the essay is stored only on this device so far, so that no disagreement can be sent yet. */
  isWaiting: boolean;
};

const SAID_ONLINE =
  'Uma pessoa da equipe lê e responde aqui. O nível desta correção não muda, mesmo que você tenha razão. O que você mostrar ajuda a consertar o corretor.';
const SAID_ALONE = 'O nível desta correção não muda, mesmo que você tenha razão.';

/** Form for reporting what is wrong about the correction of a competency, and why. */
export function DisagreementDialog({ open, onClose, competency, ...rest }: DisagreementDialogProps) {
  const { hasServer } = useServices().capabilities;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
      title={`Não concordo: competência ${competency}`}
      description={hasServer ? SAID_ONLINE : SAID_ALONE}
    >
      {!hasServer && (
        <p className="mb-4 rounded-md border border-dashed border-border-strong px-4 py-3 text-sm">
          <b>Modo demonstração:</b> o que você escreve fica só neste aparelho e não chega à equipe. Só lê e
          responde quem abrir a área da equipe neste mesmo aparelho.
        </p>
      )}
      <Form onClose={onClose} {...rest} />
    </Dialog>
  );
}

type FormProps = Omit<DisagreementDialogProps, 'open' | 'competency'>;

function Form({ essayId, keptAs, targets, isWaiting, onClose, onSent }: FormProps) {
  const { form, failure, isBusy, submit } = useDisagreementForm({ essayId, keptAs, targets, onSent });
  const waits = isWaiting
    ? 'Esta redação ainda não chegou ao servidor. Escreva à vontade: o texto fica aqui, e dá para enviar quando ela chegar.'
    : null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TargetField form={form} targets={targets} />
      <Field
        label={
          <>
            Que nível você esperava? <span className="font-normal text-muted">(opcional)</span>
          </>
        }
      >
        {(control) => (
          <Select {...control} {...form.register('level')}>
            <option value="">Não sei dizer</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReasonField form={form} isBusy={isBusy} />
      <ShareChoice form={form} />
      <FormFailure sentence={failure ?? waits} />
      <div className={dialogActions}>
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Enviando..." disabled={isWaiting}>
          Enviar
        </Button>
      </div>
    </form>
  );
}

const GROUPS: readonly { label: string; kinds: readonly TargetKind[] }[] = [
  { label: 'No seu texto', kinds: ['favor', 'contra'] },
  { label: 'Marcações', kinds: ['marca'] },
  { label: 'Próximos passos', kinds: ['passo'] },
  { label: 'Nível', kinds: ['nivel'] },
];
const LONGEST_OPTION = 90;

function TargetField({ form, targets }: { form: DisagreementForm; targets: readonly ShownTarget[] }) {
  return (
    <Field label="Do que você discorda?" error={form.formState.errors.target?.message}>
      {(control) => (
        <Select {...control} {...form.register('target')}>
          <option value="">Escolha</option>
          {GROUPS.map(({ label, kinds }) => {
            const own = targets.filter(({ tipo }) => kinds.includes(tipo));
            return (
              own.length > 0 && (
                <optgroup key={label} label={label}>
                  {own.map((target) => (
                    <option key={optionOf(target)} value={optionOf(target)}>
                      {excerpt(target.label, LONGEST_OPTION)}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </Select>
      )}
    </Field>
  );
}

function ReasonField({ form, isBusy }: { form: DisagreementForm; isBusy: boolean }) {
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <Field
      label="Por quê?"
      hint="Com as suas palavras: o que o corretor não viu, ou viu errado."
      labelAside={<CharacterCount text={reason} most={REASON_LIMITS.most} />}
      error={form.formState.errors.reason?.message}
    >
      {(control) => <Textarea {...control} {...form.register('reason')} rows={4} readOnly={isBusy} />}
    </Field>
  );
}

/** The choice to share the essay, which is off by default. States what is sent in either case. */
function ShareChoice({ form }: { form: DisagreementForm }) {
  const hintId = useId();
  return (
    <div className="rounded-md border px-4 py-3">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          {...form.register('shared')}
          aria-describedby={hintId}
          className="size-5 shrink-0 accent-ink"
        />
        Enviar minha redação junto, para a equipe poder conferir
      </label>
      <div id={hintId} className="mt-1 grid gap-1 text-sm text-ink-2">
        <p>
          <b>Com ela:</b> a equipe lê a redação inteira e o tema, sem o seu nome ao lado. Se você tiver razão,
          a frase em discussão, e só ela, pode virar um teste para o corretor. O teste fica guardado com o
          programa, sem nome.
        </p>
        <p>
          <b>Sem ela:</b> vão o nome da regra que você escolheu, os níveis e o seu motivo. Nenhum trecho da
          redação vai junto, além do que você escrever aqui.
        </p>
      </div>
    </div>
  );
}
