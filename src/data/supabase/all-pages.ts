import { AppError } from '@/contracts/app-error';

/** As many rows as one request asks for; half of what a hosted project answers at most. */
const PAGE_SIZE = 500;

/** All rows of a question, however many requests they take; `from` and `to` are the first and the last of a page. */
export async function allPages<T>(read: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (let from = 0; ; from += PAGE_SIZE) {
    const page = await read(from, from + PAGE_SIZE - 1);
    if (!Array.isArray(page)) throw new AppError('unexpected');
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
