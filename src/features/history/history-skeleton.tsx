import { Skeleton } from '@/ui/skeleton';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The list while it loads. Its top border covers the bottom border of the rows above, if any. */
export function HistorySkeleton() {
  return (
    <div className="-mt-px">
      <output className="sr-only">Carregando suas redações</output>
      <div className="border-t">
        {ROWS.map((row) => (
          <div
            key={row}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-3 border-b py-5 md:grid-cols-[6rem_minmax(0,1fr)_11rem_7rem] md:gap-x-6"
          >
            <Skeleton className="h-6 w-20 max-md:hidden" />
            <div className="grid gap-2 max-md:col-span-2 max-md:row-start-1">
              <Skeleton className="h-5 w-4/5 max-w-md" />
              <Skeleton className="h-4 w-24" />
            </div>
            <Skeleton className="h-9 w-44" />
            <Skeleton className="h-9 w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The heading of the history; also prerendered (app/shells.tsx). */
export function HistoryIntro({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Redações corrigidas</h2>
      {!isEmpty && (
        <p className="mt-1.5 max-w-prose text-ink-2">
          Cada correção fica guardada aqui. Abra uma para rever a nota, o nível de cada competência, as
          marcações no texto e o que falta para o próximo nível.
        </p>
      )}
    </>
  );
}
