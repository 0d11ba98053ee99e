import { useRef, useState } from 'react';
import { useServices } from '@/data/services-context';
import type { QueueFilter } from '@/domain/classrooms/review-queue';
import { useClassroomSummaries } from '@/queries/classroom-queries';
import { Field } from '@/ui/field';
import { Input, Select } from '@/ui/input';
import { Segmented } from '@/ui/segmented';

const STATES = [
  { value: 'a_revisar', label: 'Sem revisão' },
  { value: 'rascunho', label: 'Em rascunho' },
  { value: 'revisada', label: 'Revisadas' },
] as const;
const ORDERS: readonly { value: QueueFilter['ordem']; label: string }[] = [
  { value: 'prazo', label: 'Prazo' },
  { value: 'certeza', label: 'Nota mais incerta primeiro' },
  { value: 'nao_visto', label: 'Alunos ainda sem revisão primeiro' },
  { value: 'nome', label: 'Nome do aluno' },
];

type QueueFiltersProps = { filter: QueueFilter; onChange(changes: Partial<QueueFilter>): void };

/** Pause in typing (ms) before the queue is requested. */
const REST_MS = 300;

/** Filters and sort order of the queue. */
export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  const { capabilities } = useServices();
  const { data: classrooms = [] } = useClassroomSummaries();
  const [words, setWords] = useState(filter.busca);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function search(next: string) {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ busca: next.trim() }), REST_MS);
  }

  return (
    <div className="grid gap-4">
      <Segmented
        legend="Estado"
        name="estado"
        options={STATES}
        value={filter.estado}
        onChange={(estado) => onChange({ estado })}
        className="max-w-136 max-sm:text-sm"
      />
      <div className="grid gap-4 sm:grid-cols-3 lg:max-w-256">
        <Field label="Sala" className="min-w-0">
          {(control) => (
            <Select
              {...control}
              value={filter.sala}
              onChange={(event) => onChange({ sala: event.target.value })}
            >
              <option value="">Todas as salas</option>
              {classrooms.map(({ id, nome }) => (
                <option key={id} value={id}>
                  {nome}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Ordem" className="min-w-0">
          {(control) => (
            <Select
              {...control}
              value={filter.ordem}
              onChange={(event) => onChange({ ordem: event.target.value as QueueFilter['ordem'] })}
            >
              {/* The samples of the demonstration mode have no uncertainty band to sort by. */}
              {ORDERS.filter(({ value }) => capabilities.hasServer || value !== 'certeza').map(
                ({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ),
              )}
            </Select>
          )}
        </Field>
        <Field label="Aluno" className="min-w-0">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={words}
              placeholder="Parte do nome"
              onChange={(event) => search(event.target.value)}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
