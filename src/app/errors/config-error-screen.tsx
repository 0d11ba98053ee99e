import type { ConfigProblem } from '@/contracts/config';
import { PRODUCT_NAME } from '@/copy/product';

/**
 * Shown instead of the app if an environment variable has a wrong value; names the variable and the expected value.
 */
export function ConfigErrorScreen({ problems }: { problems: ConfigProblem[] }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-5 px-4 py-12">
      <h1 className="text-xl lg:text-2xl">O {PRODUCT_NAME} não pôde iniciar</h1>
      <p className="text-ink-2">
        A configuração deste site tem um valor que não pode ser usado. Nada do que você escreveu foi perdido.
      </p>
      <dl className="border-t border-border">
        {problems.map(({ variable, message }) => (
          <div key={variable} className="border-b border-border py-3">
            <dt>
              <code className="font-semibold break-all">{variable}</code>
            </dt>
            <dd className="text-error">{message}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">
        Quem cuida do site deve corrigir a variável no arquivo <code>.env</code> ou no painel da hospedagem e
        publicar de novo.
      </p>
    </main>
  );
}
