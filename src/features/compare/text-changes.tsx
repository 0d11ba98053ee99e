import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { formatDate } from '@/copy/dates';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import { countWords } from '@/domain/text/counts';
import { findParagraphs } from '@/domain/text/paragraphs';
import type { Span } from '@/domain/text/span';
import type { ParagraphChange, TextPart } from '@/domain/versions/text-change';
import { useTextChanges } from '@/queries/use-writing';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';

type TextChangesProps = {
  before: Correction;
  after: Correction;
  names: [before: string, after: string];
  marksGone: readonly Finding[];
  marksNew: readonly Finding[];
};

/** Both texts, paragraph by paragraph: side by side on a desktop, else in one column. */
export function TextChanges({ before, after, names, marksGone, marksNew }: TextChangesProps) {
  const query = useTextChanges(before.originalText, after.originalText);
  const paragraphs = useMemo(
    () => ({ before: findParagraphs(before.originalText), after: findParagraphs(after.originalText) }),
    [before, after],
  );
  if (before.originalText === '' || after.originalText === '')
    return (
      <p className="mt-11 max-w-prose text-ink-2">
        O texto de uma das duas versões não está guardado: dela só há as notas.
      </p>
    );
  return (
    <section aria-labelledby="text" className="mt-11">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 id="text" className="text-lg">
          O texto, parágrafo por parágrafo
        </h3>
        <p aria-hidden="true" className="text-sm">
          <del className={LOOK.removed}>retirado</del> <span className="mx-1.5 text-muted">·</span>{' '}
          <ins className={LOOK.added}>acrescentado</ins>
        </p>
      </div>
      <Loaded
        query={query}
        placeholder={
          <>
            <output className="sr-only">Comparando os textos</output>
            <Skeleton className="h-64" />
          </>
        }
        failed={{ note: 'Não deu para carregar a comparação dos textos.', className: '' }}
      >
        {(changes) => (
          <Sheet bleed className="pb-5">
            <div aria-hidden="true" className="hidden grid-cols-2 border-b lg:grid print:grid">
              {[before, after].map(({ id, submittedAt }, at) => (
                <p key={id} className="px-8 pt-3 pb-2.5">
                  <b>{names[at]}</b>{' '}
                  <span className="text-sm text-muted">{formatDate(new Date(submittedAt))}</span>
                </p>
              ))}
            </div>
            {changes.map((change) => (
              <Paragraph
                key={`${change.before} ${change.after}`}
                change={change}
                gone={marksWithin(paragraphs.before, change.before, marksGone)}
                fresh={marksWithin(paragraphs.after, change.after, marksNew)}
              />
            ))}
          </Sheet>
        )}
      </Loaded>
    </section>
  );
}

type ParagraphProps = { change: ParagraphChange; gone: readonly Finding[]; fresh: readonly Finding[] };

function Paragraph({ change, gone, fresh }: ParagraphProps) {
  const { before, after, parts, isTitle } = change;
  const isSame = parts.every(({ kind }) => kind === 'same');
  const [isOpen, setOpen] = useState(false);
  const number = after === null ? `${before}º parágrafo da versão anterior` : `${after}º parágrafo`;
  const title = isTitle ? 'Título' : number;
  return (
    <section className="border-b last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 lg:px-8">
        <div className="lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4">
          <h4 className="font-serif text-[1.125rem] leading-tight font-bold">{title}</h4>
          <p className="mt-0.5 text-sm text-ink-2 lg:mt-0">{describe(change, gone, fresh)}</p>
        </div>
        {isSame && (
          <Button
            variant="ghost"
            size="small"
            className="print:hidden"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Esconder' : 'Mostrar'} o ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Esconder' : 'Mostrar'}
          </Button>
        )}
      </div>
      {(!isSame || isOpen) && <BothSides change={change} />}
    </section>
  );
}

/** The former paragraph and the current paragraph; on a phone, only the current paragraph. */
function BothSides({ change: { before, parts, isTitle } }: { change: ParagraphChange }) {
  return (
    <div className="pb-3.5 lg:grid lg:grid-cols-2 print:grid print:grid-cols-2">
      <div
        aria-hidden="true"
        className="ruled hidden border-r-[1.5px] border-margin px-8 text-ink-2 lg:block print:block"
      >
        <p lang="pt-BR">{(before !== null || isTitle) && <Parts parts={parts} without="added" />}</p>
      </div>
      {/* To a screen reader this column alone is the paragraph, including removed words, which only phones show. */}
      <div className="ruled px-4 lg:px-8">
        <p lang="pt-BR">
          <Parts parts={parts} hides="removed" />
        </p>
      </div>
    </div>
  );
}

