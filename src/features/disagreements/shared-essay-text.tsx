import type { SharedEssay } from '@/domain/disagreements/disagreement';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { useSharedEssay } from './team-disagreement-queries';

/** The essay a student shared, with the disputed passage highlighted. */
export function SharedEssayText({ id }: { id: string }) {
  return (
    <Loaded
      query={useSharedEssay(id)}
      placeholder={<Skeleton className="h-40" />}
      failed={{ title: 'A redação não abriu agora', note: 'Confira a conexão e tente de novo.' }}
      empty={<p className="text-sm text-muted">O aluno não mostra mais a redação.</p>}
    >
      {(essay) => (
        <section aria-label="Redação do aluno" className="max-w-[72ch] rounded-md border bg-paper p-4">
          {essay.tema && <p className="font-semibold wrap-anywhere">{essay.tema}</p>}
          <p dir="auto" className="mt-2 font-serif leading-relaxed wrap-anywhere whitespace-pre-line">
            <WithPassage {...essay} />
          </p>
        </section>
      )}
    </Loaded>
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
