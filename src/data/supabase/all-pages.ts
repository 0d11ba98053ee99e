import { AppError } from '@/contracts/app-error';

/** Rows per request; half the maximum of a hosted project. */
const PAGE_SIZE = 500;

/** All rows of a query, in as many requests as needed; `from` and `to` are the first and last row of a page. */
export async function allPages<T>(read: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (let from = 0; ; from += PAGE_SIZE) {
    const page = await read(from, from + PAGE_SIZE - 1);
    if (!Array.isArray(page)) throw new AppError('unexpected');
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
