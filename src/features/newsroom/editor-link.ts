import type { ComponentProps } from 'react';
import type { Link } from '@/ui/link';

/** Opens the editor of a new announcement, in the place of an id. */
export const NEW = 'novo';

/** What a link to the editor of an announcement needs. */
export type EditorLink = (id: string) => Pick<ComponentProps<typeof Link>, 'to' | 'state'>;
