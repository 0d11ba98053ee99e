import { useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { StudentNameSchema } from '@/contracts/classroom-forms';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { isSameName } from '@/domain/classrooms/student-names';
import { useExpectStudents } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Spinner } from '@/ui/spinner';
import { notify } from '@/ui/toast';
import type { Person } from './roster';
import type { UnsavedSource } from '../themes/unsaved';

type AddStudentsProps = {
  classroomId: string;
  known: readonly Person[];
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Adds expected students by name. Enter adds the name and clears the field for the next one (R-CLASS-3). */
export function AddStudents({ classroomId, known, onUnsaved }: AddStudentsProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { added, add, retry, drop } = useAddedStudents(classroomId);
  const twin = name.trim() && [...known, ...added].find(({ nome }) => isSameName(nome, name));
  // Only names whose request failed count as unsaved, not the text in the field.
  const hasUnsaved = added.some(({ failure }) => failure !== null);

  useEffect(() => onUnsaved('name', hasUnsaved), [hasUnsaved, onUnsaved]);

  function submit() {
    const parsed = StudentNameSchema.safeParse(name);
    field.current?.focus();
    if (!parsed.success) {
      const sentence = parsed.error.issues[0]?.message ?? '';
      setError(sentence);
      if (sentence === messages.studentNameMissing.description) notify(messages.studentNameMissing);
      return;
    }
    add(parsed.data);
    setName('');
    setError(null);
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="mt-3 flex items-start gap-3"
      >
        <Field
          label="Nome do aluno"
          labelAside={
            name.length > CLASSROOM_LIMITS.aluno / 2 && (
              <CharacterCount text={name} most={CLASSROOM_LIMITS.aluno} />
            )
          }
          hint={
            <span aria-live="polite">
              {twin
                ? `Já há “${twin.nome}” na lista. Se for outra pessoa, adicione assim mesmo.`
                : 'Quem entrar pelo convite com este nome ocupa este lugar na lista.'}
            </span>
          }
          error={error}
          className="min-w-0 grow"
        >
          {(control) => (
            <Input
              {...control}
              ref={field}
              value={name}
              autoComplete="off"
              autoCapitalize="words"
              enterKeyHint="done"
              onChange={(event) => {
                setName(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        {/* Aligned with the field, not with its label. */}
        <Button type="submit" variant="outline" className="mt-7 min-h-12">
          Adicionar
        </Button>
      </form>
      {added.length > 0 && (
        <ul className="mt-3 border-t">
          {added.map((student) => (
            <AddedRow
              key={student.id}
              student={student}
              onRetry={() => retry(student)}
              onDrop={() => drop(student.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type AddedRowProps = { student: AddedStudent; onRetry: () => void; onDrop: () => void };

function AddedRow({ student: { nome, isSending, failure }, onRetry, onDrop }: AddedRowProps) {
  if (isSending)
    return (
      <li className="flex items-center gap-2 border-b py-3 text-ink-2">
        <Spinner size={16} />
        <span className="min-w-0 wrap-anywhere">Adicionando {nome}...</span>
      </li>
    );
  return (
    <li role="alert" className="border-b py-3">
      <p className="font-semibold wrap-anywhere">{nome}</p>
      <p className="mt-0.5 text-sm text-error">Não foi adicionado. {failure}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
        <Button variant="ghost" size="small" onClick={onDrop}>
          Descartar
        </Button>
      </div>
    </li>
  );
}

/**
 * A name being sent to the server. Every attempt sends the same `id`, so that a retry does not add the name twice;
 * `failure` is the error sentence of the last attempt.
 */
type AddedStudent = { id: string; nome: string; isSending: boolean; failure: string | null };

/** Sends names without blocking the field. A failed name stays listed until it is retried or dropped. */
function useAddedStudents(classroomId: string) {
  const { mutateAsync: expectStudents } = useExpectStudents(classroomId);
  const [added, setAdded] = useState<readonly AddedStudent[]>([]);

  const drop = (id: string) => setAdded((known) => known.filter((one) => one.id !== id));
  const change = (id: string, changes: Partial<AddedStudent>) =>
    setAdded((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  async function send({ id, nome }: Pick<AddedStudent, 'id' | 'nome'>) {
    try {
      await expectStudents([{ id, nome, email: null }]);
      drop(id);
      notify(messages.studentAdded);
    } catch (error) {
      change(id, { isSending: false, failure: errorSentence(error) });
    }
  }

  return {
    added,
    drop,
    add(nome: string) {
      const id = newId();
      setAdded((known) => [...known, { id, nome, isSending: true, failure: null }]);
      void send({ id, nome });
    },
    retry(student: AddedStudent) {
      change(student.id, { isSending: true });
      void send(student);
    },
  };
}
