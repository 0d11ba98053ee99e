import { Skeleton } from '@/ui/skeleton';

/** The page while the essays load; also prerendered (app/shells.tsx). */
export function ProgressSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando seu progresso</output>
      <Skeleton className="h-5 w-full max-w-lg" />
      <div className="mt-8 grid gap-8 md:grid-cols-2 md:items-center md:gap-12">
        <Skeleton className="mx-auto aspect-[100/86] w-full max-w-100 rounded-full" />
        <div>
          <Skeleton className="h-7 w-52" />
          <div className="mt-6 grid gap-5">
            {['gramatica', 'argumentacao', 'organizacao', 'coesao', 'proposta'].map((skill) => (
              <Skeleton key={skill} className="h-8" />
            ))}
          </div>
        </div>
      </div>
      <Skeleton className="mt-12 h-75" />
    </div>
  );
}

/** The heading of the page; also prerendered (app/shells.tsx). */
export function ProgressIntro() {
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Progresso</h2>
      <p className="mt-1.5 max-w-prose text-ink-2">
        Como você vai em cada competência, de onde veio e o que mais aumenta a sua nota agora.
      </p>
    </>
  );
}
