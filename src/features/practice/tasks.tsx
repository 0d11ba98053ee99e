import type { ReactNode } from 'react';
import type { InterventionElement } from '@/domain/argument/intervention-elements';
import type { JoinRelation } from '@/domain/practice/bank/join-exercise';
import type { PracticeItem } from '@/domain/practice/item';
import { differsByCommas } from '@/domain/practice/sentence-pair';
import { ThesisTask, WordingTask } from './choice-tasks';
import { CommaTask } from './comma-task';
import { LinksTask } from './links-task';
import { RuledField, type TaskProps } from './ruled-field';

type Asked = { title: string; render(props: TaskProps): ReactNode };

/** From this many right answers in a row, a sentence of the bank is written instead of chosen. */
const WRITTEN_FROM = 2;

/** What is to be done with an exercise: own sentences are mended by hand, others are chosen first. */
export function askedOf(
  { task, origin }: PracticeItem,
  { isChoice, streak }: { isChoice: boolean; streak: number },
): Asked {
  if (task.kind === 'links')
    return {
      title: 'Ponha cada palavra de ligação no lugar',
      render: (props) => <LinksTask exercise={task.exercise} {...props} />,
    };
  if (task.kind === 'thesis')
    return {
      title: 'Qual destas frases é a tese?',
      render: (props) => <ThesisTask exercise={task.exercise} {...props} />,
    };
  if (task.kind === 'proposal')
    return {
      title: `Nesta proposta falta ${MISSING[task.exercise.missing]}. Complete a proposta`,
      render: (props) => (
        <>
          <p className="px-4 pb-3 text-sm text-ink-2 sm:px-5">{task.exercise.hint}</p>
          <RuledField label="Sua proposta" start={task.exercise.proposal} {...props} />
        </>
      ),
    };
  if (task.kind === 'join')
    return {
      title: `Junte as duas frases numa só: ${RELATIONS[task.exercise.relation]}`,
      render: (props) => (
        <>
          <ol className="list-decimal px-4 pb-3 pl-9 font-serif text-[1.0625rem] leading-snug sm:px-5 sm:pl-10">
            {task.exercise.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <RuledField label="Sua frase" start="" {...props} />
        </>
      ),
    };
  const { pair } = task;
  if (differsByCommas(pair))
    return { title: 'Ponha ou tire vírgulas', render: (props) => <CommaTask pair={pair} {...props} /> };
  if (isChoice || (origin !== 'essay' && streak < WRITTEN_FROM))
    return { title: 'Qual é a forma certa?', render: (props) => <WordingTask pair={pair} {...props} /> };
  return {
    title: 'Conserte a frase',
    render: (props) => <RuledField label="Sua frase" start={pair.wrong} {...props} />,
  };
}

const RELATIONS: Record<JoinRelation, string> = {
  oposição: 'a segunda se opõe à primeira',
  soma: 'a segunda soma algo à primeira',
  causa: 'a segunda é a causa da primeira',
  consequência: 'a segunda é o resultado da primeira',
  finalidade: 'a segunda diz para que serve a primeira',
  condição: 'a segunda é a condição da primeira',
};

const MISSING: Record<InterventionElement, string> = {
  agente: 'o agente: quem age',
  ação: 'a ação: o que fazer',
  meio: 'o meio: como fazer',
  finalidade: 'a finalidade: para quê',
  detalhamento: 'um detalhe',
};
