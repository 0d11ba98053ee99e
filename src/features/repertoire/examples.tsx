import { clsx } from 'clsx';
import { Check, X, type LucideIcon } from 'lucide-react';
import type { RepertoireEntry } from '@/domain/repertoire/entry';
import { splitAtThemeWords } from '@/domain/repertoire/theme-words';

/** Productive and pocket use of an entry side by side, on one theme, with the words of the theme marked. */
export function Examples({ entry: { theme, productive, pocket } }: { entry: RepertoireEntry }) {
  return (
    <section aria-labelledby="exemplos">
      <h3 id="exemplos" className="text-lg">
        No tema “{theme}”
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        As palavras do tema estão <mark className={MARK}>grifadas</mark>.
      </p>
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
        <Example
          look={PRODUCTIVE}
          title="Uso produtivo"
          why="Vale: diz o que a referência mostra sobre este tema. Troque o tema, e o trecho deixa de servir."
          text={productive}
          theme={theme}
        />
        <Example
          look={POCKET}
          title="Repertório de bolso"
          why="Não vale: a referência só é citada. Troque o tema, e a frase continua igual."
          text={pocket}
          theme={theme}
        />
      </div>
    </section>
  );
}

type Look = { Icon: LucideIcon; head: string; edge: string };

const PRODUCTIVE: Look = { Icon: Check, head: 'bg-success-bg text-success', edge: 'border-success' };
const POCKET: Look = { Icon: X, head: 'bg-error-bg text-error', edge: 'border-dashed border-error' };
const MARK = 'hl bg-transparent font-semibold text-ink';

type ExampleProps = { look: Look; title: string; why: string; text: string; theme: string };

function Example({ look: { Icon, head, edge }, title, why, text, theme }: ExampleProps) {
  return (
    <figure className={clsx('overflow-hidden rounded-lg border-[1.5px]', edge)}>
      <figcaption className={clsx('px-4 py-2.5 sm:px-5', head)}>
        <h4 className="flex items-center gap-2 font-sans text-base font-semibold">
          <Icon size={18} strokeWidth={2.5} aria-hidden="true" />
          {title}
        </h4>
        <p className="mt-0.5 text-sm text-ink">{why}</p>
      </figcaption>
      <blockquote className="px-4 py-3.5 font-serif text-[1.0625rem] leading-relaxed wrap-anywhere sm:px-5">
        {splitAtThemeWords(text, theme).map(({ text: part, isOfTheme }, at) =>
          isOfTheme ? (
            // oxlint-disable-next-line react/no-array-index-key -- a word may occur twice
            <mark key={at} className={MARK}>
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </blockquote>
    </figure>
  );
}
