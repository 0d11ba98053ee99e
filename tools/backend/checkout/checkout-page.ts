import { STUDENT_OFFER, TEACHER_OFFER } from '../../../src/domain/plans/offers.ts';
import type { Product } from '../../../src/domain/plans/purchase.ts';

type Checkout = {
  product: Product;
  /** As typed; empty at first. */
  email: string;
  /** What the last press did; null before the first. */
  said: string | null;
  /** Origin of the app. */
  appUrl: string;
};

const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const OFFERS: Record<Product, { name: string; price: number; back: string }> = {
  aluno_12: { name: STUDENT_OFFER.name, price: STUDENT_OFFER.priceBrl, back: '/dashboard/student/compra' },
  professor_anual: {
    name: TEACHER_OFFER.name,
    price: TEACHER_OFFER.priceBrl,
    back: '/dashboard/teacher/upgrade',
  },
};

/** The page of the test checkout, as HTML without scripts. */
export function showCheckout({ product, email, said, appUrl }: Checkout): string {
  const { name, price, back } = OFFERS[product];
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pagamento de teste</title>
<style>${STYLE}</style>
<main>
<p class="test">Pagamento de teste: nenhum dinheiro é cobrado</p>
<h1>${escapeHtml(name)}</h1>
<p class="price">${MONEY.format(price)}</p>
<p>Esta página faz o papel do serviço de pagamento. Ela só existe neste computador e avisa o servidor como um serviço de verdade avisaria. Cada “Pagar” é uma compra nova.</p>
<form method="post">
<input type="hidden" name="produto" value="${product}">
<label for="email">E-mail da conta que recebe</label>
<input id="email" name="email" type="email" required autocomplete="email" value="${escapeHtml(email)}">
<div role="status">${said === null ? '' : `<p>${escapeHtml(said)}</p>`}</div>
<button name="acao" value="pagar">Pagar</button>
<button name="acao" value="estornar">Estornar o último pagamento</button>
${product === 'aluno_12' ? '<button name="acao" value="usar">Usar todos os créditos</button>' : ''}
</form>
<p><a href="${escapeHtml(appUrl + back)}">Voltar para o Grifo</a></p>
</main>
</html>
`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.test { margin: 0; padding: .75rem 1rem; border: 2px dashed; font-weight: 700; }
h1 { margin: 1.5rem 0 0; font-size: 1.5rem; line-height: 1.25; }
.price { margin: .25rem 0 1rem; font-size: 1.5rem; }
label { display: block; font-weight: 700; }
input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .5rem; padding: 0 .75rem; font: inherit; }
a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; color: inherit; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
