import { BookOpen, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/drawer';
import { ClassAsks, type GivenToClass } from './class-asks';
import { textsOf } from './given-texts';
import { MotivatingTexts } from './motivating-texts';

type SupportPanelProps = { theme: string; given?: readonly GivenToClass[] };

/** Material for the theme on the sheet: the teachers' instructions, and the motivating texts. */
export function SupportPanel({ theme, given = NOTHING }: SupportPanelProps) {
  const found = textsOf(
    theme,
    given.map(({ orientacao }) => orientacao),
  );
  return (
    <>
      {given.map((one) => (
        <ClassAsks key={one.classroomName} {...one} />
      ))}
      <SupportTexts {...found} />
    </>
  );
}

const NOTHING: readonly GivenToClass[] = [];

/**
 * The motivating texts, foldable beside the sheet; on narrow screens, in a drawer. Renders nothing if there are no
 * texts.
 */
function SupportTexts({ texts, chart, isOfExam }: ReturnType<typeof textsOf>) {
  const [isOpen, setOpen] = useState(false);
  const count = texts.length + (chart ? 1 : 0);
  if (count === 0) return null;
  return (
    <>
      <div className="lg:hidden">
        <Button variant="outline" block onClick={() => setOpen(true)}>
          <BookOpen size={18} strokeWidth={1.75} aria-hidden="true" />
          {count === 1 ? 'Ler o texto de apoio' : `Ler os ${count} textos de apoio`}
        </Button>
        <Drawer
          open={isOpen}
          onOpenChange={setOpen}
          title="Textos de apoio"
          closeLabel="Fechar textos de apoio"
          isWide
        >
          <div className="pb-6">
            <MotivatingTexts texts={texts} chart={chart} isOfExam={isOfExam} headingLevel={3} />
            <CopyNote />
          </div>
        </Drawer>
      </div>
      <details open className="group rounded-lg border bg-paper max-lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-5 font-serif text-lg font-bold [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg">Textos de apoio</h2>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div
          // Focusable, so that it can be scrolled by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-[60vh] overflow-y-auto border-t px-5 py-5"
        >
          <MotivatingTexts texts={texts} chart={chart} isOfExam={isOfExam} headingLevel={3} />
          <CopyNote />
        </div>
      </details>
    </>
  );
}

function CopyNote() {
  return (
    <p className="mt-6 border-t pt-4 text-sm text-ink-2">
      Use as informações com as suas palavras: linhas copiadas daqui não contam, e a correção as aponta.
    </p>
  );
}
