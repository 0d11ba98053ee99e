import { useId } from 'react';
import { WAY_RULES } from '@/copy/theme-guidance';
import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';

/** A class and the guidance it received with the theme on the sheet. */
export type GivenToClass = { classroomName: string; orientacao: ThemeGuidance };

type ClassAsksProps = GivenToClass & { headingLevel?: 2 | 4 };

/** The teacher's instructions, and the required medium. Renders nothing if both are missing. */
export function ClassAsks({
  classroomName,
  orientacao: { instrucoes, envio },
  headingLevel = 2,
}: ClassAsksProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (instrucoes === '' && envio === 'livre') return null;
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-paper px-5 py-4">
      <Heading id={id} className="text-lg wrap-anywhere">
        O que a sala {classroomName} pede
      </Heading>
      {envio !== 'livre' && <p className="mt-1.5 font-semibold">{WAY_RULES[envio]}</p>}
      {instrucoes !== '' && <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{instrucoes}</p>}
    </section>
  );
}
