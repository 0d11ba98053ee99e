import { type ComponentType, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ClassThemeFields } from '@/contracts/classroom-forms';
import { dueDate } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import { CLASSROOM_LIMITS, type Classroom, type ClassTheme } from '@/domain/classrooms/classroom';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { endOfIsoDay, isoDayOf } from '@/domain/time/iso-day';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input, Textarea } from '@/ui/input';
import { NewerVersion } from '@/ui/newer-version';
import { GuidanceSummary } from './guidance-summary';
import type { UnsavedSource } from './unsaved';
import { useThemeForm } from './use-theme-form';

export type ThemeDialogProps = { open: boolean; onClose(): void; onUse(theme: string): void };

export type GiveThemeProps = {
  open: boolean;
  onClose(): void;
  start: {
    tema: string;
    prazo: string;
    orientacao: ThemeGuidance;
    classroom: { id: string; tema: string; prazo: string; tema_versao: number };
  };
  onGiven(theme: ClassThemeFields): void;
};

export type ThemeFormProps = {
  classroom: Classroom;
  /** The bank of themes to choose from. */
  ThemeDialog: ComponentType<ThemeDialogProps>;
  /** Dialog for assigning the theme with its guidance, to other classes too. */
  GiveTheme: ComponentType<GiveThemeProps>;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Form for theme and due date. Changing the text creates a new theme, as a note states before saving. */
export function ThemeForm({ classroom, ThemeDialog, GiveTheme, onUnsaved }: ThemeFormProps) {
  const [isBankOpen, setBankOpen] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const { now } = useServices();
  const theme = useThemeForm(classroom);
  const { form, base, isBusy, isDirty, failure } = theme;
  const { errors } = form.formState;
  const [tema, prazo] = useWatch({ control: form.control, name: ['tema', 'prazo'] });

  useEffect(() => onUnsaved('theme', isDirty), [isDirty, onUnsaved]);

  function startAnother() {
    form.setValue('tema', '', { shouldDirty: true });
    form.setValue('prazo', '', { shouldDirty: true });
    form.setFocus('tema');
  }

  return (
    <section aria-labelledby="class-theme">
      <h3 id="class-theme" className="text-lg">
        {base.tema ? 'Tema e prazo' : 'Primeiro tema'}
      </h3>
      <form noValidate onSubmit={(event) => void theme.submit(event)} className="mt-3 grid gap-4">
        {theme.hasRestored && isDirty && (
          <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
            O que você tinha escrito está aqui. Confira e salve.
          </p>
        )}
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
              className="font-serif text-md"
            />
          )}
        </Field>
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          className="-mt-1 justify-self-start"
          onClick={() => setBankOpen(true)}
        >
          Escolher no banco de temas
        </Button>
        <Field
          label={
            <>
              Prazo <span className="font-normal text-muted">(opcional)</span>
            </>
          }
          hint="Até o fim do dia, no horário de Brasília. A redação enviada depois aparece como “Atrasada”."
          error={errors.prazo?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('prazo')}
              type="date"
              min={isoDayOf(now())}
              readOnly={isBusy}
              className="num max-w-52"
            />
          )}
        </Field>
        <p aria-live="polite" className="text-sm text-ink-2">
          {whatSavingDoes(base, { tema: tema.trim(), prazo })}
        </p>
        <FormFailure sentence={failure} />
        {theme.hasConflict ? (
          <ThemeConflict
            current={classroom.temas[0] ?? null}
            own={{ tema, prazo }}
            onKeepOther={theme.takeOver}
            onUseOwn={() => void theme.saveOverOther()}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={!isDirty} busy={isBusy} busyLabel="Salvando...">
              Salvar tema
            </Button>
            {isDirty && (
              <Button variant="outline" disabled={isBusy} onClick={theme.takeOver}>
                Desfazer mudanças
              </Button>
            )}
            {!isDirty && base.tema && (
              <Button variant="ghost" onClick={startAnother}>
                Escrever outro tema
              </Button>
            )}
          </div>
        )}
      </form>
      <GuidanceSummary
        guidance={base.orientacao}
        isOfThis={!isDirty}
        isDisabled={isBusy || theme.hasConflict}
        onOpen={() => setGiving(true)}
      />
      <GiveTheme
        open={isGiving}
        onClose={() => setGiving(false)}
        start={{
          tema,
          prazo,
          // If the text has changed, the stored guidance belongs to the previous theme.
          orientacao: tema.trim() === base.tema ? base.orientacao : NO_GUIDANCE,
          classroom: { id: classroom.id, tema: base.tema, prazo: base.prazo, tema_versao: base.version },
        }}
        onGiven={theme.accept}
      />
      <ThemeDialog
        open={isBankOpen}
        onClose={() => setBankOpen(false)}
        onUse={(chosen) => {
          setBankOpen(false);
          form.setValue('tema', chosen, { shouldDirty: true, shouldValidate: true });
        }}
      />
    </section>
  );
}

type Fields = { tema: string; prazo: string };

function whatSavingDoes(base: Fields, typed: Fields): string {
  if (!base.tema) return 'Os alunos veem o tema assim que você salvar.';
  if (typed.tema !== base.tema)
    return 'É um tema novo. O atual vai para “Temas anteriores”, com as redações já enviadas.';
  if (typed.prazo !== base.prazo) return 'Muda só o prazo; o tema continua o mesmo.';
  return 'Os alunos veem este tema e o prazo. Para passar outro, escreva no lugar deste.';
}

type ThemeConflictProps = {
  /** The theme stored now. */
  current: ClassTheme | null;
  /** The values of the form. */
  own: ClassThemeFields;
  onKeepOther: () => void;
  onUseOwn: () => void;
};

/** Shown if the theme was changed elsewhere during editing: shows both themes and lets the teacher choose. */
function ThemeConflict({ current, own, onKeepOther, onUseOwn }: ThemeConflictProps) {
  const { now } = useServices();
  return (
    <NewerVersion
      title="O tema mudou enquanto você escrevia"
      note="Ele foi salvo em outra aba, em outro aparelho ou por outro professor. Escolha qual fica; o seu texto continua no campo."
      actions={
        <>
          <Button variant="outline" onClick={onKeepOther}>
            Ficar com o da sala
          </Button>
          <Button onClick={onUseOwn}>Usar o meu</Button>
        </>
      }
    >
      <dl className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        <Version
          label="Na sala agora"
          tema={current?.tema ?? ''}
          due={dueDate(current?.prazo ?? null, now())}
        />
        <Version
          label="O que você escreveu"
          tema={own.tema.trim()}
          due={dueDate(endOfIsoDay(own.prazo)?.toISOString() ?? null, now())}
        />
      </dl>
    </NewerVersion>
  );
}

function Version({ label, tema, due }: { label: string; tema: string; due: string }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-0.5 font-serif leading-snug wrap-anywhere">{tema || 'Nenhum tema'}</dd>
      <dd className="num mt-0.5 text-sm text-ink-2 first-letter:uppercase">{due || 'sem prazo'}</dd>
    </div>
  );
}
