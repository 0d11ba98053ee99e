import { ArrowLeft, ArrowRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { WritingPreferences } from '@/contracts/essay-preferences';
import type { GuestStores } from '@/data/local/guest-stores';
import type { WritingServices } from '@/data/services';
import { WritingServicesProvider } from '@/data/writing-services';
import { useEntryServices, useStore } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import { GUEST_EXAMPLES } from '@/domain/guest/guest-examples';
import { GuestEditor } from '@/features/essay/guest/guest-editor';
import { KeepCard } from '@/features/guest/keep-card';
import { WaitingNote } from '@/features/guest/waiting-note';
import { createState } from '@/lib/create-state';
import { lazyDialog } from '@/lib/lazy-dialog';
import { lazyPart } from '@/lib/lazy-part';
import { useEntry } from '../entry-context';
import { guestStoresOf } from '../guest';
import { PageSpinner } from '../layouts/page-spinner';
import { PublicFrame } from '../layouts/public-frame';
import { essayFiles } from '@/data/essay-files/essay-files';
import { createEvaluator } from '@/data/evaluator/evaluator';

const loadReader = () => import('@/features/correction/guest-reader');
const GuestReader = lazy(() => loadReader().then((module) => ({ default: module.GuestReader })));

const ThemeBank = lazyDialog(() =>
  import('@/features/themes/theme-dialog').then((module) => module.ThemeDialog),
);
const SupportPanel = lazyPart(() =>
  import('@/features/themes/support-panel').then((module) => module.SupportPanel),
);

/** One worker per page load, because it keeps the models in memory. */
const worker = createEvaluator();

const EXAMPLE = 'exemplo';
const RESULT = 'correcao';
const TO_RESULT = { search: `?${RESULT}=` };

/**
 * `/experimentar`: one essay, on any theme, corrected by the on-device evaluator without an account (R-ENTRY-9). Makes no
 * server requests, whatever is configured.
 */
export default function GuestPage() {
  const entry = useEntry();
  if (!entry) throw new Error('GuestPage needs the entry above it');
  const stores = guestStoresOf(entry);
  const record = useStore(stores.correction);
  const isKept = useStore(stores.isKept);
  const [search, setSearch] = useSearchParams();

  return (
    <PublicFrame className="mx-auto w-full max-w-300 flex-1 px-4 pt-2 pb-14 outline-none [--bottombar:0px] sm:pt-4 lg:px-10">
      {record && search.has(RESULT) ? (
        <GuestResult correction={record.correction} isKept={isKept} onBack={() => setSearch({})} />
      ) : (
        <GuestSheet stores={stores} />
      )}
    </PublicFrame>
  );
}

function GuestSheet({ stores }: { stores: GuestStores }) {
  const { now, config, session } = useEntryServices();
  const record = useStore(stores.correction);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <h1 className="text-2xl">Experimente uma correção</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-2">
        Escreva sobre qualquer tema ou veja um exemplo. A correção é feita neste aparelho: sem conta, sem
        crédito, e nada do que você escreve é enviado.
      </p>
      <WaitingNote promised={useStore(stores.promised)} user={useStore(session.user)} />
      <GuestEditor
        ports={{
          drafts: stores.drafts,
          evaluator: worker,
          essayFiles,
          now,
          keep: stores.keep,
        }}
        exampleSlug={search.get(EXAMPLE)}
        // Replaces the history entry, as a choice is not a step to go back to.
        onExample={(slug) => setSearch(slug ? { [EXAMPLE]: slug } : {}, { replace: true })}
        lastCorrection={record && <LastCorrection correction={record.correction} />}
        hasCorrection={record !== null}
        isPaced={config.simulatedDelays}
        ThemeBank={ThemeBank}
        SupportPanel={SupportPanel}
        onCorrecting={() => void loadReader().catch(() => {})}
        onCorrected={() => navigate(TO_RESULT, { state: { hasJustCome: true }, flushSync: true })}
        onDiscard={stores.discard}
      />
    </>
  );
}

function LastCorrection({ correction }: { correction: Correction }) {
  return (
    <p className="num mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      Sua última correção aqui: nota {correction.finalScore}.
      <Link to={TO_RESULT} className="inline-flex min-h-11 items-center gap-1.5">
        Ver a correção
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </p>
  );
}

/** Findings that the guest ignores stay ignored only until the page is closed, because they belong to no account. */
const NOTHING_IGNORED: WritingPreferences = { ignored: { findings: [], words: [] }, isLive: false };

function createWritingServices(): WritingServices {
  const { get, set, subscribe } = createState(NOTHING_IGNORED);
  return {
    checker: worker,
    writing: {
      get,
      subscribe,
      set(next) {
        set(next);
        return true;
      },
    },
  };
}

type GuestResultProps = { correction: Correction; isKept: boolean; onBack(): void };

function GuestResult({ correction, isKept, onBack }: GuestResultProps) {
  const [reading] = useState(createWritingServices);
  const user = useStore(useEntryServices().session.user);
  const isExample = GUEST_EXAMPLES.some(({ essay }) => essay === correction.originalText);
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-sm font-semibold"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Voltar à folha
      </button>
      <ResultHeading>{isExample ? 'A correção do exemplo' : 'Sua correção'}</ResultHeading>
      {!isKept && (
        <p role="alert" className="mt-3 rounded-md bg-error-bg px-4 py-3 text-sm text-error">
          O navegador está sem espaço ou não permite guardar dados. Por isso esta correção some quando você
          fechar ou recarregar a página. Guarde-a em uma conta de aluno ou copie o que quiser levar.
        </p>
      )}
      <WritingServicesProvider value={reading}>
        <Suspense fallback={<PageSpinner />}>
          <GuestReader
            correction={correction}
            keeping={
              <KeepCard correctionId={correction.id} isExample={isExample} isKept={isKept} user={user} />
            }
          />
        </Suspense>
      </WritingServicesProvider>
    </>
  );
}

/** Takes the focus when the correction has just appeared, so that a screen reader continues there. */
function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state: unknown = useLocation().state;
  const [hasJustCome] = useState(() => (state as { hasJustCome?: boolean } | null)?.hasJustCome === true);

  useEffect(() => {
    if (!hasJustCome) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [hasJustCome]);

  return (
    <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none">
      {children}
    </h1>
  );
}
