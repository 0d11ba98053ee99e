import { useMemo } from 'react';
import { unlinkedAddresses } from '@/domain/links/split-links';

/** Which addresses of an announcement readers cannot press, and why; nothing where there are none. */
export function UnlinkedNote({ text }: { text: string }) {
  const addresses = useMemo(() => unlinkedAddresses(text), [text]);
  if (addresses.length === 0) return null;
  return (
    <div className="mt-4 border-t pt-4 text-sm text-ink-2">
      <p>{addresses.length === 1 ? 'Este endereço fica' : 'Estes endereços ficam'} como texto, sem link:</p>
      <ul className="my-2 list-disc pl-5">
        {addresses.map((address) => (
          <li key={address} className="wrap-anywhere">
            {address}
          </li>
        ))}
      </ul>
      <p>
        Só viram links páginas https:// do Inep, do MEC e de www.gov.br e vídeos de www.youtube.com, sem
        encurtadores nem redirecionamentos.
      </p>
    </div>
  );
}
