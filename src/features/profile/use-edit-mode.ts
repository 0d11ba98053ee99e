import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSessionUser } from '@/data/services-context';
import { useProfile } from '@/data/use-profile';
import { keptEdit } from './kept-edit';

/** From view to edit and back; whoever comes back finds the focus on the button that began it (spec §4 "Profile card"). */
export function useEditMode() {
  const { id } = useSessionUser();
  const { data: profile } = useProfile();
  const [isEditing, setIsEditing] = useState(() => keptEdit.find(id) !== null);
  const editButton = useRef<HTMLButtonElement>(null);
  return {
    photo: profile?.avatar_url ?? '',
    isEditing,
    editButton,
    edit: profile && !isEditing ? () => setIsEditing(true) : undefined,
    close() {
      keptEdit.drop();
      flushSync(() => setIsEditing(false));
      editButton.current?.focus();
    },
  };
}
