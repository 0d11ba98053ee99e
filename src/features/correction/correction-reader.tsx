import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EssayPanel } from './essay-panel';
import { ResultPanel } from './result-panel';
import { usePassageEntry } from './use-passage-entry';
import { useResultView } from './use-result-view';
import { useReview } from './use-review';
import type { Correction } from '@/domain/evaluation/correction';
import { Button } from '@/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';

type CorrectionReaderProps = { correction: Correction; onBack: () => void };

/** One correction read outside the dialog: the same result and the same marked essay, as two tabs. */
export function CorrectionReader({ correction, onBack }: CorrectionReaderProps) {
  const { passage, show, leave } = usePassageEntry();
  const review = useReview(correction);
  const { forgetQuote, ...view } = useResultView(show);
  const [tab, setTab] = useState('result');
  const isLeaving = useRef(false);

  // `onBack` counts from the entry the correction was opened with: a passage's own is left first.
  useEffect(() => {
    if (!isLeaving.current || passage) return;
    isLeaving.current = false;
    onBack();
  }, [passage, onBack]);

  function handleBack() {
    if (!passage) return onBack();
    isLeaving.current = true;
    leave();
  }

  function handleTabChange(next: string) {
    // The focus stays on the tab, as everywhere.
    forgetQuote();
    if (passage) leave();
    else setTab(next);
  }

  return (
    <div>
      <Button variant="ghost" size="small" onClick={handleBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Redações corrigidas
      </Button>
      <Tabs value={passage ? 'essay' : tab} onValueChange={handleTabChange} className="mt-2">
        <TabList label="Correção">
          <Tab value="result">Resultado</Tab>
          <Tab value="essay">Redação</Tab>
        </TabList>
        <TabPanel value="result">
          <ResultPanel correction={correction} view={view} />
        </TabPanel>
        <TabPanel value="essay">
          <EssayPanel correction={correction} passage={passage} review={review} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
