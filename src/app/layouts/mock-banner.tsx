import { Hourglass } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices, useStore } from '@/data/services-context';
import { clockOf } from '@/domain/mock-exam/mock-exam';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';

/** Interval (ms) for checking whether the time is up. */
const LOOK_EVERY_MS = 15_000;

/** Link back to a mock exam, whose clock keeps running while the student is on another page. */
export function MockBanner() {
  const { mockExams, now } = useServices();
  const exam = useStore(mockExams.current);
  const { pathname } = useLocation();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const hasExam = exam !== null;
  useEffect(() => {
    if (!hasExam) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [hasExam]);
  if (!exam || pathname === paths.student.mock) return null;
  const { isOver } = clockOf(exam, now());
  return (
    <section
      aria-label="Simulado"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border bg-paper px-4 py-3 print:hidden"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <Hourglass size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-warn" />
        {isOver
          ? 'Seu simulado acabou e ainda não foi enviado.'
          : 'Simulado em andamento: o relógio está correndo.'}
      </p>
      <LinkButton to={paths.student.mockExam} variant="outline" size="small">
        {isOver ? 'Ver e enviar' : 'Voltar à prova'}
      </LinkButton>
    </section>
  );
}
