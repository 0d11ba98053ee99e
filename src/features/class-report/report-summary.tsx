import { weakestCompetency, type ClassFigures } from '@/domain/classrooms/class-figures';
import { LEVELS, ROMAN_NUMERALS } from '@/domain/rubric/competency';

type ReportSummaryProps = { figures: ClassFigures; studentCount: number };

/** Four key figures and a suggestion for the next lesson. */
export function ReportSummary({ figures, studentCount }: ReportSummaryProps) {
  const { sent, pending, students, total } = figures;
  return (
    <div className="mt-8">
      <dl className="num grid grid-cols-2 gap-x-6 gap-y-5 border-y py-5 sm:grid-cols-4">
        <Figure name="Média" value={total ? Math.round(total.mean) : '–'} note="de 1000" />
        <Figure name="Desvio padrão" value={total ? Math.round(total.deviation) : '–'} note="pontos" />
        <Figure name="Redações" value={sent} note={pendingText(pending)} />
        <Figure name="Enviaram" value={students} note={`de ${countText(studentCount, 'aluno', 'alunos')}`} />
      </dl>
      <NextLesson figures={figures} />
      {pending > 0 && (
        <p className="mt-3 max-w-prose text-sm text-ink-2">
          Redação pendente é a que foi corrigida só no aparelho do aluno. Ela entra nos números quando você
          avaliar as cinco competências.
        </p>
      )}
    </div>
  );
}

function Figure({ name, value, note }: { name: string; value: string | number; note: string }) {
  return (
    <div>
      <dt className="eyebrow">{name}</dt>
      <dd>
        <b className="font-serif text-[2rem] leading-tight font-extrabold">{value}</b>{' '}
        <span className="text-sm text-muted">{note}</span>
      </dd>
    </div>
  );
}

const LOW_LEVEL = 120;

function NextLesson({ figures }: { figures: ClassFigures }) {
  const weakest = weakestCompetency(figures);
  if (!weakest) return null;
  const counted = figures.sent - figures.pending;
  const low = weakest.byLevel.slice(0, LEVELS.indexOf(LOW_LEVEL) + 1).reduce((sum, count) => sum + count, 0);
  if (low === 0) return null;
  return (
    <p className="num mt-4 max-w-prose text-ink-2">
      Na <span className="hl">competência {ROMAN_NUMERALS[weakest.competency]}</span>,{' '}
      {counted === 1
        ? 'a única redação está'
        : `${low} das ${counted.toLocaleString('pt-BR')} redações ${low === 1 ? 'está' : 'estão'}`}{' '}
      em {LOW_LEVEL} ou menos: um bom assunto para a próxima aula.
    </p>
  );
}

function pendingText(pending: number): string {
  return pending === 0 ? 'todas corrigidas' : countText(pending, 'pendente', 'pendentes');
}

function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
}
