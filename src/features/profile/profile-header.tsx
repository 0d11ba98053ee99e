import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSessionUser } from '@/data/services-context';
import { useProfile } from '@/queries/profile-queries';
import { Button } from '@/ui/button';
import { PhotoAvatar } from './photo-avatar';
import { profileDraft } from './profile-form';

type ProfileHeaderProps = {
  photo: string;
  /** The role of the account. */
  badge?: ReactNode;
  /** Absent while the profile is loading or being edited. */
  onEdit?: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
};

/** Photo, name and e-mail (R-PROFILE-1). */
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

/** Switches between view and edit; closing returns the focus to the edit button (R-PROFILE-1). */
export function useEditMode() {
  const { id } = useSessionUser();
  const { data: profile } = useProfile();
  const [isEditing, setIsEditing] = useState(() => profileDraft.find(id) !== null);
  const editButton = useRef<HTMLButtonElement>(null);
  return {
    photo: profile?.avatar_url ?? '',
    isEditing,
    editButton,
    edit: profile && !isEditing ? () => setIsEditing(true) : undefined,
    close() {
      flushSync(() => setIsEditing(false));
      // Removes the draft left by the unmounting form, as its values were saved or discarded.
      profileDraft.drop();
      editButton.current?.focus();
    },
  };
}
