import { enter, confirmPurchase, newStudent, refundPurchase } from '../support/backend';

import { expect, expectAccessible, test } from '../support/test';

test('back from the checkout: nothing is claimed until the payment is confirmed, then the credits are there', async ({
  page,
}) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student/compra');
  const payment = page.getByRole('region', { name: 'Pagamento' });
  await expect(payment).toContainText('Procurando um pagamento novo');
  await expect(page.getByText(`O desta conta é ${marina.email}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('0créditos');

  const bought = await confirmPurchase(marina);
  const toast = page.getByText('Créditos adicionados', { exact: true });
  await expect(toast).toBeVisible({ timeout: 30_000 });
  await expect(payment).toContainText('Pagamento confirmado');
  await expect(payment).toContainText('12 correções, em');
  await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('12créditos');
  // A toast that is half faded out has no measurable contrast.
  await expect(toast).toBeHidden();
  await expectAccessible(page, 'purchase');

  await page.goto('/dashboard/student/upgrade');
  await expect(page.getByText('Pacote comprado, sem mensalidade.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suas compras' }).getByRole('listitem')).toContainText(
    '12 correções',
  );
  // To a student who owns a package the header offers no upgrade.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toHaveCount(0);

  await refundPurchase(bought);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Suas compras' }).getByRole('listitem')).toContainText(
    'O valor foi devolvido: os 12 créditos saíram do saldo.',
  );
  await expect(page.getByText('Pacote comprado, sem mensalidade.')).toBeHidden();
});
