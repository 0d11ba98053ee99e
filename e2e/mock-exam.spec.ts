import { PROPOSAL_BANK } from '../src/domain/themes/theme-bank';
import { acceptFreeDay, essay, expectCorrection, signUp, student } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

const PROPOSAL = PROPOSAL_BANK.find(({ from }) => from === 'proposal')?.theme ?? '';
const HALF = essay.text.slice(0, essay.text.length / 2);
const MINUTE = 60_000;

test(
  'a mock exam: its clock survives a reload and sleep, its time ends it, and it is told',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    await signUp(page, student);
    await acceptFreeDay(page);

    await test.step('it begins at the bank of themes', async () => {
      await page.goto(`/dashboard/student/temas?ver=${encodeURIComponent(PROPOSAL)}`);
      await page.getByRole('link', { name: 'Fazer simulado' }).click();
      await expect(page.getByLabel('Tema da redação')).toHaveValue(PROPOSAL);
      await expectAccessible(page, 'a new mock exam');
      await page.getByRole('button', { name: 'Começar' }).click();
      await expect(clock(page)).toHaveAccessibleName(/^Tempo restante: 1 hora|89 minutos|90 minutos/);
    });

    await test.step('no help is at hand, the proposal is', async () => {
      await expect(page.getByRole('switch')).toHaveCount(0);
      await page.getByRole('button', { name: 'Ver a proposta' }).click();
      await expect(page.getByRole('dialog').getByText('Texto I', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Fechar proposta' }).click();
      await sheet(page).fill(HALF);
      await expect(page.getByRole('meter', { name: 'Linhas escritas' })).toHaveAttribute(
        'aria-valuetext',
        /^1\d de 30 linhas/,
      );
      await expectAccessible(page, 'the mock exam');
    });

    await test.step('a reload keeps the text, and the clock goes on', async () => {
      await page.clock.fastForward(31 * MINUTE);
      await page.reload();
      await expect(sheet(page)).toHaveValue(HALF);
      await expect(clock(page)).toHaveText(/^5[78]:\d\d/);
    });

    await test.step('elsewhere in the app the way back is told', async () => {
      await page.goto('/dashboard/student/progress');
      await page
        .getByRole('region', { name: 'Simulado' })
        .getByRole('link', { name: 'Voltar à prova' })
        .click();
      await expect(clock(page)).toBeVisible();
    });

    await test.step('warnings come, politely, and can be closed', async () => {
      await page.clock.fastForward(29 * MINUTE);
      const warning = page.getByRole('status').filter({ hasText: 'Faltam menos de 30 minutos' });
      await expect(warning).toBeVisible();
      await page.getByRole('button', { name: 'Fechar aviso' }).click();
      await expect(warning).toBeHidden();
      await sheet(page).fill(`${HALF}\nAdemais,`);
      await page.clock.fastForward(10 * MINUTE);
      await sheet(page).fill(essay.text);
      await page.clock.fastForward(10 * MINUTE);
      await expect(page.getByText('Faltam menos de 10 minutos')).toBeVisible();
    });

    await test.step('asleep past the end, the text stands as it was', async () => {
      await page.clock.fastForward(60 * MINUTE);
      const end = page.getByRole('dialog', { name: 'O tempo acabou' });
      await expect(end).toContainText('1h30');
      await expectAccessible(page, 'the end of the mock exam');
      await page.reload();
      await end.getByRole('button', { name: 'Enviar para correção' }).click();
      // The essay is on another theme, so the app asks first.
      await page.getByRole('button', { name: 'Corrigir assim mesmo' }).click();
      await expectCorrection(page);
      const time = page.getByRole('region', { name: 'Simulado' });
      await expect(time).toContainText('Você usou todo o tempo: 1h30');
      await time.getByText('Ver como tabela').click();
      await expect(time.getByRole('row').last()).toContainText(/\d+/);
    });

    await test.step('the history knows it as a mock exam', async () => {
      await page.goto('/dashboard/student/corrected-essays');
      await expect(page.getByRole('listitem').filter({ hasText: PROPOSAL })).toContainText('Simulado');
    });
  },
);

test('handed in early with too little text, it goes to the editor and nothing is lost', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Tema da redação').fill('Um tema de antes');
  await page.getByLabel('Sua redação').fill('Um rascunho de antes.');
  await page.goto('/dashboard/student/simulado');
  await page.getByRole('button', { name: 'Surpresa' }).click();
  await expect(page.getByLabel('Tema da redação')).not.toHaveValue('');
  await page.getByRole('radio', { name: 'Outro tempo' }).check({ force: true });
  await page.getByLabel('Minutos').fill('5');
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByText('Escolha um tempo de 10 a 300 minutos.')).toBeVisible();
  await page.getByLabel('Minutos').fill('45');
  await page.getByRole('button', { name: 'Começar' }).click();
  await sheet(page).fill('Um começo curto.');
  await page.getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click();
  const end = page.getByRole('dialog', { name: 'Prova entregue' });
  await expect(end).toContainText('Faltam 197 palavras');
  await expect(end.getByRole('button', { name: 'Enviar para correção' })).toBeDisabled();
  await end.getByRole('button', { name: 'Levar o texto para o editor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Levar para o editor' }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue('Um começo curto.');
  await page.getByRole('button', { name: 'Versões anteriores' }).click();
  await expect(page.getByRole('dialog')).toContainText('Um rascunho de antes.');
  await page.goto('/dashboard/student/simulado');
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
});

test('on paper, the clock stops and the sheet comes as a text', { tag: '@phone' }, async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto(`/dashboard/student/simulado?tema=${encodeURIComponent(essay.theme)}`);
  await page.getByRole('radio', { name: 'Escrever no papel' }).check({ force: true });
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByText('Escreva na folha, à mão.')).toBeVisible();
  await expectAccessible(page, 'the mock exam on paper');
  await page.getByRole('button', { name: 'Terminei' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('O relógio parou.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tirar Foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Sem câmera?' }).click();
  await page.getByLabel('O texto da folha').fill(essay.text);
  await expectAccessible(page, 'the photos of the mock exam');
  await page.getByRole('button', { name: 'Enviar para correção' }).click();
  await expectCorrection(page);
  await expect(page.getByRole('region', { name: 'Simulado' })).toContainText(
    'Escrito no papel e fotografado.',
  );
});

function clock(page: import('@playwright/test').Page) {
  return page.getByRole('timer');
}

function sheet(page: import('@playwright/test').Page) {
  return page.getByLabel('Sua redação, até 30 linhas');
}
