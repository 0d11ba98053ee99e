import type { RefObject } from 'react';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';
import type { ListText } from './read-list-file';

/** Maximum number of lines, twice the maximum size of a class. Further lines would be rejected anyway. */
export const MOST_LINES = 400;

type ImportSummaryProps = {
  /** Receives the focus once the list is shown. */
  heading: RefObject<HTMLParagraphElement | null>;
  included: number;
  /** Lines of the list that are not included. */
  left: number;
  /** Lines that were not read. */
  skipped: number;
  /** Texts of the list that are no students: titles, totals. */
  outside: readonly string[];
};

/** What of a list will be added, and what will not. */
export function ImportSummary({ heading, included, left, skipped, outside }: ImportSummaryProps) {
  return (
    <div className="grid gap-1">
      <p ref={heading} tabIndex={-1} className="outline-none" aria-live="polite">
        <b>{countOf(included)}</b> {leftOf(left)}
        {skipped > 0 && ` ${unread(skipped)}`}
      </p>
      {outside.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-2">
          {outside.length === 1 ? 'Não é aluno: ' : 'Não são alunos: '}
          {outside.map((text) => `“${text}”`).join(', ')}.
        </p>
      )}
    </div>
  );
}

type SheetChoiceProps = {
  sheets: readonly ListText[];
  chosen: string;
  onChoose: (sheet: ListText) => void;
};

/** Chooses the sheet of a workbook to read; `chosen` is its text. Shows nothing if there is only one. */
export function SheetChoice({ sheets, chosen, onChoose }: SheetChoiceProps) {
  if (sheets.length < 2) return null;
  return (
    <Field label="Aba da planilha">
      {(control) => (
        <Select
          {...control}
          value={sheets.findIndex(({ text }) => text === chosen)}
          onChange={({ target }) => {
            const sheet = sheets[Number(target.value)];
            if (sheet) onChoose(sheet);
          }}
        >
          {sheets.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function countOf(included: number): string {
  if (included === 0) return 'Nenhum nome entra na lista.';
  return included === 1 ? '1 nome entra na lista.' : `${included} nomes entram na lista.`;
}

function unread(skipped: number): string {
  return skipped === 1
    ? `A linha depois da ${MOST_LINES}ª não foi lida.`
    : `As ${skipped.toLocaleString('pt-BR')} linhas depois da ${MOST_LINES}ª não foram lidas.`;
}

function leftOf(left: number): string {
  if (left === 0) return '';
  return left === 1 ? '1 linha fica de fora.' : `${left} linhas ficam de fora.`;
}
