import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useServices, useSessionUser } from '@/data/services-context';
import type { Announcement } from '@/domain/announcements/announcement';
import { UnlinkedNote } from './unlinked-note';
import type { AnnouncementForm } from './use-announcement-form';

export type RenderArticle = (announcement: Announcement) => ReactNode;

type LivePreviewProps = {
  form: AnnouncementForm;
  /** What is edited; null for a new one. */
  opened: Announcement | null;
  /** As readers see it. */
  renderArticle: RenderArticle;
};

/** The announcement as its readers will see it, a moment behind the typing. */
export function LivePreview({ form, opened, renderArticle }: LivePreviewProps) {
  const [titulo, conteudo] = useDeferredValue(
    useWatch({ control: form.control, name: ['titulo', 'conteudo'] }),
  );
  const { now } = useServices();
  const { name } = useSessionUser();
  const byline = useMemo(
    () => ({
      id: opened?.id ?? 'novo',
      criado_em: opened?.criado_em ?? now().toISOString(),
      autor_nome: opened?.autor_nome ?? name,
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
          O comunicado aparece aqui enquanto você escreve, como alunos e professores vão ver.
        </p>
      ) : (
        renderArticle({ ...byline, titulo, conteudo })
      )}
      <UnlinkedNote text={conteudo} />
    </section>
  );
}
