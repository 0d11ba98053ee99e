import { CloudOff } from 'lucide-react';

/** That the dictionary was missing: then the slips of the text do not count, and correcting again mends it. */
export function WithoutSlips() {
  return (
    <p className="mt-4 flex max-w-[64ch] gap-2.5 rounded-md border border-border-strong bg-warn-bg px-3.5 py-2.5 text-sm">
      <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span>
        <b>O dicionário não chegou a tempo</b>, e este nível saiu sem contar os desvios do seu texto, como se
        ele tivesse tantos quantos uma redação média: quando tiver internet, toque em “Reescrever” e corrija
        de novo.
      </span>
    </p>
  );
}
