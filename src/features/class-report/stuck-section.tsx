import type { StuckStudent } from '@/domain/classrooms/stuck-students';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** Who has not left a level for some essays. */
export function StuckSection({ stuck }: { stuck: readonly StuckStudent[] }) {
  return (
    <section aria-labelledby="stuck-students">
      <h3 id="stuck-students" className="text-lg">
        Parados no mesmo nível
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        O mesmo nível, abaixo de 200, nas três últimas redações corrigidas ou mais.
      </p>
      {stuck.length === 0 ? (
        <p className="mt-3">Ninguém está parado por três redações ou mais.</p>
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
