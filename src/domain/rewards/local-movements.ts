import { saoPauloDayNumber } from '../time/sao-paulo.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { type Movement } from './ledger.ts';
import { CANETINHAS } from './canetinhas.ts';
import { DAILY_MISSIONS, type DailyMission } from './daily-mission.ts';
import { purchaseKey, SHOP_ITEMS, type ShopItemId } from './shop.ts';

/** Maximum number of essays per day that earn canetinhas; the server has the same limit (`private.reward_essay`). */
const PAID_ESSAYS_PER_DAY = 5;

/** The stored records that canetinhas are derived from. Times are ISO dates. */
export type RewardRecords = {
  since: string;
  essays: readonly { id: string; total: number; submittedAt: string }[];
  /** Times of the student's visits, one per day. */
  visits: readonly string[];
  missions: readonly { mission: DailyMission['id']; at: string }[];
  achievements: readonly { codigo: string; at: string }[];
  /** `key` distinguishes several purchases of the same item. */
  purchases: readonly { item: ShopItemId; key: string; at: string }[];
};

/**
 * The ledger entries of a student without a server, derived from the device's records. The same records always
 * produce the same ledger, so a balance cannot differ from its entries. Amounts and keys are the same as on the
 * server (R-REWARD-1, R-REWARD-2). At most one visit and one mission are paid per day; unknown ids are not paid.
 */
export function localMovements(records: RewardRecords): Movement[] {
  return onePerKey([
    {
      chave: 'boas_vindas',
      source: 'boas_vindas',
      amount: CANETINHAS.welcome,
      description: 'Boas-vindas',
      created_at: records.since,
    },
    ...paidEssays(records.essays),
    ...records.visits.map((created_at): Movement => ({
      chave: `login:${saoPauloDayNumber(new Date(created_at))}`,
      source: 'login_diario',
      amount: CANETINHAS.perDailyLogin,
      description: 'Entrada do dia',
      created_at,
    })),
    ...records.missions.flatMap(({ mission, at: created_at }): Movement[] => {
      const known = DAILY_MISSIONS.find(({ id }) => id === mission);
      const chave = `missao:${saoPauloDayNumber(new Date(created_at))}`;
      return known
        ? [{ chave, source: 'missao_diaria', amount: known.reward, description: 'Missão do dia', created_at }]
        : [];
    }),
    ...records.achievements.flatMap(({ codigo, at: created_at }): Movement[] => {
      const known = ACHIEVEMENTS.find((one) => one.codigo === codigo);
      const chave = `conquista:${codigo}`;
      return known
        ? [{ chave, source: 'conquista', amount: known.recompensa, description: known.nome, created_at }]
        : [];
    }),
    ...records.purchases.flatMap(({ item, key, at: created_at }): Movement[] => {
      const known = SHOP_ITEMS.find(({ id }) => id === item);
      const chave = purchaseKey(item, key);
      return known
        ? [{ chave, source: 'loja', amount: -known.price, description: known.name, created_at }]
        : [];
    }),
  ]);
}

/**
 * The essays that earn canetinhas on each day: first the essays that earn most, then the oldest. Thus an essay that
 * is added later but has an earlier time (the clock was set back, or a history was moved from another device) does
 * not reduce the earnings.
 */
function paidEssays(essays: RewardRecords['essays']): Movement[] {
  const paidOn = new Map<number, number>();
  const hasBonus = (total: number) => total >= CANETINHAS.highScoreFrom;
  const bestFirst = essays.toSorted(
    (a, b) =>
      Number(hasBonus(b.total)) - Number(hasBonus(a.total)) ||
      Date.parse(a.submittedAt) - Date.parse(b.submittedAt),
  );
  return bestFirst.flatMap(({ id, total, submittedAt: created_at }): Movement[] => {
    const day = saoPauloDayNumber(new Date(created_at));
    const paid = paidOn.get(day) ?? 0;
    if (paid >= PAID_ESSAYS_PER_DAY) return [];
    paidOn.set(day, paid + 1);
    const essay: Movement = {
      chave: `redacao:${id}`,
      source: 'redacao',
      amount: CANETINHAS.perEssay,
      description: 'Redação enviada',
      created_at,
    };
    if (!hasBonus(total)) return [essay];
    const description = `Nota a partir de ${CANETINHAS.highScoreFrom}`;
    return [
      essay,
      {
        chave: `nota_alta:${id}`,
        source: 'nota_alta',
        amount: CANETINHAS.highScoreBonus,
        description,
        created_at,
      },
    ];
  });
}

/** Returns only the first entry of each key. */
function onePerKey(movements: readonly Movement[]): Movement[] {
  const byKey = new Map<string, Movement>();
  for (const movement of movements) if (!byKey.has(movement.chave)) byKey.set(movement.chave, movement);
  return [...byKey.values()];
}
