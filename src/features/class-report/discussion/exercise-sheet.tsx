import { PRODUCT_NAME } from '@/copy/product';
import { findingName } from '@/copy/writing';
import type { ClassFault } from '@/domain/classrooms/class-faults';
import type { DiscussedSentence } from '@/domain/classrooms/discussion';
import { MarkedSentence } from './marked-sentence';

/** Sentences with one kind of finding. */
export type ExerciseGroup = { code: ClassFault['code']; sentences: readonly DiscussedSentence[] };

type ExerciseSheetProps = { groups: readonly ExerciseGroup[]; hasAnswers: boolean };

/** The sheet: each sentence with lines for rewriting it; the explanations on a separate page. */
export function ExerciseSheet({ groups, hasAnswers }: ExerciseSheetProps) {
  const numbered = numberedGroups(groups);
  return (
    <div className="exercise-sheet">
      <section aria-label="Exercício">
        <header>
          <p>
            <b>{PRODUCT_NAME}</b> · Reescreva as frases
          </p>
          <p className="exercise-blank">
            Nome <i /> Data <i />
          </p>
        </header>
        {numbered.map(({ code, sentences }) => (
          <div key={code}>
            <h3>{findingName(code)}</h3>
            <ol start={sentences[0]?.number}>
              {sentences.map(({ number, sentence }) => (
                <li key={sentence.id} value={number}>
                  <MarkedSentence sentence={sentence} />
                  {Array.from({ length: linesFor(sentence) }, (_, line) => (
                    <i key={line} className="exercise-line" />
                  ))}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      {hasAnswers && (
        <section aria-label="Explicações" className="exercise-answers">
          <header>
            <p>
              <b>{PRODUCT_NAME}</b> · Explicações, para o professor
            </p>
          </header>
          <ol>
            {numbered.flatMap(({ sentences }) =>
              sentences.map(({ number, sentence }) => (
                <li key={sentence.id} value={number}>
                  <MarkedSentence sentence={sentence} />
                  <p>{sentence.note}</p>
                </li>
              )),
            )}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Numbered across all kinds, so that the explanations can refer to the numbers. */
function numberedGroups(groups: readonly ExerciseGroup[]) {
  let number = 0;
  return groups.map(({ code, sentences }) => ({
    code,
    sentences: sentences.map((sentence) => ({ sentence, number: (number += 1) })),
  }));
}

/** Number of handwritten lines the sentence takes, plus one. */
function linesFor({ before, mark, after }: DiscussedSentence): number {
  return Math.ceil((before + mark + after).length / CHARACTERS_BY_HAND) + 1;
}

const CHARACTERS_BY_HAND = 75;
