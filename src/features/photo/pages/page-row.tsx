import {
  ArrowDown,
  ArrowUp,
  BookOpen,
  Crop,
  File,
  RefreshCw,
  RotateCw,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { FileInput } from '../choosing/choose-photos';
import type { PhotoPage } from './photo-store';
import { PhotoPicture, shownSize } from './photo-picture';
import { PHOTO_ADVICE } from '@/copy/photo';
import { formatBytes } from '@/lib/format';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';

type PageRowProps = {
  page: PhotoPage;
  /** Page number, from 1. */
  number: number;
  count: number;
  isPictureShown: boolean;
  isDisabled: boolean;
  onTurn(): void;
  onAdjust(): void;
  onReplace(file: File): void;
  onRemove(): void;
  onMove(by: -1 | 1): void;
  /** Makes two pages of the photo. */
  onSplit(): void;
  /** Makes one page again of two facing pages. */
  onJoin(): void;
};

/** One page: its photo, advice that is shown before the photo is read, and its commands. */
export function PageRow({ page, number, count, isPictureShown, isDisabled, ...on }: PageRowProps) {
  const replacement = useRef<HTMLInputElement>(null);
  const { original, advice, part } = page.photo;
  const { width, height } = shownSize(page.photo, page.edit.turns);
  const isOneOfMany = count > 1;

  return (
    <li className="page-row">
      {isPictureShown && (
        <div className={clsx('page-picture', isOneOfMany && 'is-one-of-many')}>
          <PhotoPicture
            isSmall
            page={page}
            label={pictureLabel(page, number, isOneOfMany)}
            style={{ width: `${(MAX_HEIGHT_REM * width) / height}rem` }}
          />
        </div>
      )}
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          {isOneOfMany && <h3 className="font-sans text-base font-bold">Página {number}</h3>}
          <p className="num text-xs text-muted wrap-anywhere">
            {original.name} · {part ? SIDES[part.side] : formatBytes(original.size)}
          </p>
        </div>
        {isOneOfMany && (
          <div className="-mt-2 flex shrink-0">
            <MoveButton by={-1} number={number} isDisabled={isDisabled || number === 1} onMove={on.onMove} />
            <MoveButton
              by={1}
              number={number}
              isDisabled={isDisabled || number === count}
              onMove={on.onMove}
            />
          </div>
        )}
      </div>
      {advice.length > 0 && (
        <ul className="grid gap-1.5 rounded-md bg-warn-bg px-3 py-2 text-sm text-warn">
          {advice.map((code) => (
            <li key={code} className="flex gap-2">
              <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
              {PHOTO_ADVICE[code]}
            </li>
          ))}
        </ul>
      )}
      <div className="-ml-3 flex flex-wrap">
        <PageAction icon={RotateCw} isDisabled={isDisabled} onPress={on.onTurn}>
          Girar {isOneOfMany && <Which>a página {number}</Which>}
        </PageAction>
        <PageAction icon={Crop} isDisabled={isDisabled} onPress={on.onAdjust}>
          Ajustar folha {isOneOfMany && <Which>da página {number}</Which>}
        </PageAction>
        <PageAction icon={RefreshCw} isDisabled={isDisabled} onPress={() => replacement.current?.click()}>
          Trocar Imagem {isOneOfMany && <Which>da página {number}</Which>}
        </PageAction>
        <PageAction icon={Trash2} isDisabled={isDisabled} onPress={on.onRemove}>
          Remover {isOneOfMany && <Which>a página {number}</Which>}
        </PageAction>
        {page.whole && (
          <PageAction icon={File} isDisabled={isDisabled} onPress={on.onJoin}>
            Era uma página só {isOneOfMany && <Which>: página {number}</Which>}
          </PageAction>
        )}
        {mayBeFacing(page) && (
          <PageAction icon={BookOpen} isDisabled={isDisabled} onPress={on.onSplit}>
            São duas páginas {isOneOfMany && <Which>: página {number}</Which>}
          </PageAction>
        )}
        <FileInput ref={replacement} onFiles={([file]) => file && on.onReplace(file)} />
      </div>
    </li>
  );
}

const SIDES = { left: 'página da esquerda', right: 'página da direita' };

/** Whether a photo is wide enough for two pages side by side, and was not divided or turned. */
const mayBeFacing = ({ whole, photo: { width, height }, edit }: PhotoPage) =>
  !whole && edit.turns === 0 && width > height;

/** Maximum height of a tall photo, so that the next page stays in reach. */
const MAX_HEIGHT_REM = 18;

type MoveButtonProps = { by: -1 | 1; number: number; isDisabled: boolean; onMove(by: -1 | 1): void };

function MoveButton({ by, number, isDisabled, onMove }: MoveButtonProps) {
  const Icon = by === -1 ? ArrowUp : ArrowDown;
  return (
    <IconButton
      label={`Mover a página ${number} para ${by === -1 ? 'cima' : 'baixo'}`}
      disabled={isDisabled}
      data-move={by}
      onClick={() => onMove(by)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

type PageActionProps = { icon: LucideIcon; isDisabled: boolean; onPress(): void; children: ReactNode };

function PageAction({ icon: Icon, isDisabled, onPress, children }: PageActionProps) {
  return (
    <Button variant="ghost" size="small" disabled={isDisabled} onClick={onPress}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </Button>
  );
}

/** Screen reader text that distinguishes the commands of one page from those of another. */
function Which({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

function pictureLabel({ edit }: PhotoPage, number: number, isOneOfMany: boolean): string {
  return [
    isOneOfMany ? `Foto da página ${number}` : 'Foto da folha',
    edit.turns > 0 && `girada em ${edit.turns * 90}°`,
    edit.corners && 'folha marcada',
  ]
    .filter(Boolean)
    .join(', ');
}
