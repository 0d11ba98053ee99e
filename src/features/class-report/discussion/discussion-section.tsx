import { Eye, EyeOff, Printer, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { findingName } from '@/copy/writing';
import { classWriters } from '@/domain/classrooms/class-writers';
import { classFaults, type ClassFault } from '@/domain/classrooms/class-faults';
import type { Classroom } from '@/domain/classrooms/classroom';
import {
  discussedSentences,
  SENTENCES_SHOWN,
  someSentences,
  type ClassPassage,
  type DiscussedSentence,
} from '@/domain/classrooms/discussion';
import type { Submission } from '@/domain/classrooms/submission';
import { paths } from '@/lib/paths';
import { usePassages } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { MarkedSentence } from './marked-sentence';

type DiscussionSectionProps = { classroom: Classroom; essays: readonly Submission[] };

/** Maximum number of kinds of findings offered. */
const OFFERED = 6;

/** "Para discutir em sala": the most common findings of the class, with three anonymous sentences each (R-CLASS-16). */
export function DiscussionSection({ classroom, essays }: DiscussionSectionProps) {
  const faults = classFaults(essays).slice(0, OFFERED);
  const [chosen, setChosen] = useState<ClassFault['code'] | null>(null);
  const current = faults.find(({ code }) => code === chosen) ?? faults[0];
  if (!current) return null;
  return (
    <section aria-labelledby="to-discuss" className="print:hidden">
      <h3 id="to-discuss" className="text-lg">
        Para discutir em sala
      </h3>
      <p className="mt-1 max-w-[70ch] text-sm text-ink-2">
        Os erros mais comuns na sala, com frases dos alunos e sem nomes. Leia antes de mostrar: uma frase pode
        contar algo que só um aluno viveu.
      </p>
      <div className="mt-4 flex flex-wrap gap-2" role="group" aria-label="Tipo de erro">
        {faults.map(({ code, students, of }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === current.code}
            onClick={() => setChosen(code)}
            className="min-h-11 rounded-md border-[1.5px] border-border-strong bg-paper px-3.5 py-1.5 text-left text-sm text-ink-2 hover:border-ink-2 aria-pressed:border-ink aria-pressed:text-ink"
          >
            <b className="font-semibold">{findingName(code)}</b>{' '}
            <span className="num whitespace-nowrap">
              {students} de {of} {of === 1 ? 'aluno' : 'alunos'}
            </span>
          </button>
        ))}
      </div>
      <Sentences key={current.code} classroom={classroom} code={current.code} />
    </section>
  );
}

type SentencesProps = { classroom: Classroom; code: ClassFault['code'] };

function Sentences({ classroom, code }: SentencesProps) {
  const [passages] = usePassages(classroom.id, [code]);
  if (!passages) return null;
  return (
    <Loaded
      query={passages}
      placeholder={<Skeleton className="mt-5 h-40" />}
      failed={{ title: 'As frases não abriram agora', note: errorSentence }}
    >
      {(all) => <SomeSentences classroom={classroom} code={code} passages={all} />}
    </Loaded>
  );
}

type SomeSentencesProps = SentencesProps & { passages: readonly ClassPassage[] };

/** Three sentences with one kind of finding; buttons show further sentences and the explanations. */
function SomeSentences({ classroom, code, passages }: SomeSentencesProps) {
  const [from, setFrom] = useState(0);
  const [isExplained, setExplained] = useState(false);
  const sentences = discussedSentences(
    passages,
    classWriters(classroom).map(({ nome }) => nome),
  );
  if (sentences.length === 0)
    return (
      <p className="mt-5 text-ink-2">
        Não há frase deste tipo para mostrar: as que dizem o nome de um aluno não aparecem.
      </p>
    );
  return (
    <>
      <ol aria-live="polite" className="mt-5 grid gap-3">
        {someSentences(sentences, from).map((sentence) => (
          <SentenceItem key={sentence.id} sentence={sentence} isExplained={isExplained} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          // With a large font, the label wraps to two lines on a phone.
          className="whitespace-normal!"
          aria-pressed={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {isExplained ? (
            <EyeOff size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
          {isExplained ? 'Esconder explicações' : 'Mostrar explicações'}
        </Button>
        {sentences.length > SENTENCES_SHOWN && (
          <Button variant="outline" size="small" onClick={() => setFrom(from + SENTENCES_SHOWN)}>
            <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
            Outras frases
          </Button>
        )}
        <LinkButton to={paths.teacher.exercises(classroom.id, code)} variant="outline" size="small">
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Folha de exercícios
        </LinkButton>
      </div>
    </>
  );
}

type SentenceItemProps = { sentence: DiscussedSentence; isExplained: boolean };

function SentenceItem({ sentence, isExplained }: SentenceItemProps) {
  return (
    <li className="rounded-md border bg-paper px-4 py-3">
      <p className="font-serif text-[1.0625rem] leading-normal wrap-anywhere">
        <MarkedSentence sentence={sentence} />
      </p>
      {isExplained && <p className="mt-1.5 text-sm text-ink-2 wrap-anywhere">{sentence.note}</p>}
    </li>
  );
}
