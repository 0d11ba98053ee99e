import { AppError } from '@/contracts/app-error';
import type { Answer, Client } from './create-client';
import type { PostgrestClient } from '@supabase/postgrest-js';

/** As many rows as one request asks for; half of what a hosted project answers at most. */
const PAGE_SIZE = 500;

/** All rows of a question, however many requests they take; `from` and `to` are the first and the last of a page. */
export async function askPages(
  client: Client,
  question: (tables: PostgrestClient, from: number, to: number) => Answer,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let from = 0; ; from += PAGE_SIZE) {
    const page = await client.ask((tables) => question(tables, from, from + PAGE_SIZE - 1));
    if (!Array.isArray(page)) throw new AppError('unexpected');
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
