import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { KEYBOARD_MAP } from '@/copy/keyboard-map';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { LegalDocument, LegalSection } from './legal-document';

/** States which accessibility tests were made and which were not. Every sentence must stay true of the tests. */
export function AccessibilityStatement() {
  return (
    <LegalDocument
      title="Acessibilidade"
      summary={
        <p>
          O {PRODUCT_NAME} foi feito para funcionar só com o teclado, com leitor de tela, com letra grande e
          em qualquer tema de cores. Aqui está o que testamos, o que ainda não testamos e como nos contar o
          que não funcionou para você.
        </p>
      }
    >
      <LegalSection title="1. O que seguimos">
        <p>
          A meta é o nível AA das <b>WCAG 2.2</b>, as diretrizes internacionais de acessibilidade da web. Ela
          é nossa, e os testes também: ninguém de fora avaliou o {PRODUCT_NAME} ainda.
        </p>
      </LegalSection>
      <LegalSection title="2. O que testamos, e como">
        <p>
          A cada mudança no código, testes automáticos abrem o app no Chromium, em tela de computador e de
          celular, e conferem:
        </p>
        <ul>
          <li>
            <b>Regras automáticas:</b> o axe, um verificador de acessibilidade, percorre cada tela, cheia e
            vazia, com erro e com janelas abertas, no tema claro e no escuro. O contraste das cores também é
            medido.
          </li>
          <li>
            <b>Teclado:</b> criar a conta, escrever, enviar, ler a correção e avaliar, sem tocar no mouse.
          </li>
          <li>
            <b>Tamanho:</b> telas de 320 pixels de largura, zoom de 200% e só a letra a 200%, sem rolagem para
            os lados.
          </li>
          <li>
            <b>Cores do sistema:</b> o foco continua visível no modo de alto contraste, em que o sistema
            escolhe as cores. As marcações têm letra e sublinhado próprios, de modo que a cor nunca é o único
            sinal.
          </li>
          <li>
            <b>Movimento:</b> com “reduzir movimento” ligado no aparelho, nenhuma tela se anima ao abrir.
          </li>
          <li>
            <b>Nomes:</b> o que o navegador entrega aos leitores de tela na folha de redação, na correção, no
            progresso e no relatório da sala: botões, campos, gráficos e marcações. Todo gráfico tem os mesmos
            números em uma tabela.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="3. O que não testamos">
        <ul>
          <li>
            <b>Leitores de tela de verdade</b> (NVDA, JAWS, VoiceOver, TalkBack), com pessoas que os usam
            todos os dias. Conferimos só o que o Chromium lhes informa.
          </li>
          <li>
            <b>Firefox e Safari</b>, no computador e no celular.
          </li>
          <li>
            <b>Outros recursos de apoio:</b> ampliadores de tela, comando de voz e teclados especiais.
          </li>
          <li>
            <b>A leitura de fotos</b> depende de ver a foto para ajustar e conferir. Quem não a vê pode
            digitar ou ditar a redação na aba de texto.
          </li>
          <li>
            <b>O PDF</b> sai do navegador: se ele leva títulos e ordem de leitura depende do navegador usado.
          </li>
          <li>
            <b>A página de pagamento</b> é de um provedor externo, e não a controlamos.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="4. Mapa do teclado">
        <KeyboardMap />
      </LegalSection>
      <LegalSection title="5. Encontrou uma barreira?">
        <p>
          Escreva pela página Feedback, no menu do app. Diga em que tela foi, o que você usa (navegador,
          leitor de tela, tamanho da letra) e o que aconteceu. Tratamos barreiras como erros do app. O que
          fazemos com a sua mensagem está na <Link to={paths.usagePolicy}>Política de uso</Link>.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}

/** All keyboard shortcuts, one table per screen. */
function KeyboardMap() {
  return KEYBOARD_MAP.map(({ place, shortcuts }) => (
    <table key={place} className="mt-3 w-full text-left">
      <caption className="pb-1 text-left font-semibold text-ink">{place}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Tecla</th>
          <th scope="col">O que faz</th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, does }) => (
          <tr key={does} className="border-t align-top">
            <th scope="row" className="w-2/5 py-2 pr-3 font-normal sm:w-56">
              <span className="flex flex-wrap gap-1.5">
                {keys.map((key) => (
                  <Fragment key={key}>
                    <kbd className="rounded-sm border border-border-strong bg-paper px-1.5 font-sans text-sm whitespace-nowrap text-ink">
                      {key}
                    </kbd>{' '}
                  </Fragment>
                ))}
              </span>
            </th>
            <td className="py-2">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
