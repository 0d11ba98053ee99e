import { PenLine } from 'lucide-react';
import { useServices } from '@/data/services-context';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { isBlank } from '@/domain/essay/send-rules';
import type { Skill } from '@/domain/progress/metrics';
import type { NextTheme } from '@/domain/progress/theme-tiers';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

/** Advice for the next essay, keyed by the skill in which the student can gain most. */
const AIMS: Record<Skill, string> = {
  gramatica: 'Guarde dez minutos para reler só acentos, vírgulas e concordância.',
  argumentacao: 'Escolha um repertório que você conhece bem e ligue-o à tese.',
  organizacao: 'Antes de escrever, anote a tese e um argumento para cada parágrafo.',
  coesao: 'Comece cada parágrafo por um conectivo que diga como ele continua o anterior.',
  proposta: 'Feche com agente, ação, meio, finalidade e um detalhe.',
};

type NextStepProps = { theme: NextTheme; gain: Skill | null };

/** A theme for the next essay, with advice. */
export function NextStep({ theme, gain }: NextStepProps) {
  const { drafts, now } = useServices();

  /** Puts the theme into the draft, unless an essay was begun. */
  function handlePress() {
    if (!isBlank(drafts.load().essay)) return;
    drafts.save({ ...EMPTY_DRAFT, theme: theme.theme, updatedAt: now().toISOString() });
  }

  return (
    <Card className="print:hidden">
      <h3 className="text-lg">O que escrever agora</h3>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-serif text-md leading-snug">{theme.theme}</p>
          <p className="mt-1 text-sm text-muted">
            Tema do ENEM {theme.year}
            {theme.isNew ? ', novo para você.' : ': você já escreveu sobre ele, compare as duas versões.'}
          </p>
          {gain && <p className="mt-2 text-ink-2">{AIMS[gain]}</p>}
        </div>
        <LinkButton to={paths.student.essay} onClick={handlePress} className="max-sm:w-full">
          <PenLine size={19} strokeWidth={1.75} aria-hidden="true" />
          Escrever Redação
        </LinkButton>
      </div>
    </Card>
  );
}
