import { useState, type ReactNode } from 'react';
import { EssayPanel, type TeacherMarks } from './marks/essay-panel';
import { ResultPanel } from './result/result-panel';
import type { usePassageEntry } from './correction-history';
import { SaveAsPdf } from './paper/save-as-pdf';
import type { PaperNotes } from './paper/correction-paper';
import { useResultView } from './result/use-result-view';
import type { Review } from './marks/use-review';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import type { Correction } from '@/domain/evaluation/correction';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';

type CorrectionTabsProps = {
  correction: Correction;
  review: Review;
  entry: ReturnType<typeof usePassageEntry>;
  studentName: string;
  /** Teachers' notes, printed with the correction. */
  paperNotes?: PaperNotes;
  version?: ReactNode;
  rewrite?: ReactNode;
  lead?: ReactNode;
  sharing?: ReactNode;
  /** Link to the repertoire, shown with the advice to use some. */
  repertoire?: ReactNode;
  /** Marks by teachers. */
  teacher?: TeacherMarks | null | undefined;
  /** Shown beside a competency, whether it is folded or unfolded. */
  besideCompetency?: (competency: CompetencyNumber) => ReactNode;
  /** Shown below the details of a competency. */
  belowCompetency?: ((competency: CompetencyNumber, isOpen: boolean) => ReactNode) | undefined;
};

/** The result and the marked essay as two tabs. A quote in the result links to its passage in the essay. */
export function CorrectionTabs({
  correction,
  review,
  entry,
  studentName,
  paperNotes,
  version,
  rewrite,
  lead,
  sharing,
  repertoire,
  teacher,
  besideCompetency,
  belowCompetency,
}: CorrectionTabsProps) {
  const { passage, show, leave } = entry;
  const { forgetQuote, ...view } = useResultView(show);
  const [tab, setTab] = useState('result');

  function handleTabChange(next: string) {
    // Forgets the quote, as otherwise the focus would move from the tab to the quote.
    forgetQuote();
    if (passage) leave();
    else setTab(next);
  }

  return (
    <Tabs value={passage ? 'essay' : tab} onValueChange={handleTabChange} className="mt-2">
      <TabList label="Correção">
        <Tab value="result">Resultado</Tab>
        <Tab value="essay">Redação</Tab>
      </TabList>
      <TabPanel value="result">
        <ResultPanel
          correction={correction}
          view={view}
          isOwn={review.ignoreFinding !== null}
          paper={
            <SaveAsPdf correction={correction} review={review} studentName={studentName} notes={paperNotes} />
          }
          version={version}
          rewrite={rewrite}
          lead={lead}
          sharing={sharing}
          repertoire={repertoire}
          besideCompetency={besideCompetency}
          belowCompetency={belowCompetency}
        />
      </TabPanel>
      <TabPanel value="essay">
        {correction.originalText === '' ? (
          <p className="max-w-prose text-ink-2">
            Esta redação está aqui só em números: nos dados de exemplo, poucas têm texto.
          </p>
        ) : (
          <EssayPanel correction={correction} passage={passage} review={review} teacher={teacher} />
        )}
      </TabPanel>
    </Tabs>
  );
}
