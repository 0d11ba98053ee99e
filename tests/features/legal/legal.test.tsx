import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

describe('the rules', () => {
  it.each([
    ['/politica-de-uso', 'Política de uso', /só lê o que você envia para a turma dele/],
    ['/termos-de-pagamento', 'Termos de pagamento', /Nada aqui é assinatura/],
    ['/privacidade', 'Privacidade', /Não há anúncios nem rastreadores/],
    ['/acessibilidade', 'Acessibilidade', /o que ainda não testamos/],
  ])('%s is there for visitors, with its gist first', async (address, title, gist) => {
    renderApp(address, { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(gist)).toBeVisible();
    // Set after the page was drawn.
    await waitFor(() => expect(document.title).toContain(title));
  });

  it('of payment name the prices, the single payment, and the seven days of the law', async () => {
    renderApp('/termos-de-pagamento', { user: null });
    const terms = await screen.findByRole('article');
    for (const fact of [/R\$\s97,80/, /R\$\s2\.000/, /pagamento único/, /7 dias/, /art\. 49/])
      expect(terms).toHaveTextContent(fact);
  });

  it('of use tell what happens to data with and without a server, and what is asked of minors', async () => {
    renderApp('/politica-de-uso', { user: null });
    const policy = await screen.findByRole('article');
    for (const fact of [/No modo demonstração/, /Com uma conta/, /O que o professor vê/, /menos de 18 anos/])
      expect(policy).toHaveTextContent(fact);
  });

  it('of privacy tell what for, who sees it, how long, the rights of the law and what holds for minors', async () => {
    renderApp('/privacidade', { user: null });
    const policy = await screen.findByRole('article');
    for (const fact of [
      /para quê/,
      /Quem vê/,
      /Por quanto tempo/,
      /art\. 18/,
      /menos de 18 anos/,
      /art\. 14/,
    ])
      expect(policy).toHaveTextContent(fact);
  });

  it('of accessibility say what no test here covers, whom to tell, and every shortcut', async () => {
    renderApp('/acessibilidade', { user: null });
    const statement = await screen.findByRole('article');
    for (const fact of [/Firefox e Safari/, /Leitores de tela de verdade/, /página Feedback/])
      expect(statement).toHaveTextContent(fact);
    const table = screen.getByRole('table', { name: 'Ao escrever' });
    expect(within(table).getByRole('row', { name: /Ctrl Enter ⌘ Enter Envia para corrigir/ })).toBeVisible();
  });

  it('are in the footer of every page outside the areas', async () => {
    renderApp('/nada', { user: null });
    const rules = await screen.findByRole('navigation', { name: 'Regras' });
    expect([...rules.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/privacidade',
      '/politica-de-uso',
      '/termos-de-pagamento',
      '/acessibilidade',
    ]);
  });
});
