import { dayAndTime } from '../draft-status';
import type { Draft } from '@/domain/essay/draft';
import { changedStretch, type Revision, type RevisionReason } from '@/domain/essay/revisions';
import { excerpt } from '@/lib/excerpt';

type RevisionListProps = {
  /** Newest first. */
  revisions: readonly Revision[];
  now: Date;
  /** The text now on the sheet. */
  current: Pick<Draft, 'theme' | 'essay'>;
  onShow(revision: Revision): void;
};

/** Label of a revision that was stored for another reason than a pause in writing. */
const REASONS: Record<RevisionReason, string | null> = {
  pause: null,
  'before-loss': 'Antes de apagar um trecho',
  'before-restore': 'Antes de restaurar outra',
  'other-tab': 'De outra aba',
  sent: 'Enviada para correção',
};

const FIRST_WORDS = 90;

/** Revisions, grouped by essay. */
export function RevisionList({ revisions, now, current, onShow }: RevisionListProps) {
  if (revisions.length === 0) {
    return (
      <p className="max-w-[52ch] text-ink-2">
        Ainda não há nenhuma. Comece a escrever: a cada pausa, o texto daquela hora fica guardado aqui. São
        até 20 versões por redação.
      </p>
    );
  }
  const sheets = [...new Set(revisions.map(({ sheet }) => sheet))];
  return (
    <div className="grid grid-cols-1 gap-6">
      {sheets.map((sheet) => {
        const ofSheet = revisions.filter((revision) => revision.sheet === sheet);
        const [last] = ofSheet;
        const theme = ofSheet.find((revision) => revision.theme)?.theme || 'Sem tema';
        return (
          <div key={sheet}>
            <h3 className="font-serif leading-snug font-bold wrap-anywhere">
              {theme}
              {/* Two essays may share a theme. */}
              {last && (
                <span className="num block font-sans text-sm font-normal text-ink-2">
                  {' '}
                  Última versão: {revisionTime(last.at, now)}
                </span>
              )}
            </h3>
            <ol className="mt-2 divide-y border-y">
              {ofSheet.map((revision, at) => (
                <li key={revision.order}>
                  <Row
                    revision={revision}
                    older={ofSheet[at + 1]}
                    now={now}
                    isCurrent={revision.essay === current.essay && revision.theme === current.theme}
                    onShow={onShow}
                  />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

type RowProps = Pick<RevisionListProps, 'now' | 'onShow'> & {
  revision: Revision;
  /** The previous revision of the same essay. */
  older: Revision | undefined;
  isCurrent: boolean;
};

function Row({ revision, older, now, isCurrent, onShow }: RowProps) {
  const remark = isCurrent ? 'É o texto da folha' : REASONS[revision.reason];
  return (
    <button
      type="button"
      data-order={revision.order}
      onClick={() => onShow(revision)}
      className="-mx-2 block w-[calc(100%+1rem)] rounded-sm px-2 py-2.5 text-left hover:bg-hl-soft"
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="num font-semibold">{revisionTime(revision.at, now)}</span>
        <span className="num text-sm text-ink-2">{words(revision.words)}</span>
        {remark && <span className="text-sm text-muted">{remark}</span>}
      </span>
      <span className="mt-0.5 block text-sm text-ink-2 wrap-anywhere">
        {older ? difference(older, revision) : excerpt(revision.essay, FIRST_WORDS)}
      </span>
    </button>
  );
}

/** Describes the difference to the previous revision, because most revisions begin with the same words. */
function difference(older: Revision, revision: Revision): string {
  const { added, removed } = changedStretch(older.essay, revision.essay);
  if (added.trim() !== '') return `Mudou: “${excerpt(added, FIRST_WORDS)}”`;
  if (removed.trim() !== '') return `Saiu: “${excerpt(removed, FIRST_WORDS)}”`;
  return `Tema: ${revision.theme || 'nenhum'}`;
}

/** Text of one revision. */
export function RevisionText({ revision: { theme, essay } }: { revision: Revision }) {
  return (
    <div
      data-revision-text=""
      // Focusable, so that a long text can be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label="Texto desta versão"
      className="max-h-[50vh] overflow-y-auto rounded-lg border px-4 py-3"
    >
      {theme && <p className="font-serif text-lg leading-tight font-bold wrap-anywhere">{theme}</p>}
      <div className="mt-2 font-serif whitespace-pre-wrap wrap-anywhere">
        {essay.split('\n').map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs without any identity
          <p key={index} className="min-h-lh indent-6">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}

/** "hoje, 14:32". */
export function revisionTime(iso: string, now: Date): string {
  const { day, time } = dayAndTime(iso, now);
  return `${day}, ${time}`;
}

/** "1 palavra", "1.204 palavras". */
export function words(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'palavra' : 'palavras'}`;
}
