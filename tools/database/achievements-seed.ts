import type { Achievement } from '../../src/domain/rewards/achievement.ts';
import type { BankTheme } from '../../src/domain/themes/theme-bank.ts';
import { themeKey } from '../../src/domain/themes/theme-key.ts';
import type { Connection } from './connection.ts';

const HEADER = `-- Generated from src/domain by \`npm run generate:achievements\`; do not edit.
`;

const CATALOGUE = `insert into public.conquistas
  (criterio_desbloqueio, nome, descricao, icone_url, criterio, medida, limite, canetinhas_recompensa, created_at)
values
`;

const FOOTER = `
on conflict (criterio_desbloqueio) do update set
  nome = excluded.nome, descricao = excluded.descricao, icone_url = excluded.icone_url, criterio = excluded.criterio,
  medida = excluded.medida, limite = excluded.limite, canetinhas_recompensa = excluded.canetinhas_recompensa,
  created_at = excluded.created_at;
`;

type Theme = Pick<BankTheme, 'theme' | 'axis'>;

/** The file of `supabase/schemas` with the themes of the bank. */
export function bankThemesSchema(themes: readonly Theme[]): string {
  return `${HEADER}create function ${bankThemes(themes)}`;
}

/**
 * A migration that stores the themes of the bank and the rows of `conquistas`; a row that was removed from the
 * table of the domain stays in the database. `created_at` increases by a second per row, because the catalog is
 * sorted by it.
 */
export function achievementsMigration(
  achievements: readonly Achievement[],
  themes: readonly Theme[],
): string {
  return [
    HEADER,
    `create or replace function ${bankThemes(themes)}\n`,
    CATALOGUE,
    achievements.map(row).join(',\n'),
    FOOTER,
  ].join('');
}

/** The themes and the rows of `conquistas` in a database, without ids, to compare. */
export async function storedAchievements({ query }: Pick<Connection, 'query'>): Promise<unknown[]> {
  return [
    ...(await query('select chave, eixo from private.bank_themes()')),
    ...(await query(
      `select to_jsonb(c) - 'id' as row from public.conquistas c order by criterio_desbloqueio`,
    )),
  ];
}

/** The result of `private.theme_key` for each theme, with its axis. */
function bankThemes(themes: readonly Theme[]): string {
  const rows = themes.map(({ theme, axis }) => {
    const key = themeKey(theme)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
    return `    (${quote(key)}, ${axis === null ? 'null' : quote(axis)})`;
  });
  return `private.bank_themes() returns table (chave text, eixo text)
language sql immutable set search_path = '' as $$
  select bank.chave, bank.eixo from (values
${rows.join(',\n')}
  ) as bank (chave, eixo)
$$;
`;
}

function row(
  { codigo, nome, descricao, emoji, criterio, recompensa, rule }: Achievement,
  index: number,
): string {
  const createdAt = new Date(Date.UTC(2025, 0, 1, 0, 0, index)).toISOString();
  const texts = [codigo, nome, descricao, emoji, criterio].map(quote).join(', ');
  const measure = rule ? `${quote(rule.measure)}, ${rule.threshold}` : 'null, null';
  return `  (${texts}, ${measure}, ${recompensa}, ${quote(createdAt)})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
