import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  ModelSettingsFormSchema,
  modelSettingsFields,
  type ModelLimits,
  type ModelSettingsFields,
} from '@/contracts/model-settings-form';
import { formErrorSentence } from '@/copy/errors';
import { essaysOfDay, highestDayCost, type ModelSettings } from '@/domain/model-costs/model-costs';
import { formatMoney } from '@/lib/format';
import { succeeds } from '@/lib/succeeds';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';
import { notify } from '@/ui/toast';
import { useChangeModelSettings } from './model-cost-queries';

type Name = keyof ModelSettingsFields;
type Texts = { name: Name; label: string; hint?: string };

const LIMITS: readonly Texts[] = [
  { name: 'pedidos_por_dia', label: 'Pedidos por dia' },
  { name: 'tokens_por_dia', label: 'Tokens por dia, em milhões' },
  {
    name: 'pedidos_conta_nova',
    label: 'Pedidos de uma conta nova',
    hint: 'Nas primeiras 24 horas, para cada tipo de pedido.',
  },
  {
    name: 'temas_por_conta',
    label: 'Temas por conta e dia',
    hint: 'O modelo confere o tema de graça. Depois disso, confere o corretor local.',
  },
  {
    name: 'reserva_paga',
    label: 'Reserva paga, em %',
    hint: 'Fica para quem usa créditos. O resto é a parte grátis.',
  },
  {
    name: 'contas_por_rede',
    label: 'Contas novas por rede e dia',
    hint: 'Os alunos de uma sala costumam usar a mesma rede.',
  },
];

const PRICES: readonly Texts[] = [
  { name: 'preco_entrada', label: 'R$ por milhão de tokens lidos' },
  { name: 'preco_saida', label: 'R$ por milhão de tokens escritos' },
];

/** Daily limits and the provider's prices. */
export function SettingsForm({ settings }: { settings: ModelSettings }) {
  const { mutateAsync, isPending, error } = useChangeModelSettings();
  const form = useForm<ModelSettingsFields, unknown, ModelLimits>({
    resolver: zodResolver(ModelSettingsFormSchema),
    values: modelSettingsFields(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const highest = highestDayCost(settings);
  const essays = essaysOfDay(settings);

  const submit = form.handleSubmit(async (limits) => {
    if (!(await succeeds(mutateAsync(limits)))) return;
    form.reset(modelSettingsFields({ ...settings, ...limits }), { keepDirtyValues: false });
    notify({ title: 'Limites salvos', description: 'Valem a partir do próximo pedido.' });
  });

  const field = ({ name, label, hint }: Texts) => (
    <Field key={name} label={label} hint={hint} error={form.formState.errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isPending}
        />
      )}
    </Field>
  );

  return (
    <form
      noValidate
      aria-labelledby="model-limits"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 content-start gap-4 rounded-lg border bg-paper p-5 shadow-sheet sm:p-6"
    >
      <h3 id="model-limits" className="text-lg">
        Limites e preços
      </h3>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {LIMITS.map(field)}
        {PRICES.map(field)}
      </div>
      <p className="text-sm text-ink-2">
        Cabem cerca de {essays.all.toLocaleString('pt-BR')} redações por dia, das quais{' '}
        {essays.free.toLocaleString('pt-BR')} grátis: cada uma são dois pedidos (conferir o tema e ler) e
        cerca de 12 mil tokens.
      </p>
      <p className="text-sm text-ink-2">
        {highest === null
          ? 'Preencha os dois preços para ver aqui quanto um dia pode custar. Eles estão na tabela do fornecedor.'
          : `Com estes limites, um dia custa no máximo cerca de ${formatMoney(highest)}.`}
      </p>
      <FormFailure sentence={error && formErrorSentence(error)} />
      <Button
        type="submit"
        busy={isPending}
        busyLabel="Salvando..."
        className="justify-self-start max-sm:w-full"
      >
        Salvar limites
      </Button>
    </form>
  );
}
