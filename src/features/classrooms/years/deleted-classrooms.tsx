import { useEffect, useRef } from 'react';
import { formatDate } from '@/copy/dates';
import { restorableUntil, type DeletedClassroom } from '@/domain/classrooms/classroom';
import { focusIfLost } from '@/lib/focus';
import { useDeletedClassrooms } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { useRestoreWithNotice } from './use-restore';

/** Deleted classrooms that can still be restored; renders nothing if there are none. */
export function DeletedClassrooms() {
  const { data: deleted = [] } = useDeletedClassrooms();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(deleted.length);

  // Restores the focus, because the pressed button is removed with its row.
  useEffect(() => {
    if (deleted.length < count.current) focusIfLost(heading.current);
    count.current = deleted.length;
  }, [deleted.length]);

  if (deleted.length === 0) return null;
  return (
    <section aria-labelledby="deleted-classrooms" className="mt-9">
      <h3 id="deleted-classrooms" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Excluídas
      </h3>
      <ul className="mt-3 border-t">
        {deleted.map((classroom) => (
          <DeletedRow key={classroom.id} classroom={classroom} />
        ))}
      </ul>
    </section>
  );
}

function DeletedRow({ classroom }: { classroom: DeletedClassroom }) {
  const { restore, isRestoring } = useRestoreWithNotice();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{classroom.nome}</p>
        <p className="num text-sm text-muted">
          dá para restaurar até {formatDate(restorableUntil(classroom))}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={`Restaurar a sala ${classroom.nome}`}
        busy={isRestoring}
        busyLabel="Restaurando..."
        onClick={() => void restore(classroom)}
      >
        Restaurar
      </Button>
    </li>
  );
}
