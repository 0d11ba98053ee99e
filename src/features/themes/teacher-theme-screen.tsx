import { ArrowLeft, Send } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { findTheme } from '@/domain/themes/theme-bank';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { Button } from '@/ui/button';
import { BANK_SUMMARY } from './bank-summary';
import { ThemeBrowser } from './theme-browser';
import { PROPOSAL_ID } from './theme-proposal';

type GiveThemeProps = {
  open: boolean;
  onClose(): void;
  start: { tema: string; prazo: string; orientacao: ThemeGuidance; classroom: null };
};

/** `/dashboard/teacher/temas`: the bank of themes to give to classes; `?ver=` names the open theme. */
export function TeacherThemeScreen({ GiveTheme }: { GiveTheme: ComponentType<GiveThemeProps> }) {
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('ver');
  const current = wanted === null ? null : findTheme(wanted);
  const opened = current?.theme;
  const [given, setGiven] = useState('');
  const [isGiving, setGiving] = useState(false);
  useShownTitle(opened ? `${opened} · Temas · ${PRODUCT_NAME}` : undefined);

  // Moves the focus to the opened theme, which replaces the list on a phone.
  useEffect(() => {
    if (opened) document.getElementById(PROPOSAL_ID)?.focus();
  }, [opened]);

  return (
    <>
      <div className={opened ? 'max-lg:hidden' : undefined}>
        <h2 className="text-xl lg:text-2xl">Temas</h2>
        <p className="mt-1 mb-6 text-ink-2">{BANK_SUMMARY}, para passar às suas salas.</p>
      </div>
      <ThemeBrowser
        essays={null}
        current={current}
        onOpen={({ theme }) => void navigate(paths.teacher.theme(theme))}
        renderOpener={({ theme }, look) => <Link to={paths.teacher.theme(theme)} {...look} />}
        renderActions={({ theme }) => (
          <Button
            onClick={() => {
              setGiven(theme);
              setGiving(true);
            }}
          >
            <Send size={18} strokeWidth={1.75} aria-hidden="true" />
            Passar para minhas salas
          </Button>
        )}
        back={
          <Link to={paths.teacher.themes} className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm">
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Temas
          </Link>
        }
      />
      <GiveTheme
        open={isGiving}
        onClose={() => setGiving(false)}
        start={{ tema: given, prazo: '', orientacao: NO_GUIDANCE, classroom: null }}
      />
    </>
  );
}
