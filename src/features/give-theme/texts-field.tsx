import { Plus, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useRef } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import type { GiveThemeFields } from '@/contracts/give-theme-form';
import { GUIDANCE_LIMITS } from '@/domain/classrooms/theme-guidance';
import { findThemeWithTexts } from '@/domain/themes/theme-bank';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input, Textarea } from '@/ui/input';

type TextsFieldProps = { form: UseFormReturn<GiveThemeFields>; isBusy: boolean };

/** The motivating texts: the texts of the theme bank and the teacher's own texts. */
export function TextsField({ form, isBusy }: TextsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'textos' });
  const textos = useWatch({ control: form.control, name: 'textos' });
  const { errors } = form.formState;
  const section = useRef<HTMLElement>(null);

  function removeAt(index: number) {
    flushSync(() => remove(index));
    // The pressed button was removed, so the first button of the section gets the focus.
    section.current?.querySelector('button')?.focus();
  }

  return (
    <section ref={section} aria-label="Textos motivadores" className="grid gap-4">
      <div>
        <h3 className="font-sans text-sm font-semibold">
          Textos motivadores <span className="font-normal text-muted">(opcional)</span>
        </h3>
        <BankTexts form={form} />
      </div>
      {fields.map((field, index) => (
        <div key={field.id} className="grid gap-3 rounded-md border px-4 py-3.5">
          <Field
            label={`Seu texto ${index + 1}`}
            labelAside={
              <span className="flex items-center gap-2">
                <CharacterCount text={textos[index]?.texto ?? ''} most={GUIDANCE_LIMITS.texto} />
                <IconButton
                  label={`Tirar o texto ${index + 1}`}
                  disabled={isBusy}
                  onClick={() => removeAt(index)}
                  className="-my-2.5 -mr-2.5"
                >
                  <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </span>
            }
            error={errors.textos?.[index]?.texto?.message}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register(`textos.${index}.texto`)}
                rows={5}
                readOnly={isBusy}
                placeholder="Cole ou escreva o texto."
              />
            )}
          </Field>
          <Field label="Fonte" error={errors.textos?.[index]?.fonte?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register(`textos.${index}.fonte`)}
                readOnly={isBusy}
                autoComplete="off"
                placeholder="Autor, título, data"
              />
            )}
          </Field>
        </div>
      ))}
      {fields.length < GUIDANCE_LIMITS.textos && (
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          className="justify-self-start"
          onClick={() => append({ texto: '', fonte: '' })}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          {fields.length === 0 ? 'Incluir um texto seu' : 'Incluir outro texto'}
        </Button>
      )}
    </section>
  );
}

/**
 * The motivating texts of the theme bank. They are added if the theme is worded as in the bank; if the wording is
 * changed later, they stay until the teacher removes them.
 */
function BankTexts({ form }: { form: UseFormReturn<GiveThemeFields> }) {
  const [tema, proposta] = useWatch({ control: form.control, name: ['tema', 'proposta'] });
  const found = findThemeWithTexts(tema);
  const kept = findThemeWithTexts(tema, proposta);
  if (!kept) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      Vão junto os textos do Grifo para {found ? 'este tema.' : `“${kept.theme}”.`}
      {!found && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => form.setValue('proposta', null, { shouldDirty: true })}
        >
          Não levar
        </Button>
      )}
    </p>
  );
}
