import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isDone, type Draft } from '@/domain/essay/draft';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { RuledText } from '@/components/ruled-text';
import { Sheet } from '@/ui/sheet';

/** Links to the editor, with the beginning of the draft. */
export function WriteCard({ draft }: { draft: Draft }) {
  const beginning = draftBeginning(draft.essay);
  return (
    <Sheet className="overflow-hidden">
      {/* For pointers only: the button below is the link for keyboards and screen readers. */}
      <Link to={paths.student.essay} tabIndex={-1} aria-hidden="true" className="block text-ink no-underline">
        <RuledText
          phoneParagraphs={false}
          className="h-[calc(3*var(--ruled-line))] lg:h-[calc(4*var(--ruled-line))]"
        >
          {beginning.length > 0 ? <Beginning paragraphs={beginning} /> : <FirstLine />}
        </RuledText>
      </Link>
      <div className="px-5 pt-4 pb-5 sm:p-6 lg:px-15 lg:pt-5 lg:pb-6">
        <h2 className="text-[1.5rem]">Escrever Redação</h2>
        <p className="mt-1 line-clamp-3 wrap-anywhere text-ink-2">{invitation(draft)}</p>
        <LinkButton to={paths.student.essay} className="mt-4 max-sm:w-full">
          <PenLine size={19} strokeWidth={1.75} aria-hidden="true" />
          Começar Agora
        </LinkButton>
      </div>
    </Sheet>
  );
}

/** The beginning of the draft, which fills the sheet and fades out at the end. */
function Beginning({ paragraphs }: { paragraphs: Paragraph[] }) {
  return (
    <div className="absolute inset-y-0 right-4 left-(--gutter) overflow-hidden mask-b-from-[calc(100%-2*var(--ruled-line))] lg:right-9 [&>p]:indent-[2em]">
      {paragraphs.map(({ start, text }) => (
        <p key={start}>{text}</p>
      ))}
    </div>
  );
}

function FirstLine() {
  return (
    <p className="text-muted italic">
      <span className="mr-1 inline-block h-[1.1em] w-0.5 translate-y-[0.15em] bg-ink" />A primeira frase pode
      ser simples.
    </p>
  );
}

function invitation(draft: Draft): string {
  const { theme, essay } = draft;
  const hasEssay = essay.trim() !== '';
  const title = theme.trim();
  if (hasEssay && title) return `Seu rascunho sobre “${title}” está salvo.`;
  if (hasEssay) return 'Seu rascunho está salvo.';
  if (isDone(draft)) return `Sua redação sobre “${title}” está corrigida. Escreva outra ou refaça essa.`;
  if (title) return `O tema “${title}” já está escolhido. Falta a primeira frase.`;
  return 'Escolha um tema, escreva no seu ritmo e veja a correção nas cinco competências.';
}

/** Number of characters rendered: more than the sheet can show, but far less than the maximum length of an essay. */
const SHOWN_CHARACTERS = 900;

/** `start` is the offset into the essay. */
type Paragraph = { start: number; text: string };

function draftBeginning(essay: string): Paragraph[] {
  return [...essay.slice(0, SHOWN_CHARACTERS).matchAll(/.*\S.*/g)].map(({ index, 0: text }) => ({
    start: index,
    text,
  }));
}
