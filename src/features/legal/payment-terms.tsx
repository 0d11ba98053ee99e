import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { useEntryServices } from '@/data/services-context';
import { STUDENT_OFFER, TEACHER_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useCheckoutAddress, useCreditValue } from '@/queries/use-checkout-address';
import { LegalDocument, LegalSection } from './legal-document';
import { OperatorContact } from './operator-contact';

/**
 * How to buy on this site; without prices if nothing is sold (R-BUY-1). Every sentence must stay true of the
 * product.
 */
export function PaymentTerms() {
  const { canBuy } = useEntryServices().capabilities;
  const sold = {
    student: useCheckoutAddress('student') !== null,
    teacher: useCheckoutAddress('teacher') !== null,
  };
  const isSelling = sold.student || sold.teacher;
  const isTest = useCreditValue() === 'test';
  return (
    <LegalDocument
      title="Termos de pagamento"
      summary={
        <p>
          {isSelling && isTest && 'Aqui os pagamentos são de teste: nenhum dinheiro é cobrado. '}
          {isSelling
            ? 'Cada compra é um pagamento único. Nada aqui é assinatura, e nada se renova sozinho. Você pode desistir em até 7 dias e receber seu dinheiro de volta.'
            : 'Aqui não há nada à venda: este site não recebe pagamentos.'}
        </p>
      }
    >
      {isSelling && <OnSale {...sold} isTest={isTest} />}
      {canBuy ? (
        <Purchases isSelling={isSelling} />
      ) : (
        <LegalSection title="Por que não há preços">
          <p>
            No modo demonstração tudo fica neste aparelho, e não há conta que possa receber uma compra. Para
            corrigir sem pagar, use as 24 horas grátis.
          </p>
        </LegalSection>
      )}
      <LegalSection title={isSelling ? 'Quem vende' : 'Quem responde por este site'}>
        <OperatorContact />
      </LegalSection>
    </LegalDocument>
  );
}

/** Each offer, and how it is paid. */
function OnSale({ student, teacher, isTest }: { student: boolean; teacher: boolean; isTest: boolean }) {
  return (
    <>
      <LegalSection title="O que está à venda">
        <ul>
          {student && (
            <li>
              <b>Para alunos:</b> {STUDENT_OFFER.corrections} correções por{' '}
              {formatMoney(STUDENT_OFFER.priceBrl)}. São {STUDENT_OFFER.corrections} créditos, que não vencem.
              {isTest
                ? ' Aqui não há modelo de IA que use um. '
                : ' O modelo de IA usa um crédito por redação. '}
              O corretor local não usa nenhum.
            </li>
          )}
          {teacher && (
            <li>
              <b>Para professores:</b> {TEACHER_OFFER.name} por {formatMoney(TEACHER_OFFER.priceBrl, 0)},
              acesso vitalício. Vitalício quer dizer sem prazo: vale enquanto o {PRODUCT_NAME} for oferecido
              neste site.
            </li>
          )}
        </ul>
        {student && <p>Antes de pagar, você pode ter 24 horas de correções ilimitadas, sem cartão.</p>}
      </LegalSection>
      <LegalSection title="Como se paga">
        <p>
          Você paga na página de um provedor externo, com as formas que ele oferece. Os dados do cartão ficam
          com ele: o {PRODUCT_NAME} não os guarda. Do que o provedor informa, ficam aqui só o número do
          pagamento, o e-mail de quem comprou, o produto, se foi aprovado e se o valor voltou.
        </p>
      </LegalSection>
    </>
  );
}

/** Terms of every purchase, including purchases made while something was on sale. */
function Purchases({ isSelling }: { isSelling: boolean }) {
  return (
    <>
      <LegalSection title="Quando a compra chega">
        {!isSelling && <p>Se você já comprou aqui, tudo o que está abaixo continua valendo.</p>}
        <p>
          Quando o provedor confirma o pagamento, a compra entra na conta que tem <b>o mesmo e-mail</b>, já
          confirmado. Boleto e Pix podem levar mais tempo que o cartão. Se não chegar, escreva pela página
          Feedback com a data e o e-mail usado.
        </p>
        <p>
          O {TEACHER_OFFER.name} só entra em <b>contas de professor</b>. Pago com o e-mail de uma conta de
          aluno, ele não entra: a conta mostra isso em “Suas compras”, e o valor pode ser devolvido.
        </p>
        <p>
          Se uma correção não puder ser entregue, o crédito volta na hora. Quem corrige, e como, está na{' '}
          <Link to={paths.usagePolicy}>Política de uso</Link>.
        </p>
      </LegalSection>
      <LegalSection title="Desistência e devolução">
        <p>
          Você pode desistir de uma compra feita pela internet em até <b>7 dias</b>, sem explicar o motivo
          (Código de Defesa do Consumidor, art. 49). Peça pela página Feedback, com o e-mail da compra, ou
          diretamente ao provedor do pagamento. Devolvemos o valor pago, pelo mesmo meio.
        </p>
        <p>
          Quando o provedor avisa da devolução, o plano sai da conta, ou os <b>créditos saem do saldo</b>:
          tantos quantos a compra trouxe, ou os que restarem. Os já usados não são cobrados, e o saldo nunca
          fica negativo.
        </p>
        <p>
          O mesmo acontece quando o pagamento é contestado no banco. Se o banco decidir a favor da venda, o
          que saiu volta. A devolução de uma parte do valor não tira nada. “Suas compras” mostra o que houve
          com cada uma.
        </p>
        <p>
          Depois dos 7 dias você continua com os seus direitos quando algo não funciona como prometido (arts.
          18 a 20 do mesmo código).
        </p>
      </LegalSection>
      <LegalSection title="Menores de idade">
        <p>
          Quem tem menos de 18 anos compra com um responsável, em nome dele e com o e-mail da conta do aluno.
        </p>
      </LegalSection>
    </>
  );
}
