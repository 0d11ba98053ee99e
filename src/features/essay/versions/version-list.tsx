import type { Draft } from '@/domain/essay/draft';
import type { DraftVersion, VersionReason } from '@/domain/essay/draft-versions';
import { excerpt } from '@/lib/excerpt';
import { versionTime } from './version-time';
import { words } from './version-words';

type VersionListProps = {
  /** The newest first. */
  versions: readonly DraftVersion[];
  now: Date;
  /** What stands on the sheet. */
  current: Pick<Draft, 'theme' | 'essay'>;
  onShow(version: DraftVersion): void;
};

/** Said beside a version that is more than a pause. */
const REASONS: Record<VersionReason, string | null> = {
  pause: null,
  'before-loss': 'Antes de apagar um trecho',
  'before-restore': 'Antes de restaurar outra',
  'other-tab': 'De outra aba',
  sent: 'Enviada para correção',
};

const FIRST_WORDS = 90;

/** Versions by essay. */
export function VersionList({ versions, now, current, onShow }: VersionListProps) {
  if (versions.length === 0) {
    return (
      <p className="max-w-[52ch] text-ink-2">
        Ainda não há nenhuma. Comece a escrever: na primeira pausa o texto vira uma versão, e depois dela
        ficam até 20 por redação.
      </p>
    );
  }
  const sheets = [...new Set(versions.map(({ sheet }) => sheet))];
  return (
    <div className="grid grid-cols-1 gap-6">
      {sheets.map((sheet) => {
        const ofSheet = versions.filter((version) => version.sheet === sheet);
        const [last] = ofSheet;
        const theme = ofSheet.find((version) => version.theme)?.theme || 'Sem tema';
        return (
          <div key={sheet}>
            <h3 className="font-serif leading-snug font-bold wrap-anywhere">
              {theme}
              {/* Two essays may be on one theme. */}
              {last && (
                <span className="num block font-sans text-sm font-normal text-ink-2">
                  {' '}
                  Última versão: {versionTime(last.at, now)}
                </span>
              )}
            </h3>
            <ol className="mt-2 divide-y border-y">
              {ofSheet.map((version) => (
                <li key={version.order}>
                  <Row
                    version={version}
                    now={now}
                    isCurrent={version.essay === current.essay && version.theme === current.theme}
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

type RowProps = Pick<VersionListProps, 'now' | 'onShow'> & { version: DraftVersion; isCurrent: boolean };

function Row({ version, now, isCurrent, onShow }: RowProps) {
  const remark = isCurrent ? 'É o texto da folha' : REASONS[version.reason];
  return (
    <button
      type="button"
      data-order={version.order}
      onClick={() => onShow(version)}
      className="-mx-2 block w-[calc(100%+1rem)] rounded-sm px-2 py-2.5 text-left hover:bg-hl-soft"
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="num font-semibold">{versionTime(version.at, now)}</span>
        <span className="num text-sm text-ink-2">{words(version.words)}</span>
        {remark && <span className="text-sm text-muted">{remark}</span>}
      </span>
      <span className="mt-0.5 block text-sm text-ink-2 wrap-anywhere">
        {excerpt(version.essay, FIRST_WORDS)}
      </span>
    </button>
  );
}
