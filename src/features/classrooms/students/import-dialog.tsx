import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { v4 as newId } from 'uuid';
import { StudentNameSchema } from '@/contracts/classroom-forms';
import { errorSentence, formErrorSentence } from '@/copy/errors';
import type { Classroom } from '@/domain/classrooms/classroom';
import { useExpectStudents, useUndoExpected } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { Dialog, dialogActions } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Textarea } from '@/ui/input';
import { LeaveDialog } from '@/ui/leave-dialog';
import { notify } from '@/ui/toast';
import { ImportLines, previewLines, type EditedLine } from './import-lines';
import { ImportSummary, MOST_LINES, SheetChoice } from './import-summary';
import { readList } from './read-list';
import { likeliestList, readListFile, type ListText } from './read-list-file';
import type { UnsavedSource } from '../themes/unsaved';

type ImportDialogProps = {
  open: boolean;
  onClose: () => void;
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/**
 * Adds many expected students: the teacher pastes a list or opens a file, sees the effect of each line, then sends
 * all lines at once.
 */
export function ImportDialog({ open, onClose, classroom, onUnsaved }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [sheets, setSheets] = useState<readonly ListText[]>([]);
  const [outside, setOutside] = useState<readonly string[]>([]);
  const [lines, setLines] = useState<readonly EditedLine[] | null>(null);
  const [skipped, setSkipped] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const sending = useExpectStudents(classroom.id);
  const undoing = useUndoExpected(classroom.id);
  const heading = useRef<HTMLParagraphElement>(null);
  const hasChanges = text.trim() !== '' || lines !== null;

  useEffect(() => onUnsaved('names', hasChanges), [hasChanges, onUnsaved]);
  // Moves the focus, because the pressed button was removed with its step.
  const isPreview = lines !== null;
  useEffect(() => {
    if (isPreview) heading.current?.focus();
  }, [isPreview]);

  const previews = lines ? previewLines(lines, classroom) : [];
  const included = lines?.filter((_, index) => previews[index]?.isIncluded) ?? [];

  function preview(list: string) {
    const read = readList(list);
    const isEmpty = read.lines.length === 0;
    setError(isEmpty ? 'Esta lista está sem nomes. Ponha um nome por linha.' : null);
    if (isEmpty) return setLines(null);
    setSkipped(Math.max(0, read.lines.length - MOST_LINES));
    setOutside(read.outside);
    setLines(read.lines.slice(0, MOST_LINES).map((line) => ({ ...line, id: newId(), isWanted: null })));
  }

  async function chooseFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const answer = await readListFile(file);
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    if ('refusal' in answer) return setError(answer.refusal);
    setSheets(answer.lists);
    chooseSheet(likeliestList(answer.lists));
  }

  function chooseSheet(sheet: ListText) {
    setText(sheet.text);
    preview(sheet.text);
  }

  function reset() {
    setText('');
    setSheets([]);
    setLines(null);
    setError(null);
    setIsAsking(false);
    sending.reset();
    onClose();
  }

  function requestClose() {
    if (sending.isPending) return;
    if (hasChanges) setIsAsking(true);
    else reset();
  }

  function send() {
    const students = included.map(({ id, nome, email }) => ({
      id,
      nome: StudentNameSchema.parse(nome),
      email: email || null,
    }));
    sending.mutate(students, {
      onSuccess() {
        notify({
          title: students.length === 1 ? 'Nome na lista!' : `${students.length} nomes na lista!`,
          description: 'Cada aluno ocupa o seu lugar quando entra na sala.',
          action: { label: 'Desfazer', onPress: () => void undoImport(students.map(({ id }) => id)) },
        });
        reset();
      },
    });
  }

  /** Removes the names that this list added; students who have joined meanwhile are kept. */
  async function undoImport(ids: readonly string[]) {
    try {
      const removed = await undoing.mutateAsync(ids);
      const left = ids.length - removed;
      notify({
        title: removed === 1 ? '1 nome retirado' : `${removed} nomes retirados`,
        description:
          left === 0
            ? 'A lista está como antes da importação.'
            : `${left === 1 ? '1 aluno já tinha entrado na sala e continua nela' : `${left} alunos já tinham entrado na sala e continuam nela`}.`,
      });
    } catch (cause) {
      notify({
        title: 'A importação não foi desfeita',
        description: errorSentence(cause),
        variant: 'destructive',
      });
    }
  }

  return (
    <>
      <Dialog open={open} onOpenChange={requestClose} title="Importar uma lista de alunos" size="wide">
        {lines === null ? (
          <PasteStep
            text={text}
            error={error}
            onText={(next) => {
              setText(next);
              setSheets([]);
              setError(null);
            }}
            onFile={(event) => void chooseFile(event)}
            onNext={() => preview(text)}
          />
        ) : (
          <div className="grid gap-4">
            <SheetChoice sheets={sheets} chosen={text} onChoose={chooseSheet} />
            <ImportSummary
              heading={heading}
              included={included.length}
              left={lines.length - included.length}
              skipped={skipped}
              outside={outside}
            />
            <ImportLines
              lines={lines}
              previews={previews}
              onChange={(id, changes) =>
                setLines(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)))
              }
            />
            <FormFailure sentence={sending.error && formErrorSentence(sending.error)} />
            <div className={dialogActions}>
              <Button variant="outline" disabled={sending.isPending} onClick={() => setLines(null)}>
                Voltar à lista
              </Button>
              <Button
                disabled={included.length === 0}
                busy={sending.isPending}
                busyLabel="Adicionando..."
                onClick={send}
              >
                {included.length === 1 ? 'Adicionar 1 nome' : `Adicionar ${included.length} nomes`}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
      <LeaveDialog
        open={isAsking}
        stay={() => setIsAsking(false)}
        leave={reset}
        description="A lista ainda não foi adicionada à sala."
      />
    </>
  );
}

type PasteStepProps = {
  text: string;
  error: string | null;
  onText: (text: string) => void;
  onFile: (event: ChangeEvent<HTMLInputElement>) => void;
  onNext: () => void;
};

function PasteStep({ text, error, onText, onFile, onNext }: PasteStepProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
      className="grid gap-5"
    >
      <Field
        label="Nomes, um por linha"
        hint="Cole a lista ou escolha um arquivo de planilha (XLSX, ODS ou CSV). Se quiser, ponha o e-mail ao lado: quem entrar com ele ocupa o lugar na hora. Só quem dá aula nesta sala vê o e-mail. Ele é apagado quando o aluno entra."
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={9}
            value={text}
            autoComplete="off"
            spellCheck={false}
            placeholder={'Ana Souza\nBruno Lima; bruno.lima@exemplo.com'}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        accept=".xlsx,.ods,.csv,.tsv,.txt,.xls,text/csv,text/plain,text/tab-separated-values"
        hidden
        onChange={onFile}
      />
      <div className={dialogActions}>
        <Button variant="outline" className="sm:mr-auto" onClick={() => file.current?.click()}>
          Escolher arquivo
        </Button>
        <Button type="submit">Conferir</Button>
      </div>
    </form>
  );
}
