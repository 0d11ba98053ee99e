import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import type { TeamDisagreement } from '@/domain/disagreements/disagreement';
import { nameOfTarget } from '@/domain/disagreements/names';
import { keyOf } from '@/domain/disagreements/targets';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { downloadFile } from '@/lib/download-file';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import { DisagreementList } from './disagreement-list';
import { RuleShares } from './rule-shares';
import { useDisagreements, useTestCases } from './team-disagreement-queries';

/** `/dashboard/dev/discordancias`: students' disagreements with their corrections, and the rules concerned. */
export function Disagreements() {
  const { hasServer } = useServices().capabilities;
  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Discordâncias</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">
          Do que os alunos discordam nas correções. O aluno lê a resposta junto da competência.
        </p>
        {!hasServer && (
          <p className="mt-1 max-w-[60ch] text-sm text-muted">
            Modo demonstração: aqui chega só o que alunos deste aparelho escrevem.
          </p>
        )}
      </header>
      <Loaded
        query={useDisagreements()}
        placeholder={<DisagreementsSkeleton />}
        failed={{
          title: 'As discordâncias não abriram agora',
          note: 'Confira a conexão e tente de novo. Nada do que os alunos escreveram se perde.',
        }}
        empty={
          <EmptyState griffin="reading" title="Nenhuma discordância ainda" headingLevel={3}>
            O que os alunos enviarem por “Não concordo”, em uma correção, chega aqui.
          </EmptyState>
        }
      >
        {(all) => (
          <div className="grid gap-10">
            <FilteredDisagreements all={all} />
            <RuleShares />
          </div>
        )}
      </Loaded>
    </>
  );
}

type State = '' | 'aberta' | 'respondida';
const ANY = { state: '' as State, competency: '', rule: '' };

/** The filters, the disagreements that match them, and the test cases. */
function FilteredDisagreements({ all }: { all: readonly TeamDisagreement[] }) {
  const [filter, setFilter] = useState({ ...ANY, state: 'aberta' as State });
  // An answered disagreement stays listed until the filter changes, so that it does not vanish under the pointer.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const choose = (part: Partial<typeof filter>) => {
    setFilter({ ...filter, ...part });
    setAnswered(new Set());
  };
  const ofAnyState = all.filter(
    (one) =>
      (filter.competency === '' || String(one.competencia) === filter.competency) &&
      (filter.rule === '' || keyOf(one) === filter.rule),
  );
  const shown = ofAnyState.filter((one) => isIn(filter.state, one) || answered.has(one.id));
  const rules = new Map(all.map((one) => [keyOf(one), `${one.competencia} · ${nameOfTarget(one)}`]));
  const count = (state: State) => ofAnyState.filter((one) => isIn(state, one)).length;
  return (
    <section aria-label="Caixa de entrada">
      <search className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Field label="Situação">
          {(control) => (
            <Select
              {...control}
              value={filter.state}
              onChange={(event) => choose({ state: event.target.value as State })}
            >
              <option value="aberta">Aguardando resposta ({count('aberta')})</option>
              <option value="respondida">Respondidas ({count('respondida')})</option>
              <option value="">Todas ({ofAnyState.length})</option>
            </Select>
          )}
        </Field>
        <Field label="Competência">
          {(control) => (
            <Select
              {...control}
              value={filter.competency}
              onChange={(event) => choose({ competency: event.target.value })}
            >
              <option value="">Todas</option>
              {COMPETENCY_NUMBERS.map((number) => (
                <option key={number}>{number}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Regra">
          {(control) => (
            <Select
              {...control}
              value={filter.rule}
              onChange={(event) => choose({ rule: event.target.value })}
            >
              <option value="">Todas</option>
              {[...rules].map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </search>
      {shown.length > 0 ? (
        <div className="mt-6">
          <DisagreementList
            key={Object.values(filter).join('\n')}
            disagreements={shown}
            onAnswered={(id) => setAnswered(new Set(answered).add(id))}
          />
        </div>
      ) : (
        <EmptyState
          title={filter.state === 'aberta' ? 'Nada aguardando resposta' : 'Nada com estes filtros'}
          headingLevel={3}
          className="mt-6 border-t pt-6"
          action={
            <Button variant="outline" onClick={() => choose(ANY)}>
              Ver todas
            </Button>
          }
        />
      )}
      <TestCases all={all} />
    </section>
  );
}

function isIn(state: State, { resultado }: TeamDisagreement): boolean {
  return state === '' || (resultado === null) === (state === 'aberta');
}

/** Downloads confirmed disagreements as test cases for the repository. */
function TestCases({ all }: { all: readonly TeamDisagreement[] }) {
  const { mutate, isPending } = useTestCases();

  function handlePress() {
    mutate(all, {
      onSuccess(cases) {
        if (cases.length === 0)
          return notify({
            title: 'Nenhum caso de teste ainda',
            description:
              'Vira caso de teste a discordância confirmada que aponta um trecho, se o aluno deixou ver a redação.',
          });
        downloadFile('casos-de-teste.json', `${JSON.stringify(cases, null, 2)}\n`, 'application/json');
        notify({
          title: cases.length === 1 ? '1 caso de teste baixado' : `${cases.length} casos de teste baixados`,
        });
      },
      onError: (error) =>
        notify({
          title: 'Os casos não foram baixados',
          description: errorSentence(error),
          variant: 'destructive',
        }),
    });
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" busy={isPending} busyLabel="Juntando..." onClick={handlePress}>
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        Baixar casos de teste
      </Button>
      <p className="max-w-[60ch] text-sm text-muted">
        O arquivo traz só frases, sem nomes: as das discordâncias confirmadas que apontam um trecho, se o
        aluno deixou ver a redação.
      </p>
    </div>
  );
}

function DisagreementsSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando as discordâncias</output>
      <Skeleton className="h-12" />
      <div className="mt-8 border-t">
        {['w-3/4', 'w-2/3', 'w-4/5'].map((width) => (
          <div key={width} className="grid gap-2.5 border-b py-5">
            <Skeleton className="h-5 w-48" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
