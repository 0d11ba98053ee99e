import type { SampleClassroom } from '@/domain/classrooms/sample-classrooms';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { Bar } from '@/ui/bar';
import { Card } from '@/ui/card';

export function ClassroomCard({ classroom }: { classroom: SampleClassroom }) {
  return (
    <Card className="h-full">
      <h3 className="text-[1.25rem]">{classroom.nome}</h3>
      <p className="mt-0.5 text-sm text-ink-2">
        <span className="num">{classroom.studentCount} alunos</span> · {classroom.descricao}
      </p>
      <div className="mt-4 flex items-center gap-3">
        <p className="text-sm whitespace-nowrap text-muted">
          média{' '}
          <b className="num font-serif text-xl leading-none font-extrabold text-ink">
            {classroom.averageTotal}
          </b>
        </p>
        <Bar
          value={classroom.averageTotal}
          max={MAX_TOTAL}
          label={`Média da turma ${classroom.nome}`}
          className="grow"
        />
      </div>
      <p className="mt-4 text-xs font-semibold text-muted">Tema atual</p>
      <p className="mt-0.5 font-serif leading-snug">{classroom.tema}</p>
    </Card>
  );
}
