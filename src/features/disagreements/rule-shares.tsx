import { useServices } from '@/data/services-context';
import { nameOfTarget } from '@/domain/disagreements/names';
import { shareOf, type RuleShare } from '@/domain/disagreements/rule-shares';
import { keyOf } from '@/domain/disagreements/targets';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { useRuleShares } from './team-disagreement-queries';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

function saidShare(row: RuleShare): string {
  const share = shareOf(row);
  return share === null ? 'não há' : percent.format(share);
}

/**
 * Each rule that students disagreed with, and the share of disagreements among the corrections that showed the
 * rule.
 */
export function RuleShares() {
  const { hasServer } = useServices().capabilities;
  return (
    <section aria-labelledby="rule-shares">
      <h3 id="rule-shares" className="text-lg">
        Discordância por regra
      </h3>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-2">
        {hasServer
          ? 'Conta as 5.000 correções mais recentes que estão no servidor'
          : 'Conta as correções deste aparelho'}
        . Cada correção guardada com a regra conta uma vez, mesmo que o aluno não a tenha lido. “Parte” diz em
        quantas delas alguém discordou. Marcações que o corretor só passou a fazer depois contam em
        “Discordaram”, mas não em “Parte”. Só aparecem as regras de que alguém discordou.
      </p>
      <Loaded
        query={useRuleShares()}
        placeholder={<Skeleton className="mt-4 h-24" />}
        failed={{
          title: 'A conta por regra não abriu agora',
          note: 'As discordâncias acima estão inteiras. Tente de novo em instantes.',
        }}
        empty={
          <p className="mt-3 text-sm text-muted">Nenhuma discordância sobre as correções mais recentes.</p>
        }
      >
        {(data) => (
          <table className="num mt-3 w-full text-right text-sm">
            <caption className="sr-only">Discordância por regra</caption>
            <thead>
              <tr className={`${ROW} align-bottom`}>
                <th scope="col" className={RULE}>
                  Regra
                </th>
                {['Mostrada', 'Discordaram', 'Parte', 'Confirmadas'].map((title) => (
                  <th key={title} scope="col" className={FIGURE}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={keyOf(row)} className={`${ROW} align-top`}>
                  <th scope="row" className={`${RULE} font-normal wrap-anywhere`}>
                    {nameOfTarget(row)} <span className="text-muted">· competência {row.competencia}</span>
                  </th>
                  <td className={FIGURE}>{row.mostrada.toLocaleString('pt-BR')}</td>
                  <td className={FIGURE}>{row.discordaram.toLocaleString('pt-BR')}</td>
                  <td className={FIGURE}>{saidShare(row)}</td>
                  <td className={FIGURE}>{row.confirmadas.toLocaleString('pt-BR')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}

/** On a phone, the figures are below their rule. */
const ROW = 'border-b max-sm:grid max-sm:grid-cols-4 max-sm:gap-x-2';
const RULE = 'py-2 text-left max-sm:col-span-4 max-sm:pb-0 sm:pr-2';
const FIGURE = 'py-2 max-sm:text-xs sm:pl-3';
