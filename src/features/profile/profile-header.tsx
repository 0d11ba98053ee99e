import { Pencil } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useSessionUser } from '@/data/services-context';
import { Button } from '@/ui/button';
import { PhotoAvatar } from './photo-avatar';

type ProfileHeaderProps = {
  photo: string;
  /** What the account is. */
  badge?: ReactNode;
  /** Absent while there is nothing to edit, or while it is edited. */
  onEdit?: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
};

/** Who this is (spec §2 "a header card with name, email and an Edit button"). */
export function ProfileHeader({ photo, badge, onEdit, editButton }: ProfileHeaderProps) {
  const { name, email } = useSessionUser();
  return (
    <header className="flex flex-wrap items-center gap-4">
      <PhotoAvatar name={name} src={photo} className="size-18 text-[1.75rem]" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="line-clamp-3 pb-1 text-xl wrap-anywhere lg:text-2xl">{name}</h2>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        {badge && <p className="mt-1.5">{badge}</p>}
      </div>
      {onEdit && (
        <Button ref={editButton} variant="outline" className="max-[29.99rem]:w-full" onClick={onEdit}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
          Editar
        </Button>
      )}
    </header>
  );
}
