import { useSessionUser } from '@/data/services-context';
import { isPortrait } from '@/domain/profile/portrait';
import { PhotoAvatar } from '@/features/profile/photo-avatar';
import { useWindowWidth } from '@/lib/use-window-width';
import { useIsRested } from '@/lib/when-idle';
import { useProfile } from '@/queries/profile-queries';
import { Avatar } from '@/ui/avatar';

/** From this width (CSS pixels), the sidebar is shown. */
const SIDEBAR_FROM_PX = 1024;

type OwnAvatarProps = { isInDrawer: boolean };

/**
 * The user's photo, or the initial until it is loaded. It is loaded where it is seen, once the page is at rest. A photo on
 * another host is not shown, because its host would learn of every visit.
 */
export function OwnAvatar({ isInDrawer }: OwnAvatarProps) {
  const { name } = useSessionUser();
  const isSeen = useWindowWidth() >= SIDEBAR_FROM_PX || isInDrawer;
  return useIsRested() && isSeen ? <OwnPhoto name={name} /> : <Avatar name={name} />;
}

function OwnPhoto({ name }: { name: string }) {
  const photo = useProfile().data?.avatar_url ?? '';
  return <PhotoAvatar name={name} src={isPortrait(photo) ? photo : ''} className="size-10" />;
}
