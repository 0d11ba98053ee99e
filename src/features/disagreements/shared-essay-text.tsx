import type { SharedEssay } from '@/domain/disagreements/disagreement';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';
import { useSharedEssay } from './team-disagreement-queries';

/** The essay a student shows, with the passage that is meant. */
export function SharedEssayText({ id }: { id: string }) {
  const { data, isPending, isError, refetch } = useSharedEssay(id);
  if (isPending) return <Skeleton className="h-40" />;
  if (isError)
    return (
      <LoadFailed title="A redação não abriu agora" onRetry={() => void refetch()}>
        Confira a conexão e tente de novo.
      </LoadFailed>
    );
  if (!data) return <p className="text-sm text-muted">O aluno não mostra mais a redação.</p>;
  return (
    <section aria-label="Redação do aluno" className="max-w-[72ch] rounded-md border bg-paper p-4">
      {data.tema && <p className="font-semibold wrap-anywhere">{data.tema}</p>}
      <p dir="auto" className="mt-2 font-serif leading-relaxed wrap-anywhere whitespace-pre-line">
        <WithPassage {...data} />
      </p>
    </section>
  );
}

function WithPassage({ texto, inicio, fim }: SharedEssay) {
  if (inicio === null || fim === null) return texto;
  return (
    <>
      {texto.slice(0, inicio)}
      <mark className="bg-hl-mark text-ink">{texto.slice(inicio, fim)}</mark>
      {texto.slice(fim)}
    </>
  );
}
