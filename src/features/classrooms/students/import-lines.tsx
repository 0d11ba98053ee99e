import { useState } from 'react';
import { StudentNameSchema } from '@/contracts/classroom-forms';
import {
  isBlocked,
  previewImport,
  type ImportLine,
  type LineStatus,
  type PreviewedLine,
} from '@/domain/classrooms/roster-import';
import type { Classroom } from '@/domain/classrooms/classroom';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/** A line with the id of its future row, so that sending the line twice creates only one row. */
export type EditedLine = ImportLine & { id: string; isWanted: boolean | null };

type ImportLinesProps = {
  lines: readonly EditedLine[];
  previews: readonly PreviewedLine[];
  onChange: (id: string, changes: Partial<EditedLine>) => void;
};

/** Every line with the effect of importing it; each line can be corrected or excluded. */
export function ImportLines({ lines, previews, onChange }: ImportLinesProps) {
  return (
    <ol className="border-t">
      {lines.map((line, index) => (
        <LineRow
          key={line.id}
          line={line}
          number={index + 1}
          preview={previews[index] ?? NOTHING}
          onChange={(changes) => onChange(line.id, changes)}
        />
      ))}
    </ol>
  );
}

const NOTHING: PreviewedLine = { status: 'nome-invalido', isIncluded: false };

type LineRowProps = {
  line: EditedLine;
  number: number;
  preview: PreviewedLine;
  onChange: (changes: Partial<EditedLine>) => void;
};

function LineRow({ line, number, preview: { status, isIncluded }, onChange }: LineRowProps) {
  const isInvalid = status === 'nome-invalido' || status === 'email-invalido';
  const [isEditing, setIsEditing] = useState(isInvalid);
  const { nome, email } = line;
  const name = nome || email || 'sem nome';
  return (
    <li className="border-b py-1.5 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <div className="flex items-center gap-2">
        <label className="flex min-h-11 min-w-0 grow items-center gap-3">
          <input
            type="checkbox"
            checked={isIncluded}
            disabled={isBlocked(status)}
            onChange={(event) => onChange({ isWanted: event.target.checked })}
            aria-labelledby={`${line.id}-name`}
            aria-describedby={`${line.id}-status`}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0 grow sm:flex sm:items-baseline sm:gap-3">
            <span id={`${line.id}-name`} className="block min-w-0 grow wrap-anywhere">
              <span className="sr-only">Linha {number}: </span>
              <span className="font-semibold">{name}</span>
              {nome && email && <span className="block text-sm text-ink-2 sm:ml-2 sm:inline"> {email}</span>}
            </span>
            <span
              id={`${line.id}-status`}
              className={`block text-sm sm:max-w-[50%] sm:shrink-0 sm:text-right ${isBlocked(status) ? 'text-error' : 'text-ink-2'}`}
            >
              {sentenceOf(status, isIncluded, line)}
            </span>
          </span>
        </label>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isEditing}
          aria-label={`${isEditing ? 'Fechar' : 'Corrigir'} linha ${number}`}
          onClick={() => setIsEditing(!isEditing)}
        >
          {isEditing ? 'Fechar' : 'Corrigir'}
        </Button>
      </div>
      {isEditing && (
        <div className="grid gap-3 pt-1 pb-3 pl-8 sm:grid-cols-2">
          <Field label="Nome">
            {(control) => (
              <Input
                {...control}
                value={nome}
                autoComplete="off"
                onChange={(event) => onChange({ nome: event.target.value })}
              />
            )}
          </Field>
          <Field label="E-mail (opcional)">
            {(control) => (
              <Input
                {...control}
                type="email"
                value={email}
                autoComplete="off"
                onChange={(event) => onChange({ email: event.target.value.trim() })}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  );
}

/** The effect of importing each line of a list into this class. */
export function previewLines(lines: readonly EditedLine[], classroom: Classroom): PreviewedLine[] {
  return previewImport(lines, classroom, (name) => StudentNameSchema.safeParse(name).success);
}

const SENTENCES: Record<Exclude<LineStatus, 'nome-invalido' | 'saiu'>, string> = {
  novo: 'entra na lista',
  homonimo: 'entra como outra pessoa com o mesmo nome',
  esperado: 'este nome já está na lista; marque se for outra pessoa',
  'na-sala': 'já há alguém com este nome na sala; marque se for outra pessoa',
  duvidoso: 'talvez não seja um nome; marque se for',
  'na-lista': 'já está na lista, com este e-mail',
  'email-invalido': 'o e-mail não está completo',
  'email-repetido': 'este e-mail já é de outra pessoa da lista',
  'sem-vaga': 'passa do limite de 200 nomes',
};

function sentenceOf(status: LineStatus, isIncluded: boolean, { nome, isWanted, note }: EditedLine): string {
  if (status === 'nome-invalido') {
    return StudentNameSchema.safeParse(nome).error?.issues[0]?.message ?? 'falta o nome';
  }
  if (isWanted === false && !isBlocked(status)) return 'fica de fora';
  if (status === 'saiu' && !isIncluded) return `situação “${note?.text}”; marque se ainda é da sala`;
  const sentence = status === 'saiu' || (isIncluded && isWanted) ? SENTENCES.novo : SENTENCES[status];
  return isIncluded && note ? `${sentence}; ${NOTES[note.kind]} “${note.text}”` : sentence;
}

const NOTES = { saiu: 'situação', situacao: 'situação', ordem: 'estava' } as const;
