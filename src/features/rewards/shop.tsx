import { useState, type CSSProperties, type ReactNode } from 'react';
import { Shield } from 'lucide-react';
import { canetinhasFigure, canetinhasText } from '@/copy/canetinhas';
import { useServices, useStore } from '@/data/services-context';
import { balanceOf, type Movement } from '@/domain/rewards/ledger';
import {
  FREEZE,
  MAX_FREEZES,
  ownedPapers,
  type Paper,
  SHOP_ITEMS,
  type ShopItem,
} from '@/domain/rewards/shop';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useMovements, useStreak } from '@/queries/reward-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { paperLook } from '@/components/paper-look';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';

const BuyDialog = lazyDialog(() => import('./buy-dialog').then((module) => module.BuyDialog));

/** Shop for canetinhas. No item changes a grade (R-SHOP-1). */
export function Shop() {
  const { data, error } = useMovements();
  if (data) return <Items movements={data} />;
  // The ledger on the same page shows the error.
  if (error) return <p className="text-ink-2">A papelaria abre quando o extrato abrir.</p>;
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">Carregando...</span>
      {SHOP_ITEMS.map(({ id }) => (
        <Skeleton key={id} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

function Items({ movements }: { movements: readonly Movement[] }) {
  const { data: streak, error } = useStreak();
  const [chosen, setChosen] = useState<ShopItem | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const balance = balanceOf(movements);
  const owned = ownedPapers(movements);
  const open = (item: ShopItem) => {
    setChosen(item);
    setIsOpen(true);
  };

  return (
    <>
      <p className="mb-4 max-w-[66ch] text-ink-2">
        Nada daqui muda a sua nota. Usar canetinhas também não tira lugar no ranking: ele conta tudo o que
        você já ganhou.
      </p>
      <ul className={GRID}>
        {SHOP_ITEMS.map((item) => (
          <li key={item.id} className="flex flex-col rounded-lg border bg-paper p-4">
            <Preview item={item} />
            <h4 className="mt-3 text-md">{item.name}</h4>
            <p className="mt-1 mb-4 text-sm text-ink-2">{WHAT[item.id]}</p>
            <div aria-live="polite" className="mt-auto grid gap-2">
              {item.id === FREEZE ? (
                <FreezeState freezes={streak?.freezes ?? null} hasFailed={error !== null}>
                  <BuyButton item={item} balance={balance} onBuy={open} />
                </FreezeState>
              ) : owned.includes(item.id) ? (
                <OwnPaper paper={item.id} name={item.name} />
              ) : (
                <BuyButton item={item} balance={balance} onBuy={open} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {chosen && <BuyDialog item={chosen} balance={balance} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const WHAT: Record<ShopItem['id'], string> = {
  guarda_sequencia: `Com ela, um dia sem redação não acaba com a sua sequência. Ela é usada sozinha no primeiro dia em que você não escrever. Você pode ter até ${MAX_FREEZES}.`,
  folha_parda: 'A folha em que você escreve, com cor de papel de embrulho.',
  folha_verde: 'A folha em que você escreve, num verde claro e calmo.',
  folha_quadriculada: 'A folha em que você escreve, em quadradinhos.',
};

function Preview({ item: { id } }: { item: ShopItem }) {
  const look: CSSProperties | undefined = id === FREEZE ? undefined : paperLook(id);
  return (
    <Sheet aria-hidden="true" style={look} className="h-20 overflow-hidden sm:h-24">
      {id === FREEZE ? (
        <span className="grid size-full place-items-center text-primary">
          <Shield size={40} strokeWidth={1.5} />
        </span>
      ) : (
        <p className="ruled gutter min-h-24">Caro leitor,</p>
      )}
    </Sheet>
  );
}

type BuyButtonProps = { item: ShopItem; balance: number; onBuy: (item: ShopItem) => void };

function BuyButton({ item, balance, onBuy }: BuyButtonProps) {
  const missing = item.price - balance;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="num text-sm font-semibold text-pen-yellow-text">{canetinhasText(item.price)}</p>
      {missing > 0 ? (
        <p className="num text-sm text-muted">
          {missing < 2 ? 'Falta' : 'Faltam'} {canetinhasFigure(missing)} para esta.
        </p>
      ) : (
        <Button variant="outline" size="small" onClick={() => onBuy(item)}>
          Trocar <span className="sr-only">por {item.name}</span>
        </Button>
      )}
    </div>
  );
}

type FreezeStateProps = {
  /** null while unknown. */
  freezes: number | null;
  hasFailed: boolean;
  children: ReactNode;
};

function FreezeState({ freezes, hasFailed, children }: FreezeStateProps) {
  if (freezes === null)
    return (
      <p className="text-sm text-muted">{hasFailed ? 'Não deu para ver as suas guardas agora.' : '…'}</p>
    );
  return (
    <>
      {freezes > 0 && (
        <p className="num text-sm">
          Você tem <b>{freezes}</b> de {MAX_FREEZES}.
        </p>
      )}
      {freezes < MAX_FREEZES && children}
    </>
  );
}

function OwnPaper({ paper, name }: { paper: Paper; name: string }) {
  const store = useServices().paper;
  const isInUse = useStore(store) === paper;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge variant={isInUse ? 'mark' : 'outline'}>{isInUse ? 'Em uso' : 'É sua'}</Badge>
      <Button variant="outline" size="small" onClick={() => store.set(isInUse ? null : paper)}>
        {isInUse ? 'Voltar à folha comum' : 'Usar'}
        <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
