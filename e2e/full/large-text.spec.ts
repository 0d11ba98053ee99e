import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { seedEssays } from '../../tests/support/seed-device';
import { signUp, teacher } from '../support/journey';
import { seedAccount } from '../support/seed-account';
import { expect, test } from '../support/test';
import { arrive } from '../support/walk';

const AREAS = {
  student: [
    '/dashboard/student',
    '/dashboard/student/essay',
    '/dashboard/student/corrected-essays?filtro=todas',
    '/dashboard/student/progress',
    '/dashboard/student/profile',
    '/dashboard/student/canetinhas',
  ],
  teacher: [
    paths.teacher.home,
    paths.teacher.review,
    paths.teacher.notices,
    paths.teacher.classroom('exemplo-3a'),
    `${paths.teacher.classroom('exemplo-3a')}?aba=relatorio`,
    `${paths.teacher.classroom('exemplo-3a')}?aba=notas`,
    paths.teacher.classStudent('exemplo-3a', 'exemplo-3a-2'),
    paths.teacher.exercises('exemplo-3a', 'virgula'),
    paths.teacher.classPile('exemplo-3a'),
    paths.teacher.classEssay('exemplo-3a-1-4'),
  ],
  dev: [paths.dev.modelCosts],
};

const ENTER = {
  student: (page: Page) => seedEssays(page, 20),
  teacher: (page: Page) => signUp(page, teacher, 'Sou Professor'),
  dev: (page: Page) => seedAccount(page, 'dev'),
};

/** Tables of figures must fit the narrowest phone. */
const WIDTHS = { student: 390, teacher: 390, dev: 320 };

/** Soft assertions, so that the test reports every page, not only the first that fails. */
const softly = expect.configure({ soft: true });

for (const area of ['student', 'teacher', 'dev'] as const)
  test(`letters twice as large: nothing of a page of a ${area} stands beyond the edge of a phone`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: WIDTHS[area], height: 844 });
    await ENTER[area](page);
    for (const path of AREAS[area]) {
      await page.goto(path);
      await page.locator('main h2').first().waitFor();
      await arrive(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await softly
        .poll(
          () =>
            page.locator('body').evaluate((body) => {
              const edge = document.documentElement.clientWidth + 1;
              return [...body.querySelectorAll(':is(header, main) :not(.sr-only, svg *)')]
                .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
                .map((one) => `<${one.localName}> ${one.textContent.slice(0, 40)}`)
                .slice(0, 5);
            }),
          { message: path },
        )
        .toEqual([]);
    }
  });
