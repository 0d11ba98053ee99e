import { useState } from 'react';
import { Avatar } from '@/ui/avatar';

type PhotoAvatarProps = {
  name: string;
  /** A data URL, an https address, or empty. */
  src: string;
  className?: string;
};

/** The photo, or the user's initial if there is no photo or it fails to load. Decorative. */
export function PhotoAvatar({ name, src, className }: PhotoAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return <Avatar name={name} className={className} />;
  return (
    <img
      src={src}
      alt=""
      // The host of the image must not learn on which page the image is shown.
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      className={`${className} shrink-0 rounded-full border-[1.5px] border-border-strong bg-paper object-cover`}
    />
  );
}
