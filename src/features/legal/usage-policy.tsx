import { Link } from 'react-router-dom';
import { SEEN_OF_ESSAY } from '@/copy/classes';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { LegalDocument, LegalSection } from './legal-document';
import { OperatorContact } from './operator-contact';

/** The rules of use, and who can see which data. Every sentence must stay true of the product. */
export function UsagePolicy() {
  return (
    <LegalDocument
      title="Política de uso"
      summary={
        <p>
          Sua redação é sua. No modo demonstração, ela não sai do aparelho. Com uma conta no servidor, fica
          guardada para você. Um professor só lê o que você envia para uma sala em que ele dá aula.
        </p>
      }
    >
      <LegalSection title={`1. O que o ${PRODUCT_NAME} faz`}>
        <p>
          O {PRODUCT_NAME} corrige redações no modelo do ENEM, nas cinco competências, e ajuda professores a
          acompanhar salas. A nota é uma estimativa, com uma faixa ao lado, e cada resultado diz quem
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
          <li>Não escreva dados pessoais de outras pessoas nas redações, nas salas ou nas mensagens.</li>
          <li>Trate bem quem lê: comentários e mensagens chegam a pessoas.</li>
          <li>Não compartilhe sua senha nem divulgue em público o convite de uma sala.</li>
          <li>
            Não tente entrar em contas alheias, sobrecarregar o serviço ou enviar redações em massa por
            programas. O modelo de IA tem um limite por dia. Depois dele, quem corrige é só o corretor local.
          </li>
        </ul>
        <p>A equipe pode bloquear a conta de quem desrespeita estas regras.</p>
      </LegalSection>
      <LegalSection title="6. Seus direitos e contato">
        <p>
          Em “Meus dados”, no seu perfil, você vê o que está guardado sobre você, baixa uma cópia ou exclui a
          conta. O que fazemos com os dados, e por quê, está em <Link to={paths.privacy}>Privacidade</Link>.
          Para perguntar, escreva pela página Feedback. As regras de compra estão nos{' '}
          <Link to={paths.paymentTerms}>Termos de pagamento</Link>. Quem mantém este site responde por ele:
        </p>
        <OperatorContact />
        <p>Quando estas regras mudarem, a data no alto muda junto, e um comunicado avisa.</p>
      </LegalSection>
    </LegalDocument>
  );
}

/** States where data is stored and who can read it. */
function UsagePolicyData() {
  return (
    <>
      <LegalSection title="2. Onde ficam seus dados">
        <ul>
          <li>
            <b>No modo demonstração</b> (quando é o caso, o menu avisa) não há servidor: redações, correções e
            perfil ficam só neste navegador. Limpar os dados do navegador apaga tudo, e ninguém consegue
            recuperar.
          </li>
          <li>
            <b>Com uma conta</b>, redações, correções, salas, compras e mensagens ficam no servidor deste
            site, para você abrir em outro aparelho. O rascunho, os planos de redações, as preferências e
            parte do perfil (nascimento, gênero, estado, país, escolaridade, interesse e biografia) ficam só
            no aparelho.
          </li>
          <li>
            <b>Na correção</b>, o servidor pode usar um modelo de IA de outra empresa, só se você concordar.
            Nesse caso, o tema e o texto da redação vão para ela; seu nome e seu e-mail, não. Sem o seu sim,
            quem corrige é o próprio {PRODUCT_NAME}.
          </li>
          <li>
            <b>Fotos</b> são lidas no aparelho, também as de letra de mão. Uma foto só é enviada a um modelo
            de IA depois que você concorda, e não fica guardada no servidor.
          </li>
        </ul>
        <p>Não há anúncios nem rastreadores, e não vendemos dados de ninguém.</p>
      </LegalSection>
      <LegalSection title="3. O que os professores veem">
        <ul>
          <li>
            Ao entrar em uma sala, você mostra a quem dá aula nela seu nome e o dia em que entrou. Uma sala
            pode ter vários professores; os que chegam depois veem o mesmo. Você vê o nome de todos.
          </li>
          <li>
            Das suas redações, eles leem só as que você envia para a sala: {SEEN_OF_ESSAY}. Dá para corrigir
            sem enviar.
          </li>
          <li>
            Rascunhos, outras redações, progresso, canetinhas e perfil eles não veem. Colegas não veem uns aos
            outros.
          </li>
          <li>
            Você pode retirar o que enviou e sair da sala quando quiser. A partir daí, os professores deixam
            de ver aquelas redações.
          </li>
          <li>
            Uma sala excluída some na hora para todos. Por sete dias, quem é responsável por ela pode
            restaurá-la. Depois ela é apagada, com os comentários.
          </li>
          <li>
            O professor pode comentar e mudar um nível, dizendo por quê. Você vê as duas correções e qual
            delas conta na sala.
          </li>
          <li>
            Quem recebe um convite vê o nome da sala e do professor; o e-mail do professor, só quem entrou na
            conta.
          </li>
        </ul>
        <p>
          Mensagens enviadas pela página Feedback são lidas pela equipe, com o nome e o e-mail que você
          informar.
        </p>
      </LegalSection>
    </>
  );
}
