import { useState } from 'react';
import { TypedThemeNote } from './pile-notes';
import { PilePicture, TurnButton } from './photos-step';
import type { Pile } from './use-pile';
import { writerName } from '@/domain/classrooms/class-writers';
import { CLASSROOM_LIMITS, type Classroom } from '@/domain/classrooms/classroom';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input, Select } from '@/ui/input';

type AssignStepProps = { classroom: Classroom; pile: Pile; onBack(): void; onNext(): void };

/** The theme, and the student of each page; by default, the pages are assigned in roster order. */
export function AssignStep({ classroom, pile, onBack, onNext }: AssignStepProps) {
  const { assigned, roster, sheets, theme } = pile;
  const left = assigned.filter(({ writer }) => writer === null).length;
  const hasTheme = theme.trim() !== '';
  const expected = new Set(roster.filter(({ entrou_em }) => entrou_em === null).map(({ id }) => id));
  return (
    <section aria-labelledby="pile-writers">
      <h3 id="pile-writers" tabIndex={-1} className="text-lg">
        De quem é cada página
      </h3>
      <p className="mt-1.5 mb-4 max-w-prose text-ink-2">
        As páginas seguem a ordem da lista. Se você trocar o aluno de uma, as de baixo mudam junto. Duas
        páginas do mesmo aluno viram uma redação só.
      </p>
      <ThemeFields classroom={classroom} pile={pile} />
      <ol className="mt-6 grid gap-x-8 border-t lg:grid-cols-2">
        {assigned.map(({ page, writer }, at) => (
          <li
            key={page.id}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-b py-3"
          >
            <PilePicture page={page} number={at + 1} />
            <div className="min-w-0">
              <div className="flex items-end gap-1">
                <Field label={`Página ${at + 1}`} className="min-w-0 grow">
                  {(control) => (
                    <Select
                      {...control}
                      value={writer ?? ''}
                      onChange={(event) => pile.assign(page.id, event.target.value || null)}
                    >
                      <option value="">Deixar de fora</option>
                      {roster.map((one) => (
                        <option key={one.id} value={one.id}>
                          {writerName(one)}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                <TurnButton pile={pile} page={page} number={at + 1} />
              </div>
              {/* On a phone the closed select truncates the text after the name. */}
              {writer !== null && expected.has(writer) && (
                <p aria-hidden="true" className="mt-1 text-sm wrap-anywhere text-ink-2 sm:hidden">
                  {pile.nameOf(writer)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="num mt-4 text-sm text-ink-2">
        {sheets.length === 1 ? '1 redação' : `${sheets.length} redações`}
        {left > 0 && `, ${left === 1 ? '1 página de fora' : `${left} páginas de fora`}`}.{' '}
        {!hasTheme && 'Falta dizer o tema.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:[&>button]:grow">
        <Button disabled={sheets.length === 0 || !hasTheme} onClick={onNext}>
          Ler e conferir
        </Button>
        <Button variant="outline" onClick={onBack}>
          Voltar às fotos
        </Button>
      </div>
    </section>
  );
}

const OTHER = 'outro';

/** The theme shared by all essays of the pile: a theme of the class or another theme. */
function ThemeFields({
  classroom: { temas },
  pile: { theme, setTheme },
}: Pick<AssignStepProps, 'classroom' | 'pile'>) {
  const names = [...new Set(temas.map(({ tema }) => tema))];
  const [isOther, setIsOther] = useState(!names.includes(theme));
  return (
    <div className="grid max-w-[42rem] gap-4">
      {names.length > 0 && (
        <Field label="Tema desta pilha">
          {(control) => (
            <Select
              {...control}
              value={isOther ? OTHER : String(names.indexOf(theme))}
              onChange={({ target: { value } }) => {
                setIsOther(value === OTHER);
                setTheme(names[Number(value)] ?? '');
              }}
            >
              {names.map((name, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
              <option value={OTHER}>Outro tema</option>
            </Select>
          )}
        </Field>
      )}
      {isOther && (
        <Field label={names.length > 0 ? 'Qual tema' : 'Tema desta pilha'}>
          {(control) => (
            <Input
              {...control}
              value={theme}
              maxLength={CLASSROOM_LIMITS.tema}
              onChange={(event) => setTheme(event.target.value)}
            />
          )}
        </Field>
      )}
      <TypedThemeNote temas={temas} theme={theme} />
    </div>
  );
}
