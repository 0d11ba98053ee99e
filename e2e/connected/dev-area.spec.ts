import { enter, newStudent } from '../support/backend';
import { expect, test } from '../support/test';

const HOME = '/dashboard/dev';

test('a record edited to dev changes nothing on the server, and is put right at the next load', async ({
  page,
}) => {
  await enter(page, newStudent());
  await page.goto('/dashboard/student');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
    localStorage.setItem('grifo:user', JSON.stringify({ ...user, userType: 'dev' }));
  });
  await page.goto(HOME);
  await expect(page).not.toHaveURL(HOME);
});
