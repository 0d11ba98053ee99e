import { PRODUCT_NAME } from '@/copy/product';
import { Avatar } from '@/ui/avatar';
import { Griffin } from '@/ui/griffin';
import { GriffinHead, Wordmark } from '@/ui/wordmark';
import { Specimen, SpecimenGroup } from './specimen';

/** The mascot (a griffin), its head alone, and the product name. */
export function IdentitySection({ id }: { id: string }) {
  return (
    <SpecimenGroup
      id={id}
      title="O grifo"
      note="Professor Grifo aparece no máximo uma vez por tela, sentado em alguma coisa ou ao lado do texto. Abaixo de 48 pontos, só a cabeça."
    >
      <Specimen title="Três poses">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <figure>
            <Griffin pose="reading" className="w-full max-w-48" />
            <figcaption className="text-xs text-muted">lendo</figcaption>
          </figure>
          <figure>
            <Griffin pose="thinking" className="w-full max-w-48" />
            <figcaption className="text-xs text-muted">pensando</figcaption>
          </figure>
          <figure>
            <Griffin pose="celebrating" className="w-full max-w-48" />
            <figcaption className="text-xs text-muted">comemorando</figcaption>
          </figure>
        </div>
      </Specimen>
      <Specimen title="Marca">
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <Wordmark name={PRODUCT_NAME} />
          <Wordmark name={PRODUCT_NAME} compact />
          <GriffinHead className="h-16 w-auto" />
          <GriffinHead className="h-8 w-auto" />
          <GriffinHead className="h-6 w-auto" />
          <GriffinHead className="h-4 w-auto" />
          <img src="/favicon.svg" alt="" className="size-12" />
          <img src="/favicon.svg" alt="" className="size-8" />
          <img src="/favicon.svg" alt="" className="size-4" />
          <Avatar name="Marina Duarte" />
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
