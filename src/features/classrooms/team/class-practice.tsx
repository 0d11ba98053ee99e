import { errorSentence } from '@/copy/errors';
import type { Classroom } from '@/domain/classrooms/classroom';
import { useShareSentences } from '@/queries/classroom-queries';
import { SavedSwitch } from '@/ui/saved-switch';

/** Whether students of the class practise sentences of one another, without names. */
export function ClassPractice({ classroom }: { classroom: Classroom }) {
  const sharing = useShareSentences(classroom.id);
  return (
    <section aria-labelledby="class-practice" className="rounded-lg border bg-paper p-5 sm:p-6">
      <h3 id="class-practice" className="text-lg">
        Treino da turma
      </h3>
      <p className="mt-1.5 mb-3 text-ink-2">
        Cada aluno treina com frases das próprias redações. Se você quiser, também com frases com erro que os
        colegas enviaram para esta sala e treinaram.
      </p>
      <SavedSwitch
        label="Treinar com frases dos colegas"
        hint="As frases aparecem como foram escritas, sem o nome de quem escreveu. As que têm o nome de alguém da sala ficam de fora, mas uma frase pode contar algo pessoal: combine antes com a turma. Ao desligar, elas somem na hora."
        isOn={classroom.frases_no_treino}
        save={sharing}
        error={sharing.error && errorSentence(sharing.error)}
      />
    </section>
  );
}
