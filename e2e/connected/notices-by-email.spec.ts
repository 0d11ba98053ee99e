import type { Page } from '@playwright/test';
import {
  enter,
  joinByApi,
  newStudent,
  newTeacher,
  sendDueSummaries,
  summariesInMailTo,
} from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { expect, expectAccessible, test } from '../support/test';

const choice = (page: Page) => page.getByRole('switch', { name: 'Receber os avisos por e-mail' });

/** Not run on the phone as well, because the schedule processes every account of the backend, and only once a day. */
test('a teacher asks for notices by e-mail, gets one summary, and ends them without signing in (R-NOTICE-4)', async ({
  page,
  otherDevice,
}) => {
  const teacher = newTeacher();
  await enter(page, teacher, 'teacher');
  await createClassroom(page, '3º ano A');
  const invite = await createInvite(page);
  await page.goto('/dashboard/teacher/profile');
  await expect(choice(page)).not.toBeChecked();
  // React renders the switch after the press, so right after it the switch still shows its old state.
  await choice(page).click();
  await expect(choice(page)).toBeChecked();
  await page.reload();
  await expect(choice(page)).toBeChecked();
  await expectAccessible(page, 'profile with notices by e-mail');

  await joinByApi(newStudent('Marina Duarte'), invite.split('/').at(-1) ?? '');
  await sendDueSummaries();
  await sendDueSummaries();
  const [summary = '', ...others] = summariesInMailTo(teacher);
  expect(others).toEqual([]);
  expect(summary).toContain('- 1 aluno entrou');
  expect(summary).not.toContain('Marina');

  const link = /\S+\/avisos-por-email\/\S+/.exec(summary)?.[0] ?? '';
  await otherDevice.goto(link);
  await expectAccessible(otherDevice, 'the page behind the link of a mail');
  await page.reload();
  await expect(choice(page)).toBeChecked();
  await otherDevice.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(
    otherDevice.getByRole('heading', { name: 'Pronto, você não recebe mais o resumo' }),
  ).toBeVisible();
  await page.reload();
  await expect(choice(page)).not.toBeChecked();

  await otherDevice.goto(`${link.slice(0, -1)}`);
  await otherDevice.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(otherDevice.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
});
