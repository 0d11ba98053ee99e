import { delayText } from '@/copy/classes';
import { dueDate } from '@/copy/dates';
import type { LateEssay } from '@/domain/classrooms/late-work';
import type { MissingStudents } from '@/domain/classrooms/missing-students';
import { withNote } from '@/domain/classrooms/student-names';
import type { StuckStudent } from '@/domain/classrooms/stuck-students';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { Badge } from '@/ui/badge';

/** Students who have submitted nothing on the theme. */
export function MissingSection({ missing, now }: { missing: MissingStudents; now: Date }) {
  const { theme, isOverdue, students, expected } = missing;
  const due = dueDate(theme.prazo, now);
  return (
    <section aria-labelledby="missing-students">
      <h3 id="missing-students" className="text-lg">
        Quem ainda não enviou
      </h3>
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
        Tema: {theme.tema} {due && <Badge variant={isOverdue ? 'warn' : 'outline'}>{due}</Badge>}
      </p>
      {students.length === 0 ? (
        <p className="mt-3">{nobodyMissing(missing)}</p>
      ) : (
        <ul className="mt-3 columns-1 gap-x-8 border-t sm:columns-2 lg:columns-1 xl:columns-2 print:columns-2">
          {students.map((student) => (
            <li key={student.id} className="break-inside-avoid border-b py-2 wrap-anywhere">
              {withNote(student.nome, student)}
            </li>
          ))}
        </ul>
      )}
      {expected.length > 0 && (
        <p className="mt-3 text-sm text-ink-2 wrap-anywhere">
          <b>Ainda não entraram na sala:</b> {expected.map(({ mostrado }) => mostrado).join(', ')}.
        </p>
      )}
    </section>
  );
}

function nobodyMissing({ hadStudents, expected }: MissingStudents): string {
  if (!hadStudents) return 'Ninguém entrou na sala ainda.';
  return expected.length > 0 ? 'Todos os que entraram na sala enviaram.' : 'Todos enviaram.';
}

/** Essays submitted after their theme's due date, newest first. */
export function LateSection({ late }: { late: readonly LateEssay[] }) {
  return (
    <section aria-labelledby="late-essays">
      <h3 id="late-essays" className="text-lg">
        Enviadas com atraso
      </h3>
      <p className="mt-1 text-sm text-ink-2">Depois do prazo que o tema tem agora.</p>
      <ul className="mt-3 border-t">
        {late.map(({ essay, delay }) => (
          <li key={essay.id} className="border-b py-2.5 print:break-inside-avoid">
            <span className="flex items-baseline justify-between gap-3">
              <b className="font-semibold wrap-anywhere">
                {withNote(essay.aluno_nome, { esperado: essay.esperado })}
              </b>
              <Badge variant="warn">{delayText(delay)}</Badge>
            </span>
            <span className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{essay.tema}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Students whose level has not changed for three essays or more. */
export function StuckSection({ stuck }: { stuck: readonly StuckStudent[] }) {
  return (
    <section aria-labelledby="stuck-students">
      <h3 id="stuck-students" className="text-lg">
        Parados no mesmo nível
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        Quem está no mesmo nível, abaixo de 200, há três redações corrigidas ou mais.
      </p>
      {stuck.length === 0 ? (
        <p className="mt-3">Ninguém está parado há três redações ou mais.</p>
      ) : (
        <ul className="mt-3 border-t">
          {stuck.map(({ studentId, studentName, standstills }) => (
            <li key={studentId} className="border-b py-2.5 print:break-inside-avoid">
              <b className="font-semibold wrap-anywhere">{studentName}</b>
              <ul className="num text-sm text-ink-2">
                {standstills.map(({ competency, level, essays }) => (
                  <li key={competency}>
                    Competência {ROMAN_NUMERALS[competency]} em <b>{level}</b> nas últimas {essays} redações
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
