import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { LegalDocument, LegalSection } from './legal-document';
import { UsagePolicyData } from './usage-policy-data';

/** What one may do here, and who sees what. Every sentence is true of the product: change it along with it. */
export function UsagePolicy() {
  return (
    <LegalDocument
      title="Política de uso"
      summary={
        <p>
          Sua redação é sua. Sem conta em servidor, ela não sai do aparelho; com conta, fica guardada para
          você. Um professor só lê o que você envia para a turma dele.
        </p>
      }
    >
      <LegalSection title={`1. O que o ${PRODUCT_NAME} faz`}>
        <p>
          O {PRODUCT_NAME} corrige redações no modelo do ENEM, nas cinco competências, e ajuda professores a
          acompanhar turmas. A nota é uma estimativa, com uma faixa ao lado, e cada resultado diz quem
          corrigiu. O {PRODUCT_NAME} não é ligado ao INEP, e a nota daqui não vale para inscrição nem para
          classificação.
        </p>
      </LegalSection>
      <UsagePolicyData />
      <LegalSection title="4. Menores de idade">
        <p>
          Boa parte de quem estuda aqui tem menos de 18 anos. Por isso o cadastro pede só nome, e-mail e
          senha; o resto do perfil é opcional. No ranking aparece apenas quem escolhe aparecer, com o primeiro
          nome e uma inicial.
        </p>
        <p>
          Quem tem menos de 12 anos precisa da autorização do pai, da mãe ou do responsável (Lei Geral de
          Proteção de Dados, art. 14). Compras são feitas por um responsável. Professores usam os dados dos
          alunos somente para ensinar e seguem as regras da escola.
        </p>
      </LegalSection>
      <LegalSection title="5. O que pedimos a você">
        <ul>
          <li>Envie textos seus, ou que você tem permissão para usar.</li>
          <li>Não escreva dados pessoais de outras pessoas nas redações, nas turmas ou nas mensagens.</li>
          <li>Trate bem quem lê: comentários e mensagens chegam a pessoas.</li>
          <li>Não compartilhe sua senha nem divulgue em público o convite de uma turma.</li>
          <li>
            Não tente entrar em contas alheias, sobrecarregar o serviço ou enviar redações em massa por
            programas. Há um limite diário de correções pelo servidor; além dele, a correção continua no
            próprio aparelho.
          </li>
        </ul>
        <p>A equipe pode bloquear a conta de quem desrespeita estas regras.</p>
      </LegalSection>
      <LegalSection title="6. Seus direitos e contato">
        <p>
          Em “Meus dados”, no seu perfil, você vê o que está guardado sobre você, baixa uma cópia ou exclui a
          conta. O que fazemos com os dados, e por quê, está em <Link to={paths.privacy}>Privacidade</Link>.
          Para perguntar, escreva pela página Feedback: quem mantém este site responde. As regras de compra
          estão nos <Link to={paths.paymentTerms}>Termos de pagamento</Link>.
        </p>
        <p>Quando estas regras mudarem, a data no alto muda junto, e um comunicado avisa.</p>
      </LegalSection>
    </LegalDocument>
  );
}
