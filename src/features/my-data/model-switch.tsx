import { useEffect, useState } from 'react';
import { formatDate } from '@/copy/format-date';
import { SENT_TO_MODEL } from '@/copy/model';
import { useServices, useStore } from '@/data/services-context';
import { Switch } from '@/ui/switch';

/**
 * Whether a model may read the essays, to be changed at any time; nothing where no model could. An answer that was given
 * is shown whether the server can be asked or not: taking it back needs no network.
 */
export function ModelSwitch() {
  const { model } = useServices();
  const decision = useStore(model.decision);
  const [isAvailable, setIsAvailable] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    void model
      .isAvailable(leaving.signal)
      .then((answer) => !leaving.signal.aborted && setIsAvailable(answer));
    return () => leaving.abort();
  }, [model]);

  const decidedAt = model.decidedAt();
  if (!isAvailable && decidedAt === null) return null;
  return (
    <section aria-labelledby="my-data-model">
      <h3 id="my-data-model" className="text-lg">
        Correção por modelo de IA
      </h3>
      <div className="mt-3 max-w-[65ch]">
        <Switch
          label="Usar um modelo de IA para corrigir"
          hint={`${SENT_TO_MODEL} Desligado, quem corrige é o próprio Grifo.${decidedAt ? ` Você decidiu em ${formatDate(Date.parse(decidedAt))}.` : ''}`}
          checked={decision ?? false}
          onChange={(isAllowed) => void model.decide(isAllowed)}
        />
      </div>
    </section>
  );
}
