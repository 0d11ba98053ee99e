import type { Achievement } from '../../src/domain/rewards/achievement.ts';
import type { BankTheme } from '../../src/domain/themes/theme-bank.ts';
import { themeKey } from '../../src/domain/themes/theme-key.ts';

const HEADER = `-- Generated from src/domain/rewards/achievements.ts and src/domain/themes/theme-bank.ts by \`npm run generate:achievements\`; do not edit.
-- Once a hosted project has run it, a changed table needs a migration of its own: copy this file under a new number.
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

/**
 * The migration that tells the themes of the bank and fills `conquistas`. `created_at` rises by a second per row: the
 * catalogue is read in its order.
 */
export function achievementsSeed(
  achievements: readonly Achievement[],
  themes: readonly Pick<BankTheme, 'theme' | 'axis'>[],
): string {
  return [HEADER, bankThemes(themes), CATALOGUE, achievements.map(row).join(',\n'), FOOTER].join('');
}

/** What `private.theme_key` makes of each theme, with its axis. */
function bankThemes(themes: readonly Pick<BankTheme, 'theme' | 'axis'>[]): string {
  const rows = themes.map(({ theme, axis }) => {
    const key = themeKey(theme)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
    return `    (${quote(key)}, ${axis === null ? 'null' : quote(axis)})`;
  });
  return `create or replace function private.bank_themes() returns table (chave text, eixo text)
language sql immutable set search_path = ''
as $$
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
