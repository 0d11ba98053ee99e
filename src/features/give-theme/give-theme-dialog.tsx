import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { GiveThemeFields } from '@/contracts/give-theme-form';
import { errorSentence } from '@/copy/errors';
import { CLASSROOM_LIMITS, type ClassroomSummary } from '@/domain/classrooms/classroom';
import { GUIDANCE_LIMITS, type WayToWrite } from '@/domain/classrooms/theme-guidance';
import { useClassroomSummaries } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { Dialog, dialogActions } from '@/ui/dialog';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Textarea } from '@/ui/input';
import { LeaveDialog } from '@/ui/leave-dialog';
import { Loaded } from '@/ui/loaded';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { NewerThemes } from './newer-themes';
import { ClassroomsField } from './classrooms-field';
import { TextsField } from './texts-field';
import { useGiveThemeForm, type ThemeStart } from './use-give-theme';

export type GiveThemeDialogProps = {
  open: boolean;
  onClose(): void;
  start: ThemeStart;
  onGiven?(fields: GiveThemeFields): void;
};

/** Dialog for giving a theme to one or several classes, with its texts, instructions and medium. */
export function GiveThemeDialog({ open, onClose, start, onGiven }: GiveThemeDialogProps) {
  const query = useClassroomSummaries();
  const [hasChanges, setHasChanges] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  function close() {
    setHasChanges(false);
    setIsAsking(false);
    onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={() => (hasChanges ? setIsAsking(true) : close())}
        title="Passar o tema"
        description="Os alunos das salas escolhidas veem tudo assim que você passar o tema."
        size="wide"
      >
        <Loaded
          query={query}
          placeholder={<Skeleton className="h-64" />}
          failed={{ title: 'Não deu para carregar suas salas', note: errorSentence }}
        >
          {(classrooms) => (
            <GiveThemeForm
              start={start}
              classrooms={classrooms.filter(({ arquivada }) => !arquivada)}
              onDirty={setHasChanges}
              onGiven={(fields) => {
                close();
                onGiven?.(fields);
              }}
              onCancel={() => (hasChanges ? setIsAsking(true) : close())}
            />
          )}
        </Loaded>
      </Dialog>
      <LeaveDialog
        open={isAsking}
        stay={() => setIsAsking(false)}
        leave={close}
        description="Você ainda não passou este tema."
      />
    </>
  );
}

type GiveThemeFormProps = {
  start: ThemeStart;
  classrooms: readonly ClassroomSummary[];
  onDirty(isDirty: boolean): void;
  onGiven(fields: GiveThemeFields): void;
  onCancel(): void;
};

/** Remounted each time the dialog opens. */
function GiveThemeForm({ start, classrooms: listed, onDirty, onGiven, onCancel }: GiveThemeFormProps) {
  const { form, classrooms, isBusy, failure, newer, submit, giveOverNewer } = useGiveThemeForm(
    start,
    listed,
    onGiven,
  );
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const [tema, instrucoes, envio, salas] = useWatch({
    control: form.control,
    name: ['tema', 'instrucoes', 'envio', 'salas'],
  });
  const told = newer.filter(({ id }) => salas.includes(id));
  const footer = useRef<HTMLDivElement>(null);

  function leaveOut() {
    const left = salas.filter((id) => told.every((one) => one.id !== id));
    // The pressed button was removed, so the submit button gets the focus.
    flushSync(() => form.setValue('salas', left, { shouldDirty: true }));
    footer.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <Field
        label="Tema da redação"
        labelAside={<CharacterCount text={tema} most={CLASSROOM_LIMITS.tema} />}
        error={errors.tema?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('tema')}
            rows={3}
            readOnly={isBusy}
            className="min-h-20! font-serif text-md"
          />
        )}
      </Field>
      <ClassroomsField form={form} classrooms={classrooms} isBusy={isBusy} />
      <Field
        label={
          <>
            Instruções <span className="font-normal text-muted">(opcional)</span>
          </>
        }
        labelAside={<CharacterCount text={instrucoes} most={GUIDANCE_LIMITS.instrucoes} />}
        hint="Os alunos leem na página da sala e ao lado da folha."
        error={errors.instrucoes?.message}
      >
        {(control) => <Textarea {...control} {...form.register('instrucoes')} rows={3} readOnly={isBusy} />}
      </Field>
      <TextsField form={form} isBusy={isBusy} />
      <WayField value={envio} onChange={(way) => form.setValue('envio', way, { shouldDirty: true })} />
      <FormFailure sentence={failure} />
      {told.length > 0 ? (
        <NewerThemes
          newer={told}
          classrooms={classrooms}
          isBusy={isBusy}
          onKeepOther={leaveOut}
          onGive={() => void giveOverNewer()}
        />
      ) : (
        <div ref={footer} className={dialogActions}>
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Passando...">
            {passLabel(salas.length)}
          </Button>
        </div>
      )}
    </form>
  );
}

function passLabel(count: number): string {
  return count > 1 ? `Passar a ${count} salas` : 'Passar o tema';
}

type WayFieldProps = { value: WayToWrite; onChange(way: WayToWrite): void };

const WAYS: { value: WayToWrite; label: string }[] = [
  { value: 'livre', label: 'Tanto faz' },
  { value: 'manuscrita', label: 'Só manuscrita' },
  { value: 'digitada', label: 'Só digitada' },
];

/** Field for how the essay is to be written; states what the app can know about the writing in each case. */
function WayField({ value, onChange }: WayFieldProps) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">Como a redação é enviada</p>
      <Segmented
        legend="Como a redação é enviada"
        name="envio"
        options={WAYS}
        value={value}
        onChange={onChange}
      />
      <p className="text-sm text-muted">
        Manuscrita é a redação que vem de foto da folha. O Grifo recusa a do outro tipo, mas não tem como
        conferir: vale o que o aparelho do aluno informa.
      </p>
    </div>
  );
}
