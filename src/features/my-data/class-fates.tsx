import { studentCount } from '@/copy/classes';
import { errorSentence } from '@/copy/errors';
import type { ClassFate } from '@/domain/classrooms/class-team';
import { useClassFates, useOfferClass } from '@/queries/co-teacher-queries';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Select } from '@/ui/input';
import { Loaded } from '@/ui/loaded';

/**
 * Shows what happens to each class of a teacher who deletes the account: transfer to a chosen teacher, or deletion.
 */
export function ClassFates() {
  return (
    <Loaded
      query={useClassFates()}
      placeholder={null}
      failed={{
        note: (error) => `Não deu para ver o que acontece com suas salas. ${errorSentence(error)}`,
        className: 'border-t pt-4',
      }}
      empty={null}
    >
      {(fates) => <Fates fates={fates} />}
    </Loaded>
  );
}

function Fates({ fates }: { fates: readonly ClassFate[] }) {
  const passed = fates.filter(({ fica_com }) => fica_com !== null);
  const lost = fates.filter(({ fica_com }) => fica_com === null);
  return (
    <section aria-labelledby="class-fates" className="grid gap-4 border-t pt-4">
      <h3 id="class-fates" className="font-sans text-sm font-semibold">
        O que acontece com suas salas
      </h3>
      {passed.length > 0 && (
        <div className="grid gap-3">
          <p className="text-sm text-ink-2">
            Onde outra pessoa dá aula com você, a sala fica com ela, com tudo o que está lá. O seu nome sai.
            {passed.some(({ professores }) => professores.length > 1) &&
              ' Quem você escolher recebe a oferta agora; se quiser esperar a resposta, exclua a conta depois.'}
          </p>
          <ul className="grid gap-3">
            {passed.map((fate) => (
              <PassedClass key={fate.id} fate={fate} />
            ))}
          </ul>
        </div>
      )}
      {lost.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-2">
            Onde só você dá aula, a sala é excluída. Para ela continuar, convide antes um professor, em
            “Professores” da sala.
          </p>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
            {lost.map(({ id, nome, alunos, redacoes }) => (
              <li key={id} className="wrap-anywhere">
                <b className="text-ink">{nome}</b>: {studentCount(alunos)},{' '}
                {redacoes === 1
                  ? '1 redação recebida'
                  : `${redacoes.toLocaleString('pt-BR')} redações recebidas`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function PassedClass({ fate: { id, nome, fica_com, oferecida, professores } }: { fate: ClassFate }) {
  const offering = useOfferClass(id);
  const chosen = offering.isPending ? offering.variables : fica_com;
  const [only] = professores;
  return (
    <li className="grid gap-2">
      {professores.length === 1 ? (
        <p className="text-sm wrap-anywhere">
          <b>{nome}</b> fica com {only?.nome}.
        </p>
      ) : (
        <Field
          label={`Quem fica com ${nome}`}
          hint={oferecida ? 'Você ofereceu a sala a esta pessoa.' : 'Quem dá aula nela há mais tempo.'}
        >
          {(control) => (
            <Select
              {...control}
              value={chosen ?? ''}
              disabled={offering.isPending}
              onChange={(event) => offering.mutate(event.target.value)}
            >
              {professores.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.nome}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <FormFailure sentence={offering.error && errorSentence(offering.error)} />
    </li>
  );
}
