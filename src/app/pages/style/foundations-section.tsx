import { clsx } from 'clsx';
import { Specimen, SpecimenGroup } from './specimen';

/** Colors, typography and the highlighter stroke. */
export function FoundationsSection({ id }: { id: string }) {
  return (
    <SpecimenGroup
      id={id}
      title="Papel, tinta e marca-texto"
      note="Uma mesa morna, uma folha branca, tinta azul-escura e um só marca-texto. O traço amarelo marca a palavra que importa; nunca é botão nem painel."
    >
      <Specimen title="Superfícies e tinta">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {SWATCHES.map(({ name, role, className }) => (
            <li key={name} className={clsx('rounded-md border p-3', className)}>
              <span className="block text-sm font-semibold">{name}</span>
              <span className="block text-xs">{role}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Escala">
        <div className="grid gap-3">
          <p className="font-serif text-3xl font-extrabold tracking-[-0.015em]">
            Escreva, <span className="hl">corrija</span>, reescreva
          </p>
          <p className="font-serif text-2xl font-bold">Título de página no computador</p>
          <p className="font-serif text-xl font-bold">Título de página no celular</p>
          <p className="font-serif text-lg font-bold">Título de seção</p>
          <p className="max-w-(--measure) font-serif text-essay">
            Redação: o contraste entre safras recordes e pratos vazios não é acaso, é escolha.
          </p>
          <p>Interface: suas redações ficam guardadas neste aparelho.</p>
          <p className="text-sm text-ink-2">Secundário: rascunho salvo às 21h42.</p>
          <p className="text-xs text-muted">Legenda: parágrafo 2, linha 8.</p>
        </div>
      </Specimen>
      <Specimen title="Números em coluna">
        <p className="num font-serif text-score font-extrabold tracking-[-0.03em]">760</p>
      </Specimen>
    </SpecimenGroup>
  );
}

const SWATCHES = [
  { name: 'Mesa', role: 'fundo da página', className: 'bg-ground' },
  { name: 'Papel', role: 'folhas e campos', className: 'bg-paper' },
  { name: 'Bandeja', role: 'trilhos e esperas', className: 'bg-tray' },
  { name: 'Tinta', role: 'texto e ação', className: 'bg-ink text-paper' },
  { name: 'Marca-texto', role: 'atrás de palavras', className: 'bg-hl-mark' },
  { name: 'Linha atual', role: 'toque e passagem', className: 'bg-hl-soft' },
  { name: 'Certo', role: 'mínimo atingido', className: 'bg-success-bg text-success' },
  { name: 'Erro', role: 'o que impede', className: 'bg-error-bg text-error' },
] as const;
