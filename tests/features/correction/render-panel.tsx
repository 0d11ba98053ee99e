import type { Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import type { Span } from '@/domain/text/span';
import { EssayPanel } from '@/features/correction/marks/essay-panel';
import { useReview } from '@/features/correction/marks/use-review';
import { ToastHost } from '@/ui/toast';
import { buildRichCorrection, MARKED_ESSAY, SAMPLE_FINDINGS } from '../../support/rich-correction';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

type PanelProps = { correction: Correction; passage?: Span };

function Panel({ correction, passage }: PanelProps) {
  return <EssayPanel correction={correction} review={useReview(correction)} passage={passage} />;
}

type Options = FakeOptions & { essay?: string; findings?: Finding[]; passage?: Span };

/** The essay panel of a correction with these stored findings and a checker that finds nothing. */
export function renderPanel({
  essay = MARKED_ESSAY,
  findings = SAMPLE_FINDINGS,
  passage,
  ...options
}: Options = {}) {
  const correction = buildRichCorrection();
  return renderWithServices(
    <>
      <Panel
        correction={{
          ...correction,
          originalText: essay,
          aiAnalysis: { ...correction.aiAnalysis, erros_detectados: findings },
        }}
        passage={passage}
      />
      <ToastHost />
    </>,
    { services: fakeServices(options) },
  );
}
