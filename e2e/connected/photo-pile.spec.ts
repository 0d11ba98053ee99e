import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { chooseFiles } from '../support/photos';
import { expect, expectAccessible, test } from '../support/test';

const CLASSROOM = '2º ano B';
const READING = { timeout: 60_000 };

test(
  'a photographed essay comes to the class, and its student reads and deletes it',
  { tag: '@phone' },
  async ({ page, otherDevice }) => {
    test.slow();
    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, CLASSROOM);
    const link = await createInvite(page);
    await enter(otherDevice, newStudent());
    await otherDevice.goto(link);
    await otherDevice.getByRole('button', { name: 'Entrar na sala' }).click();
    await otherDevice.waitForURL('**/dashboard/student');
    await page.reload();

    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await page.getByRole('link', { name: 'Fotografar redações' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirmar e continuar' }).click();
    await page.getByText(/Autorização confirmada por/).waitFor();
    await chooseFiles(page, 'tests/fixtures/ocr/lowres-1.jpg');
    await page.getByRole('button', { name: 'Continuar com 1 página' }).click(READING);
    await page.getByLabel('Tema desta pilha').fill('Leitura no Brasil');
    await page.getByRole('button', { name: 'Ler e conferir' }).click();
    await expect(page.getByLabel('Texto das fotos')).toHaveValue(/Nunca se leu tanto/, READING);
    await page.getByRole('button', { name: 'Conferi, ir para o envio' }).click();
    await page.getByRole('button', { name: 'Corrigir e enviar 1 redação' }).click();
    await expect(page.getByRole('heading', { name: 'Tudo na sala' })).toBeVisible(READING);
    // The photo was sent nowhere, and no server function corrected the text.
    expect(bodies.filter((body) => body.length > 100_000)).toEqual([]);

    await otherDevice.goto('/dashboard/student/salas');
    await otherDevice
      .getByRole('region', { name: 'Enviadas pelo professor' })
      .getByRole('link', { name: /Leitura no Brasil/ })
      .click();
    await expect(otherDevice.getByText(/Enviada por Prof\..* para 2º ano B/)).toBeVisible();
    await expectAccessible(otherDevice, 'an essay a teacher photographed');
    await otherDevice.getByRole('button', { name: 'Retirar e apagar' }).click();
    await otherDevice.getByRole('alertdialog').getByRole('button', { name: 'Retirar e apagar' }).click();
    await expect(otherDevice.getByText('Redação apagada')).toBeVisible();
    await page.getByRole('link', { name: /pontos$/ }).click();
    await expect(page.getByText('Redação não encontrada')).toBeVisible();
  },
);
