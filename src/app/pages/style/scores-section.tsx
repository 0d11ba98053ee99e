import { Bar } from '@/ui/bar';
import { LevelMeter } from '@/components/level-meter';
import { ScoreRuler } from '@/components/score-ruler';
import { DataTable } from '@/ui/data-table';
import { Specimen, SpecimenGroup } from './specimen';

const LEVELS = [0, 40, 80, 120, 160, 200] as const;

/** Figures: levels, the score with its uncertainty band, quantities. */
export function ScoresSection({ id }: { id: string }) {
  return (
    <SpecimenGroup
      id={id}
      title="Notas"
      note="Níveis são bolhas do cartão-resposta, do lápis à tinta. A nota fica na régua com a faixa da estimativa; o número está sempre escrito."
    >
      <Specimen title="Nota com faixa">
        <div className="grid max-w-xl gap-4">
          <ScoreRuler
            score={760}
            max={1000}
            band={{ low: 690, high: 830 }}
            label="Nota 760 de 1000, estimativa entre 690 e 830"
          />
          <ScoreRuler score={1000} max={1000} label="Nota 1000 de 1000" />
          <ScoreRuler
            score={0}
            max={1000}
            band={{ low: 0, high: 40 }}
            label="Nota 0 de 1000, estimativa entre 0 e 40"
          />
        </div>
      </Specimen>
      <Specimen title="Os seis níveis">
        <div className="grid max-w-xl gap-3">
          {LEVELS.map((level) => (
            <LevelMeter key={level} level={level} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Barra de quantidade">
        <dl className="grid max-w-xl gap-3">
          {SKILLS.map(({ name, value }) => (
            <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
              <dt>{name}</dt>
              <dd className="num font-semibold">{value}%</dd>
              <dd className="col-span-2">
                <Bar value={value} label={name} />
              </dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen title="Tabela de um gráfico">
        <DataTable
          caption="Níveis em números"
          columns={['Competência', 'Nível']}
          rows={[
            { key: 'I', cells: ['Domínio da norma padrão', 120] },
            { key: 'V', cells: ['Proposta de intervenção', 200] },
          ]}
        />
      </Specimen>
    </SpecimenGroup>
  );
}

const SKILLS = [
  { name: 'Norma padrão', value: 60 },
  { name: 'Repertório', value: 85 },
  { name: 'Coesão', value: 100 },
] as const;
