import { Link } from 'react-router-dom';
import { SENT_TO_MODEL } from '@/copy/model';
import { PRODUCT_NAME } from '@/copy/product';
import { useEntryServices } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { LegalDocument, LegalSection } from './legal-document';
import { OperatorContact } from './operator-contact';

/** Which data is stored, why, how long and for whom. Every sentence must stay true of the product. */
export function PrivacyPolicy() {
  return (
    <LegalDocument
      title="Privacidade"
      summary={
        <p>
          Guardamos suas redações e o que o Grifo precisa para funcionar, e nada além disso. Não há anúncios
          nem rastreadores. Em “Meus dados” você mesmo baixa uma cópia ou exclui a conta, na hora.
        </p>
      }
    >
      <LegalSection title="1. O que guardamos, e para quê">
        <ul>
          <li>
            <b>Nome, e-mail e senha:</b> para ter uma conta. A senha fica embaralhada, e ninguém consegue ler.
          </li>
          <li>
            <b>Redações e correções:</b> para mostrar seu histórico e seu progresso.
          </li>
          <li>
            <b>Canetinhas, conquistas, créditos e compras:</b> para que cada coisa conte uma vez só.
          </li>
          <li>
            <b>O endereço da sua rede,</b> no dia em que a conta é criada: para impedir contas em massa. Ele é
            apagado quando alguém cria uma conta em outro dia.
          </li>
          <li>
            <b>Salas:</b> quem dá aula e quem entrou em cada uma, as redações enviadas a ela e o que os
            professores comentaram e marcaram nelas. Dos códigos de sala que você digitar errado, só quantos
            foram e desde quando, para barrar quem tenta adivinhar.
          </li>
          <li>
            <b>Avisos:</b> quais você já leu e, por 60 dias, que uma redação foi retirada de uma sala, sem o
            texto dela. Se você pediu o resumo por e-mail, também o pedido e até que dia os avisos já foram
            contados.
          </li>
          <li>
            <b>Links de correções:</b> de qual redação, até quando valem e se mostram seu nome. Quando você
            apaga um link, ele para de funcionar na hora.
          </li>
          <li>
            <b>“Experimentar agora”:</b> o texto e a correção ficam só no aparelho, sem conta, até você
            guardá-los numa conta ou apagá-los ali.
          </li>
          <li>
            <b>O que outro aplicativo compartilha com o Grifo:</b> fica só no aparelho até abrir na folha.
            Quem sai da conta o apaga, e depois de uma hora ele não abre mais.
          </li>
          <li>
            <b>Mensagens à equipe:</b> para responder e consertar.
          </li>
          <li>
            <b>Do que você discorda em uma correção:</b> para responder e consertar o corretor. A redação só
            vai junto se você deixar, e sai quando você quiser. A frase em discussão, sem nome, pode virar um
            teste do corretor. A que já virou teste fica com o programa.
          </li>
          <li>
            <b>Treino:</b> os exercícios que você respondeu, com frases das suas redações, e cada resposta,
            para trazer de volta o que ainda não firmou.
          </li>
          <li>
            <b>Linhas escritas à mão:</b> só as que você der, com o texto de cada uma, para treinar o leitor
            de letra de mão. Perguntamos antes, e em “Meus dados” você vê, apaga e para de dar. O que um
            leitor já tiver aprendido com uma linha não volta atrás.
          </li>
          <li>
            <b>O resto do perfil</b> (foto, telefone, cidade, nascimento, gênero e outros) é opcional.
            Nascimento, gênero, estado, país, escolaridade, interesse e biografia nunca saem do aparelho.
          </li>
        </ul>
        <p>
          No modo demonstração não há servidor: tudo fica só neste navegador. A lista completa, com o lugar de
          cada coisa, está em “Meus dados”, no seu perfil.
        </p>
      </LegalSection>
      <LegalSection title="2. Quem vê">
        <ul>
          <li>Você, sempre.</li>
          <li>
            Os professores da sala, os de agora e os que chegarem depois: seu nome, o dia em que você entrou e
            as redações que você enviou para ela. Você vê o nome de todos eles em “Minhas salas”. Se você
            mudar de nome depois de entrar, também o anterior, por 30 dias. Mais nada. O Grifo guarda o nome
            com que você entrou na sala pela primeira vez: só você o vê, e ele serve para ninguém pegar o
            lugar de outra pessoa.
          </li>
          <li>
            Se você retirar uma redação já revisada, os professores deixam de ver o texto. Fica a revisão,
            para você e para eles: o que escreveram e as palavras que citaram. Sair da sala apaga isso também.
          </li>
          <li>
            Os comentários que um professor guarda para repetir: só ele e quem dá aula nas mesmas salas.
          </li>
          <li>
            Quem dá aula pode anotar o nome e o e-mail de quem espera na sala. Só quem dá aula nela os vê. O
            e-mail some quando a pessoa entra na sala ou exclui a conta, e tudo some com a sala.
          </li>
          <li>
            Quem dá aula pode fotografar redações feitas à mão, com a autorização da escola e dos
            responsáveis, que confirma antes. A foto não sai do aparelho do professor nem fica guardada: só o
            texto entra na sala. Quem dá aula nela lê; o aluno também, em “Minhas salas”, e apaga quando
            quiser. Se o aluno ainda não entrou na sala, a redação espera por ele até 365 dias e depois é
            apagada.
          </li>
          <li>
            Seus colegas de sala, só se quem dá aula nela ligar isso: frases com erro que você treinou, de
            redações que você enviou para essa sala, sem o seu nome. Nenhuma frase com o nome de alguém da
            sala aparece. Quando a redação sai da sala, as frases saem também.
          </li>
          <li>
            Quem tiver um link de correção que você criou: aquela redação e a correção dela, até o prazo
            acabar ou você apagar o link. Seu nome, só se você quiser.
          </li>
          <li>
            A equipe: as mensagens que você manda para ela e o que você escreve em “Não concordo”. A redação,
            só se você deixar.
          </li>
          <li>As linhas escritas à mão que você deu: só você e quem mantém este site.</li>
          <li>No ranking: primeiro nome e uma inicial, só de quem escolheu aparecer.</li>
          <li>Quem mantém este site administra o servidor, tem acesso a ele e responde por ele.</li>
        </ul>
        <p>
          Não vendemos nem emprestamos dados. Nossas páginas não usam cookies e <LoadedFromOthers />.
        </p>
      </LegalSection>
      <LegalSection title="3. O que sai do Grifo, e só com o seu sim">
        <ul>
          <li>
            <b>Correção por modelo de IA.</b> Só onde o servidor tem um, e só se você concordar.{' '}
            {SENT_TO_MODEL} Sem o seu sim, quem corrige é o corretor local, do próprio {PRODUCT_NAME}. Dá para
            mudar de ideia em “Meus dados”.
          </li>
          <li>
            <b>Foto de letra de mão.</b> Perguntamos antes de cada envio. A foto não fica guardada.
          </li>
          <li>
            <b>Avisos por e-mail.</b> Só onde o site tem um serviço de e-mail, e só se você pedir no perfil. O
            serviço recebe seu endereço e quantos avisos há de cada tipo: nenhum nome, texto ou nota. Cada
            mensagem traz um link para parar.
          </li>
          <li>
            <b>Compra.</b> Você paga na página de um provedor. O cartão fica com ele.
          </li>
          <li>
            <b>Foto do perfil.</b> Se você puser um endereço da internet, o seu navegador busca a imagem lá.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="4. Por quanto tempo">
        <ul>
          <li>Enquanto a conta existir. Ao excluir a conta, tudo some na hora, menos o que está abaixo.</li>
          <li>
            Das compras fica o registro do pagamento: número, produto, datas e se o valor voltou. Ele não tem
            nome nem e-mail. A lei pede esse registro, e ele impede que uma compra conte duas vezes.
          </li>
          <li>
            Uma sala excluída fica guardada por sete dias. Nesse tempo, só quem é responsável por ela a vê e
            pode restaurá-la. Depois ela é apagada, assim que algum professor abrir a lista de salas.
          </li>
          <li>
            Quando um professor exclui a conta, a sala em que outro dá aula com ele fica com o outro. O que
            ele comentou e marcou continua lá, sem o nome. A sala em que só ele dá aula acaba com a conta.
          </li>
          <li>
            Quando um professor remove um aluno, o que o aluno enviou some da sala e fica guardado por 30
            dias, para o caso de ele desfazer. Depois é apagado da mesma forma. Que houve a remoção fica até a
            sala ou a conta acabar, para o convite antigo não valer. As redações continuam com o aluno.
          </li>
          <li>
            Os registros técnicos das funções dizem o que aconteceu e quanto demorou. Não têm nome, e-mail nem
            texto.
          </li>
          <li>
            O provedor do servidor pode manter cópias de segurança por alguns dias, que depois se apagam
            sozinhas.
          </li>
        </ul>
      </LegalSection>
      <PrivacyMinors />
      <LegalSection title="6. Seus direitos">
        <p>A Lei Geral de Proteção de Dados (art. 18) garante, e você usa aqui mesmo:</p>
        <ul>
          <li>
            <b>Saber e levar:</b> Perfil, Meus dados, “Baixar meus dados”.
          </li>
          <li>
            <b>Corrigir:</b> Perfil, “Editar”.
          </li>
          <li>
            <b>Apagar:</b> Perfil, Meus dados, “Excluir minha conta”.
          </li>
          <li>
            <b>Mudar de ideia sobre o que você aceitou:</b> o modelo de IA, em Meus dados. O ranking e os
            avisos por e-mail, no Perfil. As salas, em “Minhas salas”. Os links de correções, em “Meus links”.
            E a redação que você mostrou à equipe ao discordar, na própria correção.
          </li>
          <li>
            <b>Perguntar:</b> pela página Feedback ou pelo contato abaixo. Se não resolver, procure a
            Autoridade Nacional de Proteção de Dados (ANPD).
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="7. Quem responde pelos dados">
        <OperatorContact />
        <p>
          As regras de uso estão na <Link to={paths.usagePolicy}>Política de uso</Link>. Quando este texto
          mudar, a data no alto muda junto, e um comunicado avisa.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}

/** With a CAPTCHA, the entry form loads its provider's script, which sees the visitor's address and browser. */
function LoadedFromOthers() {
  const { captcha } = useEntryServices().config;
  if (captcha === null) return 'não carregam nada de outras empresas';
  const maker = captcha.provider === 'turnstile' ? 'da Cloudflare' : 'da hCaptcha';
  return `não carregam nada de outras empresas, fora a verificação contra robôs ${maker} ao entrar e ao criar a conta. Ela vê seu endereço na internet e seu navegador, e pode guardar cookies dela`;
}

/** The section addressed to children and adolescents, worded for them (LGPD, art. 14). */
function PrivacyMinors() {
  return (
    <LegalSection title="5. Se você tem menos de 18 anos">
      <p>
        Boa parte de quem estuda aqui tem. A lei (art. 14) pede que seus dados sejam usados no seu melhor
        interesse. Por isso:
      </p>
      <ul>
        <li>o cadastro pede só nome, e-mail e senha;</li>
        <li>não há anúncios, rastreadores, chat com estranhos nem perfil público;</li>
        <li>colegas não veem você, e no ranking só entra quem quer;</li>
        <li>
          linhas escritas à mão só são guardadas com a autorização assinada por quem é responsável por você,
          que um professor da sala anota;
        </li>
        <li>nenhuma redação vai para outra empresa sem que a gente pergunte antes;</li>
        <li>você nunca precisa dar mais dados para continuar usando.</li>
      </ul>
      <p>
        <b>Menos de 12 anos:</b> o pai, a mãe ou o responsável precisa autorizar o uso.{' '}
        <b>Para responsáveis:</b> vocês podem ver, baixar e excluir tudo junto com o estudante em “Meus
        dados”, ou escrever pela página Feedback da conta dele.
      </p>
    </LegalSection>
  );
}
