import { useEffect, useState } from 'react';
import { readDeviceStorage, type DeviceStorage } from '@/data/device-storage';
import { formatBytes } from '@/lib/format-bytes';

/** How much the app takes on this device, by the browser's own estimate, and whether it promised to keep it. */
export function DeviceNote() {
  const [storage, setStorage] = useState<DeviceStorage | null>(null);

  useEffect(() => {
    let isHere = true;
    void readDeviceStorage().then((found) => isHere && setStorage(found));
    return () => {
      isHere = false;
    };
  }, []);

  const { usedBytes = null, isPersistent = null } = storage ?? {};
  // Browsers leave small records out of their estimate: of an account with nothing else it is zero, which is not true.
  const hasFigure = usedBytes !== null && usedBytes > 0;
  // Its place is kept: what is below does not move when the browser answers.
  return (
    <p className="mt-4 min-h-[4lh] text-sm text-ink-2 sm:min-h-[2lh]">
      {hasFigure &&
        `O Grifo ocupa ${formatBytes(usedBytes)} neste aparelho, com textos, dicionário, leitor de fotos e tudo o mais. `}
      {isPersistent === true && 'O navegador prometeu não apagar por falta de espaço.'}
      {isPersistent === false &&
        'Se faltar espaço, o navegador pode apagar o que está só aqui: de vez em quando, baixe uma cópia.'}
    </p>
  );
}
