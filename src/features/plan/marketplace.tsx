import { Link } from 'react-router-dom';
import { useSessionUser } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { OfferSheet } from './package-offer';

const AMOUNT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The canetinhas balance and the only offer (R-OFFER-10). */
export function Marketplace() {
  const { canetinhas } = useSessionUser();
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Marketplace</h2>
      <div className="mt-6 grid max-w-[66rem] grid-cols-1 gap-8 lg:grid-cols-[1fr_23rem] lg:gap-x-16">
        <section aria-label="Saldo de canetinhas" className="self-start border-t pt-5 lg:border-b lg:py-5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="num font-serif text-[2.75rem] leading-none font-extrabold">
              {AMOUNT.format(canetinhas)}
            </b>
            {canetinhas === 1 ? 'canetinha' : 'canetinhas'}
          </p>
          <p className="mt-2 max-w-[52ch] text-ink-2">
            Você ganha canetinhas com redações, missões e conquistas, e gasta na papelaria: para guardar a sua
            sequência ou para ter folhas novas. Com elas não se compram correções.
          </p>
          <Link to={paths.student.canetinhas} className="mt-1 inline-flex min-h-11 items-center">
            Ver papelaria e extrato
          </Link>
        </section>
        <OfferSheet className="self-start" />
      </div>
    </>
  );
}
