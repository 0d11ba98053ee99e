import { AppError } from '@/contracts/app-error';
import type { ModelUse } from '@/domain/model-costs/model-costs';
import { queryAsUser } from './client';
import type { ConnectedSession } from './session-repository';
import type { ModelCostBackend } from '../ports/model-costs';

/** Tables of the whole project; the policies show them to developers only. */
export default function createModelCosts({ session }: { session: ConnectedSession }): ModelCostBackend {
  const query = queryAsUser(session);
  return {
    async settings() {
      const [settings] = await query((supabase) =>
        supabase
          .from('ajustes_ia')
          .select(
            'ativo,pedidos_por_dia,tokens_por_dia,pedidos_conta_nova,temas_por_conta,reserva_paga,contas_por_rede,preco_entrada,preco_saida',
          ),
      );
      if (!settings) throw new AppError('refused');
      return settings;
    },
    async use(firstDay) {
      const rows = await query((supabase) =>
        supabase
          .from('gastos_ia')
          .select('dia,servico,resultado,pago,pedidos,chamadas,tokens_entrada,tokens_saida')
          .gte('dia', firstDay),
      );
      // Check constraints of the table guarantee the values of both columns.
      return rows as ModelUse[];
    },
    async change(settings) {
      const changed = await query((supabase) =>
        supabase.from('ajustes_ia').update(settings).eq('unico', true).select('unico'),
      );
      if (changed.length === 0) throw new AppError('refused');
    },
  };
}
