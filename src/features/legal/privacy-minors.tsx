import { LegalSection } from './legal-document';

/** LGPD, art. 14: in the best interest of children and adolescents, and in words they understand. */
export function PrivacyMinors() {
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
        <li>nenhuma redação vai para outra empresa sem uma pergunta antes;</li>
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
