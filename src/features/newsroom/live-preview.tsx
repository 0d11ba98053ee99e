import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useServices, useSessionUser } from '@/data/services-context';
import type { Announcement, AnnouncementDraft } from '@/domain/announcements/announcement';
import { unlinkedAddresses } from '@/domain/links/split-links';
import { instantOfLocalTime } from '@/domain/time/local-time';
import type { AnnouncementForm } from './use-announcement-form';

export type RenderArticle = (announcement: Announcement) => ReactNode;

type LivePreviewProps = {
  form: AnnouncementForm;
  /** The edited announcement; null for a new one. */
  opened: Announcement | null;
  /** Renders the announcement as readers see it. */
  renderArticle: RenderArticle;
};

/** The announcement as readers will see it; deferred, so that typing stays fast. */
export function LivePreview({ form, opened, renderArticle }: LivePreviewProps) {
  const { titulo, conteudo, publico, publicar_em, fixado } = useDeferredValue(
    useWatch({ control: form.control }) as AnnouncementDraft,
  );
  const { now } = useServices();
  const { name } = useSessionUser();
  const { shownSince, ...byline } = useMemo(
    () => ({
      id: opened?.id ?? 'novo',
      criado_em: opened?.criado_em ?? now().toISOString(),
      autor_nome: opened?.autor_nome ?? name,
      shownSince: opened?.publicar_em ?? now().toISOString(),
    }),
    [opened, now, name],
  );
  const isEmpty = titulo.trim() === '' && conteudo.trim() === '';
  return (
    <section aria-labelledby="announcement-preview" className="min-w-0">
      <h3 id="announcement-preview" className="eyebrow mb-3 font-sans">
        Prévia
      </h3>
      {isEmpty ? (
        <p className="border-t pt-4 text-ink-2">
          O comunicado aparece aqui enquanto você escreve, como vai ser lido.
        </p>
      ) : (
        renderArticle({
          ...byline,
          titulo,
          conteudo,
          publico,
          fixado,
          publicar_em: instantOfLocalTime(publicar_em)?.toISOString() ?? shownSince,
        })
      )}
      <UnlinkedNote text={conteudo} />
    </section>
  );
}

/** Lists the addresses in the text that do not become links, and why. */
function UnlinkedNote({ text }: { text: string }) {
  const addresses = useMemo(() => unlinkedAddresses(text), [text]);
  if (addresses.length === 0) return null;
  return (
    <div className="mt-4 border-t pt-4 text-sm text-ink-2">
      <p>{addresses.length === 1 ? 'Este endereço fica' : 'Estes endereços ficam'} como texto, sem link:</p>
      <ul className="my-2 list-disc pl-5">
        {addresses.map((address) => (
          <li key={address} className="wrap-anywhere">
            {address}
          </li>
        ))}
      </ul>
      <p>
        Só viram links as páginas https:// do Inep, do MEC e de www.gov.br e os vídeos de www.youtube.com.
        Links encurtados e os que redirecionam para outra página ficam como texto.
      </p>
    </div>
  );
}
