import { ImageDown } from 'lucide-react';

/** Over the tab while a file is dragged over the page. */
export function DropCover() {
  return (
    <div className="pointer-events-none absolute -inset-2 z-10 grid place-items-center rounded-lg border-2 border-dashed border-ink bg-hl-soft/95">
      <p className="flex items-center gap-2.5 font-serif text-lg font-bold">
        <ImageDown size={24} strokeWidth={1.75} aria-hidden="true" />
        Solte a foto aqui
      </p>
    </div>
  );
}
