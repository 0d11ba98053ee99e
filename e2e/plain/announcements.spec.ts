import { SEED_PASSWORD } from '../../tools/backend/seed/accounts';
import { enter, newStudent } from '../support/backend';
import { signIn } from '../support/journey';
import { expect, test } from '../support/test';

const HOME = '/dashboard/dev';

test(
  'a developer publishes and everybody reads it; what a student writes arrives and gets a status',
  { tag: '@phone-full' },
  async ({ page, otherDevice }) => {
    const marina = newStudent();
    const title = `Aulão de ${marina.email.slice(0, 8)}`;
    const words = `Código ${marina.email.slice(0, 8)}: o botão de enviar foto não responde.`;

    // The developer account that the terminal lists for signing in.
    await signIn(page, { name: 'Davi Prado', email: 'dev@example.com', password: SEED_PASSWORD });
    await expect(page).toHaveURL(HOME);
    await page.getByRole('link', { name: 'Novo comunicado' }).click();
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Conteúdo').fill('Domingo,\nàs 10h.\n\nhttps://www.gov.br/inep');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Comunicado criado com sucesso')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    await enter(otherDevice, marina);
    await otherDevice.goto('/dashboard/student/comunicado');
    await otherDevice.getByRole('link', { name: `Ler mais: ${title}` }).click();
    await expect(otherDevice.getByRole('article').getByText('Davi Prado')).toBeVisible();
    await expect(otherDevice.getByRole('article').getByRole('link', { name: /gov\.br/ })).toBeVisible();
    await otherDevice.goto(HOME);
    await expect(otherDevice).toHaveURL('/');
    await otherDevice.goto('/dashboard/student/feedback');
    await otherDevice.getByLabel('Tipo de feedback').selectOption('Bug no sistema');
    await otherDevice.getByLabel('Mensagem').fill(words);
    await otherDevice.getByRole('button', { name: 'Enviar Feedback' }).click();
    await expect(otherDevice.getByText('Feedback enviado com sucesso!')).toBeVisible();

    await page.goto(`${HOME}/mensagens`);
    await page.getByLabel('Buscar').fill(words);
    const message = page.getByRole('list', { name: 'Mensagens' }).getByRole('listitem');
    await expect(message).toHaveCount(1);
    await expect(message.getByText('Marina Duarte · Aluno')).toBeVisible();
    await message.getByText('Bug no sistema').click();
    await expect(message.getByRole('link', { name: 'Responder por e-mail' })).toBeVisible();
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await message.getByText('Em análise', { exact: true }).click();
    expect((await stored).ok()).toBe(true);
    await expect(message.getByRole('radio', { name: 'Em análise' })).toBeChecked();
    await page.reload();
    await page.getByLabel('Buscar').fill(words);
    await expect(message.getByText('Em análise')).toBeVisible();

    await page.goto(HOME);
    await page.getByRole('button', { name: `Excluir: ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Comunicado excluído com sucesso')).toBeVisible();
    await otherDevice.goto('/dashboard/student/comunicado');
    await expect(otherDevice.getByRole('heading', { name: 'Comunicados', level: 2 })).toBeVisible();
    await expect(otherDevice.getByRole('heading', { name: title })).toHaveCount(0);
  },
);
