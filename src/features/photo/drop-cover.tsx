import { ImageDown } from 'lucide-react';

/** Over the tab while a file is dragged over the page. */
export function DropCover() {
  return (
    <div className="drop-cover">
      <p className="flex items-center gap-2.5 font-serif text-lg font-bold">
        <ImageDown size={24} strokeWidth={1.75} aria-hidden="true" />
        Solte a foto aqui
      </p>
    </div>
  );
}
