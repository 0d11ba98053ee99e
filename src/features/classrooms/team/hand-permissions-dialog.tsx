import { errorSentence } from '@/copy/errors';
import { formatDate } from '@/copy/dates';
import { useHandPermissions, usePermit } from '@/queries/hand-line-queries';
import { Dialog } from '@/ui/dialog';
import { FormFailure } from '@/ui/form-failure';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import type { Person } from '../students/roster';

type HandPermissionsDialogProps = {
  open: boolean;
  onClose: () => void;
  classroomId: string;
  people: readonly Person[];
};

const SHEET =
  'Autorizo que ________ guarde no Grifo imagens de linhas escritas à mão por ele ou ela, com o texto de cada uma, para treinar o leitor de letra de mão. Só quem mantém o site as vê. Podemos apagar tudo a qualquer momento, em Meus dados.';

/** For each student, whether the school has the signed permission to contribute lines of handwriting. */
export function HandPermissionsDialog({ open, onClose, classroomId, people }: HandPermissionsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Autorizações de letra"
      description="Um aluno com menos de 18 anos só pode dar linhas escritas à mão ao Grifo com a autorização assinada pelo responsável. Marque quem entregou: a folha fica com a escola, e seu nome e a data ficam registrados. Ao desmarcar, as linhas do aluno são apagadas."
    >
      <Students classroomId={classroomId} people={people.filter(({ expected }) => !expected)} />
      <div className="mt-4 border-l-4 border-hl-mark pl-4">
        <p className="text-sm font-semibold">Um texto para a folha</p>
        <p className="mt-1 text-sm text-ink-2">{SHEET}</p>
      </div>
    </Dialog>
  );
}

type StudentsProps = { classroomId: string; people: readonly Person[] };

function Students({ classroomId, people }: StudentsProps) {
  const query = useHandPermissions(classroomId);
  const { mutate: permit, isPending, variables, error } = usePermit(classroomId);
  if (people.length === 0) return <p className="text-ink-2">Ninguém entrou na sala ainda.</p>;
  return (
    <Loaded
      query={query}
      placeholder={<Skeleton className="h-40" />}
      failed={{ title: 'A lista não abriu agora', note: 'Confira a conexão e tente de novo.' }}
    >
      {(data) => (
        <>
          <ul className="border-t">
            {people.map(({ id, nome }) => {
              const known = data.find(({ usuario_id }) => usuario_id === id);
              const isChanging = isPending && variables.studentId === id;
              return (
                <li key={id} className="border-b">
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      checked={isChanging ? variables.isPermitted : known !== undefined}
                      disabled={isPending}
                      onChange={({ target }) => permit({ studentId: id, isPermitted: target.checked })}
                      className="size-5 shrink-0 accent-ink"
                    />
                    <span className="min-w-0 flex-1 wrap-anywhere">{nome}</span>
                    {known && (
                      <span className="text-sm text-muted">
                        {formatDate(Date.parse(known.confirmado_em))}
                      </span>
                    )}
                  </label>
                </li>
              );
            })}
          </ul>
          <FormFailure sentence={error && errorSentence(error)} />
        </>
      )}
    </Loaded>
  );
}
