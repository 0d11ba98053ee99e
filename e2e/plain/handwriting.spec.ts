import type { Page } from '@playwright/test';
import { enter, newStudent, storedEssays } from '../support/backend';
import { photoOfHandwriting } from '../support/handwritten';
import { send } from '../support/journey';
import { expectOnlyInVain, keptOnDevice } from '../support/offline';
import { chooseFiles, openPhotoTab, type SheetPhoto } from '../support/photos';
import { expect, expectAccessible, test } from '../support/test';

const THEME = 'Desafios para o acesso à internet na educação brasileira';
const LINES = [
  '    A internet mudou o modo como os jovens estudam e',
  'conversam. No entanto, nem todos têm acesso a ela: em',
  'muitas casas do interior, um só celular é dividido entre',
  'três ou quatro irmãos. Isso acontece porque faltam redes',
  'nas cidades pequenas e dinheiro nas famílias.',
  '    Em primeiro lugar, é preciso falar da falta de estrutura',
  'nas escolas públicas. Sem computadores e sem uma boa rede,',
  'o aluno depende da própria família para pesquisar, e a',
  'distância entre ricos e pobres aumenta a cada ano. Quem',
  'estuda à noite, depois do trabalho, perde ainda mais, pois',
  'não encontra a biblioteca aberta.',
  '    Além disso, muitos professores não recebem formação para',
  'usar a tecnologia em sala. As aulas continuam presas ao',
  'quadro, e os poucos aparelhos que existem ficam guardados',
  'em armários. Dessa forma, a escola deixa de ensinar aos',
  'jovens como procurar uma informação e como desconfiar de',
  'uma notícia falsa, o que prejudica toda a sociedade.',
  '    Portanto, cabe ao governo federal levar internet gratuita',
  'às escolas públicas, por meio de verbas do Ministério da',
  'Educação e de cursos para os professores, a fim de que',
  'todos possam aprender. As prefeituras, por sua vez, devem',
  'abrir as bibliotecas também à noite. Assim, o acesso à',
  'rede deixará de ser um privilégio de poucos e será um',
  'direito de todos os brasileiros.',
];

/** Reads a photo in the photo tab. */
async function readPhoto(page: Page, photo: SheetPhoto) {
  await page.getByLabel('Tema da redação').fill(THEME);
  await chooseFiles(page, photo);
  await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o que eu li' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(`0 de ${LINES.length} linhas conferidas`)).toBeVisible();
}

/** Share of the words of `whole` that also occur in `text`. */
function shareOfWords(text: string, whole: string): number {
  const words = new Set(text.split(/\s+/));
  const asked = whole.trim().split(/\s+/);
  return asked.filter((word) => words.has(word)).length / asked.length;
}

test(
  'handwriting is read on the device, confirmed line by line and corrected, without a network the second time',
  { tag: '@phone' },
  async ({ page, browser, context, problems }) => {
    test.setTimeout(300_000);
    const photo = await photoOfHandwriting(browser, LINES);
    const marina = newStudent();
    await enter(page, marina);

    await test.step('its lines stand in grey beside the photo', async () => {
      await openPhotoTab(page);
      await readPhoto(page, photo);
      await expectAccessible(page, 'lines of handwriting');
    });

    const accept = page.getByRole('button', { name: 'Aceitar linha' });
    await test.step('five lines are confirmed, one of them typed over', async () => {
      await page.getByRole('button', { name: 'Digitar por cima' }).click();
      await page.getByLabel('Linha 1, como está no papel').fill(LINES[0]!.trim());
      for (let line = 1; line <= 5; line += 1) {
        await accept.click();
        await expect(page.getByText(`${line} de ${LINES.length} linhas conferidas`)).toBeVisible();
      }
    });

    await test.step('the rest is confirmed and used', async () => {
      await page.getByRole('button', { name: /^Aceitar as \d+ linhas firmes$/ }).click();
      const done = page.getByRole('button', { name: 'Usar este texto' });
      while (!(await done.isVisible())) await accept.click();
      const question = { name: 'Posso guardar estas linhas para o Grifo aprender?' };
      await expect(page.getByRole('heading', question)).toBeVisible();
      await done.click();
      const sheet = page.getByLabel('Sua redação');
      const text = await sheet.inputValue();
      expect(text.split('\n')[0]).toMatch(/^A internet mudou o modo como os jovens estudam/);
      expect(shareOfWords(text, LINES.join(' '))).toBeGreaterThan(0.8);
      await send(page);
      expect(await storedEssays(marina)).toHaveLength(1);
    });

    await test.step('without a network it is read again', async () => {
      await keptOnDevice(page);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Nova redação em branco' }).click();
      await page.getByRole('tab', { name: 'Foto' }).click();
      await readPhoto(page, photo);
      await page.getByRole('button', { name: 'Usar o texto assim' }).click();
      await expect(page.getByRole('textbox', { name: 'Texto das fotos' })).toHaveValue(/jovens/);
    });
    expectOnlyInVain(problems);
  },
);
