import type { Page } from '@playwright/test';
import { newSessionUser } from '../../src/domain/session/new-session-user';
import type { SessionUser } from '../../src/domain/session/session-user';
import { teacher } from './journey';

export const developer = { ...teacher, name: 'Davi Prado', email: 'davi.prado@equipe.exemplo' };

/** Signs in a teacher or a developer on this device. Nobody can sign up as a developer, so the record is edited. */
export async function seedAccount(
  page: Page,
  userType: 'teacher' | 'dev',
  changes: Partial<SessionUser> = {},
) {
  const person = userType === 'dev' ? developer : teacher;
  const fresh = newSessionUser({ ...person, userType, id: userType, now: new Date() });
  const user = { ...fresh, ...changes };
  await page.goto('/');
  await page.evaluate((account) => {
    const accounts = JSON.parse(localStorage.getItem('grifo:accounts') ?? '{}');
    localStorage.setItem('grifo:user', JSON.stringify(account));
    localStorage.setItem('grifo:accounts', JSON.stringify({ ...accounts, [account.email]: account }));
  }, user);
}
