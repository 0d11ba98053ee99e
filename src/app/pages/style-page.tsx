import { useState, type ComponentType } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { ThemeToggle, type Scheme } from '@/ui/theme-toggle';
import { Wordmark } from '@/ui/wordmark';
import { ActionsSection } from './style/actions-section';
import { FieldsSection } from './style/fields-section';
import { FoundationsSection } from './style/foundations-section';
import { IdentitySection } from './style/identity-section';
import { OverlaysSection } from './style/overlays-section';
import { PaperSection } from './style/paper-section';
import { ScoresSection } from './style/scores-section';
import { StatusSection } from './style/status-section';

const SECTIONS: readonly { id: string; label: string; Section: ComponentType<{ id: string }> }[] = [
  { id: 'base', label: 'Papel e tinta', Section: FoundationsSection },
  { id: 'acoes', label: 'Ações', Section: ActionsSection },
  { id: 'campos', label: 'Campos', Section: FieldsSection },
  { id: 'folha', label: 'Folha e canetinhas', Section: PaperSection },
  { id: 'notas', label: 'Notas', Section: ScoresSection },
  { id: 'estados', label: 'Estados e avisos', Section: StatusSection },
  { id: 'sobreposicoes', label: 'Sobreposições', Section: OverlaysSection },
  { id: 'grifo', label: 'O grifo', Section: IdentitySection },
];

/** Shows every UI component in every state, for developers. Only in development and test builds. */
export default function StylePage() {
  return (
    <div className="mx-auto max-w-304 px-4 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-14 lg:px-8">
      <header className="py-3 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:py-8">
        <div className="flex w-full items-center justify-between">
          <Wordmark name={PRODUCT_NAME} />
          <SchemeSwitch />
        </div>
        <nav
          aria-label="Índice"
          className="-mx-4 overflow-x-auto border-b px-4 lg:mx-0 lg:mt-4 lg:border-0 lg:px-0"
        >
          <ul className="flex gap-x-5 lg:block">
            {SECTIONS.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center whitespace-nowrap text-ink-2 no-underline -outline-offset-2 hover:text-ink hover:underline focus-visible:shadow-none"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="pt-6 pb-16 lg:pt-8">
        <h1 className="text-3xl font-extrabold tracking-[-0.015em]">
          Folha de <span className="hl">estilo</span>
        </h1>
        <p className="mt-3 mb-10 max-w-[56ch] text-ink-2">
          Cada peça da interface, em cada estado. Mude o esquema de cores, aumente a letra, percorra com o
          teclado: tudo deve continuar claro.
        </p>
        <div className="grid gap-12">
          {SECTIONS.map(({ id, Section }) => (
            <Section key={id} id={id} />
          ))}
        </div>
      </main>
    </div>
  );
}

/** Changes only the attribute: this page shows schemes without storing a choice. */
function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );

  function handleChange(next: Scheme) {
    document.documentElement.dataset.theme = next;
    setScheme(next);
  }

  return <ThemeToggle scheme={scheme} onChange={handleChange} />;
}
