import { useClassroomSummaries } from '@/data/use-classrooms';
import { useLateServices } from '@/data/use-late-services';
import { classroomsOverview } from '@/domain/classrooms/overview';
import { DaysStat } from './days-stat';
import { Stat, StatStrip } from './stat-strip';

/** Classes, corrections and days in the app (spec §2 "Teacher profile"); a dash while they are not known. */
export function TeacherStats() {
  const { hasSamples } = useLateServices().classrooms;
  const { data } = useClassroomSummaries();
  const overview = data && classroomsOverview(data);
  return (
    <div>
      <StatStrip>
        <Count value={overview?.classroomCount} one="sala" many="salas" />
        <Count value={overview?.correctedEssayCount} one="redação corrigida" many="redações corrigidas" />
        <DaysStat />
      </StatStrip>
      {hasSamples && (
        <p className="mt-2 text-sm text-muted">Salas e redações corrigidas são dados de exemplo.</p>
      )}
    </div>
  );
}

type CountProps = { value: number | undefined; one: string; many: string };

function Count({ value, one, many }: CountProps) {
  return <Stat figure={value?.toLocaleString('pt-BR') ?? '–'} label={value === 1 ? one : many} />;
}
