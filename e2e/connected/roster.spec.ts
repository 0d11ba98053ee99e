import { enter, joinByApi, newStudent, newTeacher, renameByApi } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { findEverybody, importRoster, JOINING, pastedRoster } from '../support/roster';
import { test, expect } from '../support/test';

const nothing = async () => {};

test(
  'forty names are pasted, twelve students join, and everybody is known',
  { tag: '@phone-full' },
  async ({ page }) => {
    test.slow();
    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, '1º ano C');
    const code = (await createInvite(page)).split('/').at(-1) ?? '';
    const people = JOINING.map((name) => newStudent(name));
    await importRoster(page, pastedRoster(people[0]?.email ?? ''), nothing);
    for (const person of people) await joinByApi(person, code);
    await page.reload();
    await findEverybody(page, nothing);

    const davi = people.find(({ name }) => name === 'Davi Nunes');
    if (davi) await renameByApi(davi, 'Davi Reis');
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Davi Reis' });
    await expect(row).toContainText('antes Davi Nunes');
    await expect(row).toContainText('na sua lista: Davi Nunes');
  },
);
