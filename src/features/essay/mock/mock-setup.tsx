import { Play, Printer, Shuffle } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { v4 as newId } from 'uuid';
import { ThemeField } from '../theme-field';
import { useServices, useStore } from '@/data/services-context';
import { EMPTY_DRAFT, MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { countThemeCharacters, isBlank, SEND_MESSAGES } from '@/domain/essay/send-rules';
import {
  clockOf,
  DEFAULT_MINUTES,
  MAX_MINUTES,
  MIN_MINUTES,
  type MockMedium,
  startMock,
} from '@/domain/mock-exam/mock-exam';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { paths } from '@/lib/paths';
import { useCorrections } from '@/queries/essay-queries';
import { usePlan } from '@/queries/use-plan';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';
import { LinkButton } from '@/ui/link-button';
import { Segmented } from '@/ui/segmented';

const OWN = 'own';
const TIMES = [
  { value: String(DEFAULT_MINUTES), label: '90 min' },
  { value: '60', label: '60 min' },
  { value: OWN, label: 'Outro tempo' },
];
const TIME_NOTES: Readonly<Record<string, string>> = {
  [DEFAULT_MINUTES]: 'Para ler a proposta, planejar, rascunhar e passar a limpo.',
  60: 'Só para a redação, com o plano já na cabeça.',
  [OWN]: `De ${MIN_MINUTES} a ${MAX_MINUTES} minutos. Quem tem tempo adicional na prova pode usá-lo aqui.`,
};
const MEDIA: { value: MockMedium; label: string }[] = [
  { value: 'typed', label: 'Digitar aqui' },
  { value: 'paper', label: 'Escrever no papel' },
];

/** `/dashboard/student/simulado`: theme, time and medium; then the clock begins (R-ESSAY-14). */
export function MockSetup() {
  const { mockExams, now } = useServices();
  const { canCorrect } = usePlan();
  const exam = useStore(mockExams.current);
  const isOver = exam !== null && clockOf(exam, now()).isOver;
  const { data: essays = [] } = useCorrections();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [theme, setTheme] = useState(search.get('tema') ?? '');
  const [time, setTime] = useState(String(DEFAULT_MINUTES));
  const [ownMinutes, setOwnMinutes] = useState('75');
  const [medium, setMedium] = useState<MockMedium>('typed');
  const [themeProblem, setThemeProblem] = useState<string | null>(null);
  const [timeProblem, setTimeProblem] = useState<string | null>(null);
  const [startProblem, setStartProblem] = useState<string | null>(null);
  const themeRef = useRef<HTMLTextAreaElement>(null);
  const minutesRef = useRef<HTMLInputElement>(null);

  function start() {
    const minutes = Number(time === OWN ? ownMinutes : time);
    const isTooLong = countThemeCharacters(theme) > MAX_THEME_CHARACTERS;
    if (isBlank(theme) || isTooLong) {
      setThemeProblem(isTooLong ? SEND_MESSAGES['long-theme'] : 'Escolha ou escreva o tema do simulado.');
      return themeRef.current?.focus();
    }
    if (!Number.isInteger(minutes) || minutes < MIN_MINUTES || minutes > MAX_MINUTES) {
      setTimeProblem(`Escolha um tempo de ${MIN_MINUTES} a ${MAX_MINUTES} minutos.`);
      return minutesRef.current?.focus();
    }
    const begun = startMock({ id: newId(), theme: theme.trim(), medium, minutes, now: now() });
    mockExams.drafts.save({ ...EMPTY_DRAFT, theme: begun.theme, updatedAt: begun.startedAt });
    if (mockExams.current.set(begun)) return void navigate(paths.student.mockExam);
    mockExams.current.set(null);
    setStartProblem(NO_SPACE);
  }

  async function surprise() {
    const bank = await import('@/domain/themes/theme-bank').catch(() => null);
    if (!bank) return setThemeProblem('Não deu para carregar o banco de temas. Escreva um tema aqui.');
    const { surpriseTheme, PROPOSAL_BANK, EXAM_BANK, bestScores } = bank;
    const choice = { present: theme, random: Math.random() };
    const found = surpriseTheme([...PROPOSAL_BANK, ...EXAM_BANK], bestScores(essays), choice);
    if (found) setTheme(found.theme);
    setThemeProblem(null);
  }

  return (
    <div className="max-w-176">
      <h2 className="text-xl lg:text-2xl">Simulado</h2>
      <p className="mt-1 max-w-prose text-ink-2">
        A redação como na prova: {MAX_HANDWRITTEN_LINES} linhas, relógio correndo, sem revisão ao digitar e
        sem pausa. No fim, a correção e como você usou o tempo.
      </p>
      {exam ? (
        <section aria-label="Simulado em andamento" className="mt-6 rounded-lg border bg-paper p-5">
          <p className="font-semibold">
            {isOver
              ? 'Seu simulado acabou e ainda não foi enviado'
              : 'Simulado em andamento: o relógio está correndo'}
          </p>
          <p className="mt-1 text-ink-2 wrap-anywhere">“{exam.theme}”</p>
          <LinkButton to={paths.student.mockExam} className="mt-4">
            {isOver ? 'Ver e enviar' : 'Voltar à prova'}
          </LinkButton>
        </section>
      ) : (
        <form
          aria-label="Novo simulado"
          className="mt-6 grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <div>
            <ThemeField
              ref={themeRef}
              value={theme}
              onChange={(next) => {
                setTheme(next);
                setThemeProblem(null);
              }}
              onKeyDown={() => undefined}
              onEnter={() => undefined}
              onBlur={() => undefined}
              aside={null}
              error={themeProblem}
              disabled={false}
              readOnly={false}
            />
            <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
              <Button variant="outline" size="small" onClick={() => void surprise()}>
                <Shuffle size={18} strokeWidth={1.75} aria-hidden="true" />
                Surpresa
              </Button>
              <Link to={paths.student.themes} className="inline-flex min-h-11 items-center text-sm">
                Escolher no banco de temas
              </Link>
            </div>
          </div>
          <div className="grid gap-2">
            <p aria-hidden="true" className="eyebrow">
              Tempo
            </p>
            <Segmented legend="Tempo" name="time" options={TIMES} value={time} onChange={setTime} />
            <p className="text-sm text-ink-2">{TIME_NOTES[time]}</p>
            {time === OWN && (
              <Field label="Minutos" error={timeProblem} className="max-w-72">
                {(control) => (
                  <Input
                    {...control}
                    ref={minutesRef}
                    inputMode="numeric"
                    value={ownMinutes}
                    onChange={(event) => {
                      setOwnMinutes(event.target.value);
                      setTimeProblem(null);
                    }}
                  />
                )}
              </Field>
            )}
          </div>
          <div className="grid gap-2">
            <p aria-hidden="true" className="eyebrow">
              Onde você vai escrever
            </p>
            <Segmented
              legend="Onde você vai escrever"
              name="medium"
              options={MEDIA}
              value={medium}
              onChange={setMedium}
            />
            <p className="text-sm text-ink-2">
              {medium === 'typed'
                ? 'Sem revisão ao digitar e sem dicas. O texto fica salvo neste aparelho.'
                : 'Escreva à mão e, quando acabar, fotografe a folha: a leitura da foto não conta no tempo.'}
            </p>
            {medium === 'paper' && (
              <Link
                to={paths.student.answerSheet(theme.trim())}
                className="inline-flex min-h-11 items-center gap-2 justify-self-start"
              >
                <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
                Imprimir a folha de {MAX_HANDWRITTEN_LINES} linhas
              </Link>
            )}
          </div>
          {!canCorrect && (
            <p className="rounded-md border px-4 py-3 text-sm text-ink-2">
              Você está sem créditos. Pode fazer o simulado: o texto espera aqui até você ter um.
            </p>
          )}
          <div className="grid gap-2 border-t pt-5">
            <FormFailure sentence={startProblem} />
            <Button type="submit" className="max-sm:w-full sm:justify-self-start">
              <Play size={18} strokeWidth={1.75} aria-hidden="true" />
              Começar
            </Button>
            <p className="text-sm text-ink-2">
              O relógio começa na hora e não para se você sair da página ou desligar a tela.
            </p>
          </div>
        </form>
      )}
    </div>
  );
}

const NO_SPACE =
  'O navegador está sem espaço ou não permite guardar dados, e o simulado se perderia ao recarregar a página. Libere espaço e tente de novo.';
