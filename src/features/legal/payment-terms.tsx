import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { STUDENT_OFFER, TEACHER_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { LegalDocument, LegalSection } from './legal-document';
import { OperatorContact } from './operator-contact';

/** How buying works here. Keep every sentence true of the product. */
export function PaymentTerms() {
  return (
    <LegalDocument
      title="Termos de pagamento"
      summary={
        <p>
          Cada compra é um pagamento único. Nada aqui é assinatura, nada se renova sozinho, e você pode
          desistir em até 7 dias e receber seu dinheiro de volta.
        </p>
      }
    >
      <LegalSection title="1. O que está à venda">
        <ul>
          <li>
            <b>Para alunos:</b> {STUDENT_OFFER.corrections} correções por{' '}
            {formatMoney(STUDENT_OFFER.priceBrl)}. Uma correção usa um crédito, e créditos comprados não
            vencem.
          </li>
          <li>
            <b>Para professores:</b> {TEACHER_OFFER.name} por {formatMoney(TEACHER_OFFER.priceBrl, 0)}, acesso
            vitalício. Vitalício quer dizer sem prazo: vale enquanto o {PRODUCT_NAME} for oferecido neste
            site.
          </li>
        </ul>
        <p>
          Antes de pagar dá para experimentar: há um período de teste de 2 dias e um modo de 24 horas com
          correções ilimitadas, sem cartão.
        </p>
      </LegalSection>
      <LegalSection title="2. Como se paga">
        <p>
          O pagamento acontece na página de um provedor externo, com as formas que ele oferece. Os dados do
          cartão ficam com ele: o {PRODUCT_NAME} não os guarda. Do que o provedor informa ficam aqui só o
          número do pagamento, o e-mail de quem comprou, o produto, se foi aprovado e se o valor voltou.
        </p>
      </LegalSection>
      <LegalSection title="3. Quando a compra chega">
        <p>
          Assim que o provedor confirma o pagamento, a compra entra na conta que tem <b>o mesmo e-mail</b>,
          confirmado. Boleto e Pix podem levar mais tempo que o cartão. Se não chegar, escreva pela página
          Feedback com a data e o e-mail usado. No modo demonstração não há conta que receba uma compra.
        </p>
        <p>
          O {TEACHER_OFFER.name} só entra em <b>contas de professor</b>. Pago com o e-mail de uma conta de
          aluno, ele não entra: a conta mostra isso em “Suas compras”, e o valor pode ser devolvido.
        </p>
        <p>
          Se uma correção não puder ser entregue, o crédito volta na hora. Quem corrige e como está na{' '}
          <Link to={paths.usagePolicy}>Política de uso</Link>.
        </p>
      </LegalSection>
      <LegalSection title="4. Desistência e devolução">
        <p>
          Compras feitas pela internet podem ser desfeitas em até <b>7 dias</b>, sem explicar o motivo (Código
          de Defesa do Consumidor, art. 49). Peça pela página Feedback, com o e-mail da compra, ou diretamente
          ao provedor do pagamento. Devolvemos o valor pago, pelo mesmo meio.
        </p>
        <p>
          Quando o provedor avisa da devolução, sai da conta o plano, ou saem <b>créditos do saldo</b>: tantos
          quantos a compra trouxe, ou os que restarem. Os já usados não são cobrados, e o saldo nunca fica
          negativo. O mesmo acontece quando o pagamento é contestado no banco; se a contestação for decidida a
          favor da venda, o que saiu volta. A devolução de uma parte do valor não tira nada. “Suas compras”
          mostra o que houve com cada uma.
        </p>
        <p>
          Depois desse prazo continuam valendo os seus direitos quando algo não funciona como prometido (arts.
          18 a 20 do mesmo código).
        </p>
      </LegalSection>
      <LegalSection title="5. Menores de idade">
        <p>
          Quem tem menos de 18 anos compra com um responsável, em nome dele e com o e-mail da conta do aluno.
        </p>
      </LegalSection>
      <LegalSection title="6. Quem vende">
        <OperatorContact />
      </LegalSection>
    </LegalDocument>
  );
}
