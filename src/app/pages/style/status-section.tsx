import { Check } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailed } from '@/ui/load-failed';
import { Progress } from '@/ui/progress';
import { Skeleton } from '@/ui/skeleton';
import { Stepper } from '@/ui/stepper';
import { notify } from '@/ui/toast';
import { Specimen, SpecimenGroup } from './specimen';

const STEPS = ['Resultado', 'Redação', 'Feedback'] as const;

/** Status displays: states, progress, notices, empty states. */
export function StatusSection({ id }: { id: string }) {
  const [step, setStep] = useState(1);
  return (
    <SpecimenGroup
      id={id}
      title="Estados e avisos"
      note="Vazio, espera, erro e sucesso são desenhados, não improvisados. O erro diz o que houve e o que ainda funciona."
    >
      <Specimen title="Selos">
        <div className="flex flex-wrap gap-2">
          <Badge>920/1000</Badge>
          <Badge variant="secondary">760/1000</Badge>
          <Badge variant="outline">600/1000</Badge>
          <Badge variant="destructive">480/1000</Badge>
          <Badge variant="mark">Trial Gratuito</Badge>
          <Badge variant="ok">
            <Check size={14} strokeWidth={2} aria-hidden="true" />
            Mínimo atingido
          </Badge>
          <Badge variant="warn">Pendente</Badge>
        </div>
      </Specimen>
      <Specimen title="Andamento">
        <div className="grid max-w-xl gap-6">
          <Progress value={8} label="Lendo sua redação" />
          <Progress value={64} label="Conferindo a norma padrão" />
          <div className="grid justify-items-start gap-3">
            <Stepper steps={STEPS} current={step} />
            <div className="flex gap-2">
              <Button size="small" variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
                Anterior
              </Button>
              <Button size="small" variant="outline" disabled={step === 2} onClick={() => setStep(step + 1)}>
                Próximo
              </Button>
            </div>
          </div>
        </div>
      </Specimen>
      <Specimen title="Avisos que passam">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            onClick={() =>
              notify({ title: 'Rascunho salvo', description: 'Ele fica guardado neste aparelho.' })
            }
          >
            Mostrar aviso
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              notify({ title: 'Erro', description: 'Erro ao carregar redações', variant: 'destructive' })
            }
          >
            Mostrar erro
          </Button>
        </div>
      </Specimen>
      <div className="grid gap-9 md:grid-cols-2">
        <Specimen title="Espera com a forma do que vem">
          <div aria-busy="true" className="grid">
            <span className="sr-only">Carregando</span>
            {['w-11/12', 'w-2/3', 'w-3/4'].map((width) => (
              <div key={width} className="flex gap-4 border-b py-4">
                <Skeleton className="h-6 w-18" />
                <div className="grow">
                  <Skeleton className={`h-4 ${width}`} />
                  <Skeleton className="mt-2 h-3 w-20" />
                </div>
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen title="Objeto em cartão">
          <Card className="flex items-center gap-3">
            <Avatar name="Marina Duarte" />
            <div className="min-w-0 grow">
              <p className="font-bold">Marina Duarte</p>
              <p className="text-xs text-muted">3ª série, sala da noite</p>
            </div>
            <Badge variant="secondary">760/1000</Badge>
          </Card>
        </Specimen>
        <Specimen title="Vazio">
          <EmptyState
            griffin="reading"
            title="Nenhuma redação corrigida"
            headingLevel={3}
            action={<Button>Escrever Redação</Button>}
          >
            A primeira correção mostra de onde você parte. Escreva no seu ritmo, o rascunho fica salvo.
          </EmptyState>
        </Specimen>
        <Specimen title="Erro">
          <LoadFailed
            title="Não deu para carregar as redações"
            className=""
            onRetry={() => undefined}
            other={<Button variant="ghost">Ver as deste aparelho</Button>}
          >
            O servidor não respondeu a tempo. As redações guardadas neste aparelho continuam aqui.
          </LoadFailed>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}
