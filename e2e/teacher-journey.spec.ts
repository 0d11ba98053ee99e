import { signOut, signUp, teacher } from './support/journey';
import { expect, test } from './support/test';

test('a teacher signs up, sees the samples, and the student area stays closed', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await expect(page).toHaveURL('/dashboard/teacher');
  await expect(page.getByRole('heading', { name: 'Professor', level: 1 })).toBeVisible();
  await expect(page.getByText(/dados de exemplo/i).first()).toBeVisible();
  await expect(page.getByText('720').first()).toBeVisible();

  await page.goto('/dashboard/student');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/teacher');
  await signOut(page);
  await page.goto('/dashboard/teacher');
  await expect(page).toHaveURL('/');
});
