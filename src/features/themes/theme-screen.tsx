import { ArrowLeft, Hourglass, PenLine, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices, useStore } from '@/data/services-context';
import { findTheme, forgetTheme, noteTheme, ownThemes } from '@/domain/themes/theme-bank';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { useCorrections } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';
import { BANK_SUMMARY } from './bank-summary';
import { NoteTheme } from './note-theme';
import { ThemeBrowser } from './theme-browser';
import { PROPOSAL_ID } from './theme-proposal';

/** `/dashboard/student/temas`: the bank of themes; `?ver=` names the open theme. */
export function ThemeScreen() {
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('ver');
  const { data: essays } = useCorrections();
  const { notedThemes } = useServices();
  const noted = useStore(notedThemes);
  const own = useMemo(() => ownThemes(essays ?? [], noted), [essays, noted]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isForgotten = useRef(false);
  // Only existing themes are shown, even if the URL names another theme.
  const current = wanted === null ? null : findTheme(wanted, own);
  const opened = current?.theme;
  useShownTitle(opened ? `${opened} · Temas · ${PRODUCT_NAME}` : undefined);

  // Moves the focus to the opened theme, which replaces the list on a phone.
  useEffect(() => {
    if (opened) document.getElementById(PROPOSAL_ID)?.focus();
    else if (isForgotten.current) heading.current?.focus();
    isForgotten.current = false;
  }, [opened]);

  /** Saves a theme and opens it. A theme that already exists is opened without being added again. */
  function note(text: string) {
    const themes = noteTheme([], text);
    const isThere = themes.every((theme) => findTheme(theme, own));
    if (!isThere && !notedThemes.update((before) => noteTheme(before, text))) notify(NOT_KEPT);
    void navigate(paths.student.theme(themes[0] ?? text));
  }

  function forget(theme: string) {
    notedThemes.update((before) => forgetTheme(before, theme));
    const undo = () => void notedThemes.update((before) => noteTheme(before, theme));
    notify({ title: 'Tema apagado', description: theme, action: { label: 'Desfazer', onPress: undo } });
    isForgotten.current = true;
    void navigate(paths.student.themes);
  }

  return (
    <>
      <Link
        to={paths.student.essay}
        className={`inline-flex min-h-11 items-center gap-1.5 text-sm ${opened ? 'max-lg:hidden' : ''}`}
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Redação
      </Link>
      <div className={opened ? 'max-lg:hidden' : undefined}>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
          Temas
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{BANK_SUMMARY}</p>
      </div>
      <ThemeBrowser
        essays={essays}
        own={own}
        current={current}
        onOpen={({ theme }) => void navigate(paths.student.theme(theme))}
        renderOpener={({ theme }, look) => <Link to={paths.student.theme(theme)} {...look} />}
        renderActions={(one) => (
          <>
            <LinkButton to={paths.student.essayOn(one.theme)}>
              <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
              Escrever sobre este tema
            </LinkButton>
            <LinkButton to={paths.student.mockOn(one.theme)} variant="outline">
              <Hourglass size={18} strokeWidth={1.75} aria-hidden="true" />
              Fazer simulado
            </LinkButton>
            {one.from === 'own' && one.isNoted && (
              <Button variant="ghost" onClick={() => forget(one.theme)}>
                <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                Apagar este tema
              </Button>
            )}
          </>
        )}
        noting={<NoteTheme onNote={note} />}
        back={
          <Link to={paths.student.themes} className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm">
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Temas
          </Link>
        }
      />
    </>
  );
}

const NOT_KEPT: ToastMessage = {
  title: 'Não deu para guardar o tema',
  description:
    'O navegador está sem espaço ou não permite guardar dados. O tema some quando você fechar a página.',
  variant: 'destructive',
};
