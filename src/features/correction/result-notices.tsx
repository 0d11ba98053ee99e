import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EvaluationExtras, ZeroReason } from '@/domain/evaluation/evaluation';

/** What must be known before reading the score: an official reason for a zero, a doubt about the theme. */
export function ResultNotices({ extras }: { extras: EvaluationExtras | undefined }) {
  const { zeroReason, coherence } = extras ?? {};
  return (
    <>
      {zeroReason && (
        <Notice title="Nota zero por regra oficial">
          {ZERO_SENTENCES[zeroReason]} A prova do ENEM anula redações assim.
        </Notice>
      )}
      {coherence && !coherence.coherent && <Notice title="Atenção ao tema">{coherence.justification}</Notice>}
    </>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-md border border-border-strong bg-warn-bg px-4 py-3 text-sm">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0">
        <h3 className="font-sans text-sm font-semibold text-warn">{title}</h3>
        <p className="wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}

/** Situations of a zero, as the Cartilha lists them. */
const ZERO_SENTENCES: Record<ZeroReason, string> = {
  'texto-insuficiente': 'O texto ocupa até 7 linhas manuscritas, o que conta como texto insuficiente.',
  'lingua-estrangeira': 'O texto está predominante ou integralmente em língua estrangeira.',
  copia: 'O texto copia os textos motivadores, e o que sobra não chega ao mínimo de linhas.',
  'fuga-ao-tema': 'O texto não trata do tema proposto, o que conta como fuga total ao tema.',
  'tipo-textual': 'O texto não obedece ao tipo dissertativo-argumentativo: não defende um ponto de vista.',
  'texto-sem-sentido': 'O texto não forma frases que possam ser lidas como redação.',
};
