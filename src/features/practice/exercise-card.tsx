import { Flag } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FaultProgress } from '@/contracts/practice';
import { useServices } from '@/data/services-context';
import { faultName } from '@/domain/practice/faults';
import type { PracticeItem } from '@/domain/practice/item';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { Sheet } from '@/ui/sheet';
import { AnsweredText } from './answered-text';
import { judge, type Answered } from './judge';
import { solutionOf } from './solution';
import { askedOf } from './tasks';
import { VerdictNote } from './verdict-note';

type ExerciseCardProps = {
  item: PracticeItem;
  /** Where the sentence comes from, in words: "da sua redação de 14 de setembro". */
  source: string | null;
  /** Offers two wordings instead of a field. */
  isChoice: boolean;
  progress: FaultProgress | undefined;
  onJudged(answered: Answered): void;
  onNext(answered: Answered): void;
  /** "Isto não era erro"; only a sentence that somebody wrote can be told so. */
  onDrop: (() => void) | undefined;
};

/** One exercise: the task, then what the answer was worth and why. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { item, source, isChoice, progress, onJudged, onNext, onDrop } = props;
  const { practiceReader } = useServices();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [isJudging, setJudging] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const headingId = useId();
  const { title, render } = askedOf(item, { isChoice, streak: progress?.seguidas ?? 0 });

  async function handleAnswer(answer: string) {
    setJudging(true);
    setFailed(false);
    try {
      const judged = await judge(item, answer, practiceReader);
      const result = { item, answer, judged };
      setAnswered(result);
      onJudged(result);
    } catch {
      setFailed(true);
    }
    setJudging(false);
  }

  return (
    <section aria-labelledby={headingId}>
      <p className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge variant="secondary">{faultName(item.fault)}</Badge>
        {source && (
          <span>
            {item.essayId ? (
              <Link
                to={paths.student.correctedEssay(item.essayId)}
                className="inline-flex min-h-11 items-center"
              >
                {source}
              </Link>
            ) : (
              source
            )}
          </span>
        )}
      </p>
      <Sheet bleed className="overflow-hidden pt-4">
        <h3 id={headingId} className="px-4 pb-3 font-sans text-base leading-snug font-semibold sm:px-5">
          {title}
        </h3>
        {answered ? (
          <AnsweredText {...answered} />
        ) : (
          render({ labelledBy: headingId, isBusy: isJudging, onAnswer: (text) => void handleAnswer(text) })
        )}
        <div className="px-4 sm:px-5">
          <FormFailure
            sentence={
              hasFailed
                ? 'Não deu para conferir a resposta. Ela continua aqui: tente de novo daqui a pouco.'
                : null
            }
          />
        </div>
        {/* The live region exists before the verdict, so that it is announced. */}
        <div role="status">
          {answered && <VerdictNote answered={answered} solution={solutionOf(item)} progress={progress} />}
        </div>
        {answered && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-3 sm:px-5">
            {onDrop ? (
              <Button variant="ghost" size="small" onClick={onDrop}>
                <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
                Isto não era erro
              </Button>
            ) : (
              <span />
            )}
            <NextButton onPress={() => onNext(answered)} />
          </div>
        )}
      </Sheet>
    </section>
  );
}

/** Has the focus as soon as there is a verdict, so that Enter goes on. */
function NextButton({ onPress }: { onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onPress} className="max-sm:flex-1">
      Próxima
    </Button>
  );
}
