import type { Page } from '@playwright/test';
import { AREAS } from '../support/areas';
import { signUp, teacher } from '../support/journey';
import { seedAccount } from '../support/seed-account';
import { seedEssays } from '../../tests/support/seed-device';
import { expect, test } from '../support/test';
import { arrive, walk } from '../support/walk';

test.describe.configure({ timeout: 240_000 });

type Size = { name: string; width: number; height: number; rootFont?: string };

const SIZES: Size[] = [
  { name: '320 px wide', width: 320, height: 640 },
  // A window of 1280 × 800 zoomed to 200 %.
  { name: 'zoom of 200 %', width: 640, height: 400 },
  { name: 'text alone at 200 %', width: 640, height: 900, rootFont: '200%' },
];

/**
 * Elements that extend beyond the right edge of the window, if that makes it scroll, and texts that a box cuts off.
 */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const over = isWide
      ? all.filter((element) => {
          const { right, width } = element.getBoundingClientRect();
          return width > 0 && right > innerWidth + 1 && element.childElementCount === 0;
        })
      : [];
    const cut = all.filter((element) => {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
      const isCut = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isMeant = textOverflow === 'ellipsis' || clipPath !== 'none' || element.clientWidth <= 1;
      const isDrawing = element.closest('[aria-hidden="true"], svg') !== null || position === 'fixed';
      return isCut && !isMeant && !isDrawing && element.innerText.trim() !== '';
    });
    return [
      ...(isWide ? [`scrolls: ${document.documentElement.scrollWidth} of ${innerWidth}`] : []),
      ...over.slice(0, 5).map((one) => `over the edge: ${name(one)}`),
      ...cut.map((one) => `cut off: ${name(one)}`),
    ];
  });
}

/** The controls of the page that show no focus indicator. */
async function unseenFocus(page: Page): Promise<string[]> {
  // Browsers show the focus indicator only to users of the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const isShown = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) return [];
      // An element that contains the control may show the focus indicator for it.
      let holder: Element | null = control;
      while (holder?.matches(':focus-within') && !isShown(holder)) holder = holder.parentElement;
      return holder && isShown(holder) ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
}

async function expectNothingLost(page: Page, addresses: readonly string[]) {
  const problems: string[] = [];
  for (const { name, width, height, rootFont = '' } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, rootFont);
    await walk(page, addresses, async (address) => {
      for (const problem of await lost(page)) problems.push(`${address}, ${name}: ${problem}`);
    });
  }
  expect(problems).toEqual([]);
}

const student = (page: Page) => seedEssays(page, 12);
const signedUpTeacher = (page: Page) => signUp(page, teacher, 'Sou Professor');
const developer = (page: Page) => seedAccount(page, 'dev');
const visitor = (page: Page) => page.goto('/').then(() => undefined);

const VISITS = [
  ['visitor', visitor],
  ['student', student],
  ['teacher', signedUpTeacher],
  ['dev', developer],
] as const;

for (const [area, enter] of VISITS)
  test(`${area}: nothing is lost on narrow screens, at a zoom of 200 % and with large text`, async ({
    page,
  }) => {
    await enter(page);
    await page.goto(AREAS[area][0]!);
    await arrive(page);
    await expectNothingLost(page, AREAS[area]);
  });

for (const [area, enter] of VISITS)
  test(`${area}: nothing moves with reduced motion, and focus shows in colours of the system`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enter(page);
    await page.goto(AREAS[area][0]!);
    await arrive(page);
    const problems: string[] = [];
    await walk(page, AREAS[area], async (address) => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && one.effect?.getTiming().duration !== 0)
          .map((one) => (one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty),
      );
      for (const one of moving) problems.push(`${address}: ${one} moves`);
      for (const unseen of await unseenFocus(page))
        problems.push(`${address}: focus does not show on ${unseen}`);
    });
    expect(problems).toEqual([]);
  });
