import { SEEN_OF_ESSAY } from '@/copy/class-sharing';
import { PRODUCT_NAME } from '@/copy/product';
import { LegalSection } from './legal-document';

/** Where data live, and who reads them. */
export function UsagePolicyData() {
  return (
    <>
      <LegalSection title="2. Onde ficam seus dados">
        <ul>
          <li>
            <b>No modo demonstração</b> (o menu diz quando é ele) não há servidor: redações, correções e
            perfil ficam só neste navegador. Limpar os dados do navegador apaga tudo, e ninguém consegue
            recuperar.
          </li>
          <li>
            <b>Com uma conta</b>, redações, correções, turmas, compras e mensagens ficam no servidor deste
            site, para você abrir em outro aparelho. O rascunho, as preferências e parte do perfil
            (nascimento, gênero, estado, país, escolaridade, interesse e biografia) ficam só no aparelho.
          </li>
          <li>
            <b>Na correção</b>, o servidor pode usar um modelo de linguagem de outra empresa, só se você
            concordar. Nesse caso, o tema e o texto da redação vão para ela; seu nome e seu e-mail, não. Sem o
            seu sim, quem corrige é o próprio {PRODUCT_NAME}.
          </li>
          <li>
            <b>Fotos</b> de texto impresso são lidas no aparelho. Uma foto de letra de mão só é enviada depois
            que você concorda, e não fica guardada no servidor.
          </li>
        </ul>
        <p>Não há anúncios nem rastreadores, e não vendemos dados de ninguém.</p>
      </LegalSection>
      <LegalSection title="3. O que o professor vê">
        <ul>
          <li>Ao entrar em uma turma, você mostra ao professor seu nome e o dia em que entrou.</li>
          <li>
            Das suas redações, ele lê só as que você envia para a turma dele: {SEEN_OF_ESSAY}. Dá para
            corrigir sem enviar.
          </li>
          <li>
            Rascunhos, outras redações, progresso, canetinhas e perfil ele não vê. Colegas não veem uns aos
            outros.
          </li>
          <li>
            Você pode retirar o que enviou e sair da turma quando quiser; a partir daí o professor deixa de
            ver aquelas redações.
          </li>
          <li>
            O professor pode comentar e mudar um nível, dizendo por quê. Você vê as duas correções e qual
            delas conta na turma.
          </li>
          <li>
            Quem recebe um convite vê o nome da turma e do professor; o e-mail do professor, só quem entrou na
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