/**
 * Added and removed words differ by underline or strikethrough, plus or minus sign and font weight, not by color
 * alone.
 */
const SIGN = 'before:mr-[0.1em] before:align-[0.35em] before:font-sans before:text-[0.65em] before:font-bold';
const LOOK = {
  added: `${SIGN} bg-success-bg font-semibold underline decoration-success decoration-2 underline-offset-[0.2em] before:text-success before:content-['+'] max-lg:[del+&]:ml-[0.3em]`,
  removed: `${SIGN} text-muted line-through decoration-error decoration-[1.5px] before:text-error before:content-['−']`,
};

type PartsProps = { parts: readonly TextPart[]; without?: TextPart['kind']; hides?: TextPart['kind'] };

function Parts({ parts, without, hides }: PartsProps) {
  return parts.map((part, at) => {
    const { kind, text } = part;
    if (kind === without) return null;
    const own = kind === 'same' && without === 'added' ? (part.former ?? text) : text;
    // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place
    if (kind === 'same') return <span key={at}>{own}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Tag key={at} className={clsx(LOOK[kind], kind === hides && 'lg:sr-only print:hidden')}>
        <span className="sr-only">{kind === 'removed' ? '[retirado: ' : '[acrescentado: '}</span>
        {withWideBlanks(text)}
        <span className="sr-only">]</span>
      </Tag>
    );
  });
}

/** Makes added or removed double spaces visible. */
function withWideBlanks(text: string): string {
  return text.replace(/[^\S\n\r]{2,}/g, (blanks) => '\u00A0'.repeat(blanks.length));
}

/** "12 palavras acrescentadas, 5 retiradas. Saiu a marcação de crase." */
function describe(
  { before, after, parts, isTitle }: ParagraphChange,
  gone: readonly Finding[],
  fresh: readonly Finding[],
): string {
  const words = (kind: TextPart['kind']) =>
    parts.reduce((sum, part) => (part.kind === kind ? sum + countWords(part.text) : sum), 0);
  const [added, removed] = [words('added'), words('removed')];
  const sentences = [];
  if (!isTitle && before === null)
    sentences.push(`Parágrafo novo, de ${plural(added, 'palavra', 'palavras')}.`);
  else if (!isTitle && after === null)
    sentences.push(`Parágrafo retirado, de ${plural(removed, 'palavra', 'palavras')}.`);
  else {
    const counts = [
      ...(added > 0 ? [`${plural(added, 'palavra acrescentada', 'palavras acrescentadas')}`] : []),
      ...(removed > 0 ? [`${plural(removed, 'palavra retirada', 'palavras retiradas')}`] : []),
    ];
    const isSame = parts.every(({ kind }) => kind === 'same');
    sentences.push(
      counts.length > 0 ? `${counts.join(', ')}.` : isSame ? 'Sem mudanças.' : 'Só a pontuação mudou.',
    );
  }
  if (gone.length > 0)
    sentences.push(`${gone.length === 1 ? 'Saiu a marcação' : 'Saíram as marcações'}: ${namesOf(gone)}.`);
  if (fresh.length > 0)
    sentences.push(
      `${fresh.length === 1 ? 'Entrou uma marcação' : 'Entraram marcações'}: ${namesOf(fresh)}.`,
    );
  return sentences.join(' ');
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function namesOf(marks: readonly Finding[]): string {
  return [...new Set(marks.map(({ regra, trecho }) => regra?.toLowerCase() ?? `“${trecho}”`))].join(', ');
}

/** The marks within the paragraph with this number. */
function marksWithin(
  paragraphs: readonly Span[],
  number: number | null,
  marks: readonly Finding[],
): readonly Finding[] {
  const paragraph = number === null ? undefined : paragraphs[number - 1];
  if (!paragraph) return [];
  return marks.filter(({ start }) => start >= paragraph.start && start < paragraph.end);
}
