import { paths } from '@/lib/paths';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { PublicFrame } from '../layouts/public-frame';

export default function NotFoundPage() {
  return (
    <PublicFrame className="mx-auto grid w-full max-w-4xl flex-1 content-center gap-6 px-4 py-12 outline-none md:grid-cols-[12rem_1fr] md:items-center md:gap-10">
      <Griffin pose="thinking" className="size-36 md:size-48" />
      <div>
        <p aria-hidden="true" className="num mb-3 font-serif text-score leading-none font-extrabold">
          404
        </p>
        <h1 className="text-lg md:text-xl">
          Oops! <span className="hl">Page not found</span>
        </h1>
        <p className="mt-2 mb-5 text-ink-2">Esta página não existe ou mudou de endereço.</p>
        <LinkButton to={paths.entry}>Voltar para o início</LinkButton>
      </div>
    </PublicFrame>
  );
}
