import { ArrowLeft } from 'lucide-react';
import { EssayPanel } from './essay-panel';
import { ResultPanel } from './result-panel';
import type { Correction } from '@/domain/evaluation/correction';
import { Button } from '@/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';

type CorrectionReaderProps = { correction: Correction; onBack: () => void };

/** One correction read outside the dialog: the same result and the same marked essay, as two tabs. */
export function CorrectionReader({ correction, onBack }: CorrectionReaderProps) {
  return (
    <div>
      <Button variant="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Redações corrigidas
      </Button>
      <Tabs defaultValue="result" className="mt-2">
        <TabList label="Correção">
          <Tab value="result">Resultado</Tab>
          <Tab value="essay">Redação</Tab>
        </TabList>
        <TabPanel value="result">
          <ResultPanel correction={correction} />
        </TabPanel>
        <TabPanel value="essay">
          <EssayPanel correction={correction} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
