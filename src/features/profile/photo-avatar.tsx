import { useState } from 'react';
import { Avatar } from '@/ui/avatar';

type PhotoAvatarProps = { name: string; /** https, or empty. */ src: string; className?: string };

/** The picture of somebody, or their letter where there is none or it does not come. Decorative. */
export function PhotoAvatar({ name, src, className }: PhotoAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return <Avatar name={name} className={className} />;
  return (
    <img
      src={src}
      alt=""
      // Whoever keeps the picture need not hear where it is shown.
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      className={`${className} shrink-0 rounded-full border-[1.5px] border-border-strong bg-paper object-cover`}
    />
  );
}
