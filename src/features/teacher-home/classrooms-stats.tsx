import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { classroomsOverview } from '@/domain/classrooms/overview';

/** Four numbers between hairlines: two by two on phones, one row from 1024 px. */
export function ClassroomsStats({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  const overview = classroomsOverview(classrooms);
  return (
    <dl className="mt-3 grid grid-cols-2 border-y lg:grid-cols-4">
      <Stat label="total de salas" value={overview.classroomCount} />
      <Stat label="total de alunos" value={overview.studentCount} />
      <Stat label="redações corrigidas" value={overview.correctedEssayCount} />
      <Stat label="média geral" value={overview.averageTotal} />
    </dl>
  );
}

function Stat({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="flex flex-col-reverse justify-end py-4 even:border-l even:pl-4 nth-[n+3]:border-t lg:border-l lg:pl-6 lg:even:pl-6 lg:first:border-l-0 lg:first:pl-0 lg:nth-[n+3]:border-t-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num font-serif text-2xl leading-none font-extrabold">
        {value?.toLocaleString('pt-BR') ?? '–'}
      </dd>
    </div>
  );
}
