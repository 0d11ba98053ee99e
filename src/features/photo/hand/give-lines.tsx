import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorCode } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';
import { useSessionUser } from '@/data/services-context';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { toGivenLine } from '@/domain/ocr/hand/given-line';
import { paths } from '@/lib/paths';
import { useGiveLines, useGiving, useSetMayAsk } from '@/queries/hand-line-queries';
import { Button } from '@/ui/button';
import { ConsentForm } from './consent-form';

type GiveLinesProps = {
  /** Confirmed lines of one photo. */
  lines: readonly { strip: GrayImage; text: string }[];
  /** Name of the recognizer weights with which the lines were read, if known. */
  network?: string | null;
};

/**
 * Asks a student, once all lines are confirmed, whether the lines may be stored to train the handwriting reader.
 * Opt-in; "not now" is remembered on the device. Renders nothing for other users, if no line is usable for
 * training, or while loading.
 */
export function GiveLines({ lines, network = null }: GiveLinesProps) {
  const { userType } = useSessionUser();
  const given = useMemo(() => lines.flatMap((line) => toGivenLine(line) ?? []), [lines]);
  if (userType !== 'student' || given.length === 0) return null;
  return <Question given={given} network={network} />;
}

type QuestionProps = { given: NonNullable<ReturnType<typeof toGivenLine>>[]; network: string | null };

type Stage = 'asked' | 'open' | 'declined' | 'given';

function Question({ given, network }: QuestionProps) {
  const { data: giving } = useGiving();
  const { mutate: setMayAsk } = useSetMayAsk();
  const giveLines = useGiveLines();
  const [stage, setStage] = useState<Stage>('asked');
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button was removed, so the heading gets the focus.
  useEffect(() => {
    if (stage !== 'asked') heading.current?.focus();
  }, [stage]);

  if (!giving || (stage === 'asked' && !giving.mayAsk && !giving.consent)) return null;

  function decline() {
    // If the student has already given a consent, declining skips only these lines, and the student is asked again
    // about the next lines.
    if (!giving?.consent) setMayAsk(false);
    setStage('declined');
  }

  const title = {
    asked: giving.consent
      ? 'Posso guardar também estas linhas?'
      : 'Posso guardar estas linhas para o Grifo aprender?',
    open: 'O que seria guardado',
    declined: 'Tudo bem, nada foi guardado',
    given: 'Obrigado! As linhas estão guardadas',
  }[stage];
  return (
    <section aria-labelledby={HEADING_ID} className="grid gap-3 border-t pt-4">
      <h3 id={HEADING_ID} ref={heading} tabIndex={-1} className="text-base outline-none">
        {title}
      </h3>
      {stage === 'asked' && (
        <>
          <p className="text-sm text-ink-2">
            O leitor ainda conhece poucas letras de brasileiros. Com linhas suas, quem mantém o Grifo pode
            treinar um leitor melhor para todo mundo. Só vai o que você escolher.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={() => setStage('open')}>
              Ver o que seria guardado
            </Button>
            <Button variant="ghost" size="small" onClick={decline}>
              Agora não
            </Button>
          </div>
        </>
      )}
      {stage === 'open' && (
        <ConsentForm
          lines={given}
          giving={giving}
          failure={giveLines.error && failureOf(giveLines.error)}
          isBusy={giveLines.isPending}
          onDecline={decline}
          onGive={(chosen, basis) =>
            giveLines.mutate({ lines: chosen, basis, network }, { onSuccess: () => setStage('given') })
          }
        />
      )}
      {stage === 'declined' && (
        <p className="text-sm text-ink-2">
          {!giving.consent && 'Não pergunto de novo. '}Em <MyData /> você muda de ideia quando quiser.
        </p>
      )}
      {stage === 'given' && (
        <p className="text-sm text-ink-2">
          Em <MyData /> você vê todas, apaga as que quiser e para de dar.
        </p>
      )}
    </section>
  );
}

const HEADING_ID = 'give-lines';

const MyData = () => <Link to={paths.student.myData}>Meus dados</Link>;

function failureOf(error: Error): string {
  if (errorCode(error) === 'too-many-attempts')
    return 'O Grifo já tem as linhas que pode guardar: até 100 por dia e 300 ao todo. O que coube está guardado.';
  return errorSentence(error);
}
