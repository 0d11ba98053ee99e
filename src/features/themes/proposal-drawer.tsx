import { Drawer } from '@/ui/drawer';
import { ClassAsks, type GivenToClass } from './class-asks';
import { textsOf } from './given-texts';
import { MotivatingTexts } from './motivating-texts';

type ProposalDrawerProps = {
  theme: string;
  /** Guidance that the teachers gave with the theme. */
  given?: readonly GivenToClass[];
  open: boolean;
  onOpenChange(open: boolean): void;
};

/** A theme as worded in the exam, with the texts of the bank and of the teachers, if any. */
export function ProposalDrawer({ theme, given = NOTHING, open, onOpenChange }: ProposalDrawerProps) {
  const { texts, chart, isOfExam } = textsOf(
    theme,
    given.map(({ orientacao }) => orientacao),
  );
  const hasTexts = texts.length > 0 || chart !== undefined;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Proposta de redação"
      closeLabel="Fechar proposta"
      isWide
    >
      <div className="pb-6">
        <h3 className="text-lg leading-snug wrap-anywhere">{theme}</h3>
        <p className="mt-2 mb-5 text-sm text-ink-2">
          {hasTexts && 'Com base nos textos e no que você já sabe, '}
          {hasTexts ? 'escreva' : 'Escreva'} um texto dissertativo-argumentativo, em registro formal, sobre
          este tema. Apresente uma proposta de intervenção que respeite os direitos humanos.
        </p>
        <div className="grid gap-3 not-empty:mb-6">
          {given.map((one) => (
            <ClassAsks key={one.classroomName} {...one} headingLevel={4} />
          ))}
        </div>
        {hasTexts && <MotivatingTexts texts={texts} chart={chart} isOfExam={isOfExam} headingLevel={4} />}
      </div>
    </Drawer>
  );
}

const NOTHING: readonly GivenToClass[] = [];
