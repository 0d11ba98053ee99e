import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useServices } from '@/data/services-context';
import { CLASSROOM_LIMITS, type Classroom } from '@/domain/classrooms/classroom';
import { isoDayOf } from '@/domain/time/iso-day';
import { Button } from '@/ui/button';
import { CharacterCount } from '@/ui/character-count';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import { ThemeConflict } from './theme-conflict';
import { useThemeForm } from './use-theme-form';
import type { UnsavedSource } from './use-unsaved';

type ThemeFormProps = {
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** The theme of the class and its due date; another text is another theme, which the note says before one saves. */
export function ThemeForm({ classroom, onUnsaved }: ThemeFormProps) {
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
        {theme.hasKept && isDirty && (
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
        <Field
          label={
            <>
              Prazo <span className="font-normal text-muted">(opcional)</span>
            </>
          }
          hint="Até o fim do dia, no horário de Brasília. Quem enviar depois aparece do mesmo jeito."
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
            current={classroom.themes[0] ?? null}
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
    </section>
  );
}

type Fields = { tema: string; prazo: string };

function whatSavingDoes(base: Fields, typed: Fields): string {
  if (!base.tema) return 'A turma vê o tema assim que você salvar.';
  if (typed.tema !== base.tema)
    return 'É um tema novo: o de agora vai para os anteriores, com as redações já enviadas.';
  if (typed.prazo !== base.prazo) return 'Muda só o prazo; o tema continua o mesmo.';
  return 'A turma vê este tema e o prazo dele. Para dar outro, escreva no lugar deste.';
}
