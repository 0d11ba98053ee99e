import { ArrowLeft, Hourglass, PenLine } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { EXAM_BANK, findTheme, ownThemes, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { useCorrections } from '@/queries/essay-queries';
import { LinkButton } from '@/ui/link-button';
import { ThemeBrowser } from './theme-browser';
import { PROPOSAL_ID } from './theme-proposal';

/** `/dashboard/student/temas`: the bank of themes; `?ver=` names the open one. */
export function ThemeScreen() {
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('ver');
  const { data: essays } = useCorrections();
  const own = useMemo(() => (essays ? ownThemes(essays) : []), [essays]);
  // Whatever an address names, only a theme that there is has the screen.
  const current = wanted === null ? null : findTheme(wanted, own);
  const opened = current?.theme;
  useShownTitle(opened ? `${opened} · Temas · ${PRODUCT_NAME}` : undefined);

  // What was asked for is read next, and on a phone stands in the place of the list.
  useEffect(() => {
    if (opened) document.getElementById(PROPOSAL_ID)?.focus();
  }, [opened]);

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
        <h2 className="text-xl lg:text-2xl">Temas</h2>
        <p className="mt-1 mb-6 text-ink-2">
          {EXAM_BANK.length} temas de provas do Enem e {PROPOSAL_BANK.length} propostas do Grifo com textos de
          apoio.
        </p>
      </div>
      <ThemeBrowser
        essays={essays}
        own={own}
        current={current}
        onOpen={({ theme }) => void navigate(paths.student.theme(theme))}
        renderOpener={({ theme }, look) => <Link to={paths.student.theme(theme)} {...look} />}
        renderActions={({ theme }) => (
          <>
            <LinkButton to={paths.student.essayOn(theme)}>
              <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
              Escrever sobre este tema
            </LinkButton>
            <LinkButton to={paths.student.mockOn(theme)} variant="outline">
              <Hourglass size={18} strokeWidth={1.75} aria-hidden="true" />
              Fazer simulado
            </LinkButton>
          </>
        )}
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
