import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../support/eventually';
import {
  buildFinding,
  buildRichCorrection,
  MARKED_ESSAY,
  SAMPLE_FINDINGS,
} from '../../../support/rich-correction';
import { renderWithServices } from '../../../support/services';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import { paperTitle, SaveAsPdf } from '@/features/correction/paper/save-as-pdf';

const print = vi.fn<() => void>();
const titles: string[] = [];

// What the button loads, so that no test waits for it.
beforeAll(async () => {
  await import('@/features/correction/paper/correction-paper');
});

beforeEach(() => {
  titles.length = 0;
  print.mockReset();
  print.mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    titles.push(document.title);
    window.dispatchEvent(new Event('afterprint'));
  });
  vi.stubGlobal('print', print);
  document.title = 'Grifo';
});

const paper = () => document.querySelector<HTMLElement>('.correction-paper');

async function save({
  correction = buildRichCorrection(),
  findings = SAMPLE_FINDINGS,
  spelling = 'ready',
}: { correction?: Correction; findings?: Finding[]; spelling?: 'ready' | 'missing' } = {}) {
  renderWithServices(
    <SaveAsPdf
      correction={correction}
      review={{ findings, spelling, strengths: [] }}
      studentName="Marina Duarte"
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Salvar em PDF' }));
  await eventually(() => expect(print).toHaveBeenCalledOnce());
  return within(paper()!);
}

describe('SaveAsPdf', () => {
  it('has no pages beside the screen until they are asked for', () => {
    renderWithServices(
      <SaveAsPdf
        correction={buildRichCorrection()}
        review={{ findings: [], spelling: null, strengths: [] }}
        studentName="Marina Duarte"
      />,
    );
    expect(paper()).toBeNull();
  });

  it('names the file after essay, theme and day, and gives the page its title back', async () => {
    const correction = buildRichCorrection();
    await save({ correction });
    expect(titles).toEqual([expect.stringMatching(/^Redação – .+ – \d\d-\d\d-\d{4}$/)]);
    expect(document.title).toBe('Grifo');
  });

  it('says whose essay it is, of what theme, who corrected it, and the sum with its parts', async () => {
    const correction = buildRichCorrection();
    const pages = await save({ correction });
    expect(pages.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(correction.theme);
    expect(pages.getByText('Marina Duarte')).toBeInTheDocument();
    expect(pages.getByText(/Corretor local – estimativa/)).toBeInTheDocument();
    const rows = pages.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe(`IDomínio da norma padrão${correction.competencies[0]!.score} / 200`);
    for (const competency of ['I ', 'II ', 'III ', 'IV ', 'V '])
      expect(
        pages.getByRole('heading', { level: 3, hidden: true, name: new RegExp(`^${competency}`) }),
      ).toBeTruthy();
    expect(pages.getAllByText(/^Nível \d+, segundo o ENEM:$/)).toHaveLength(5);
  });

  it('marks passages by letter and number, and explains each under that name', async () => {
    const pages = await save({
      findings: [
        buildFinding(MARKED_ESSAY, 'muitas pessoas compra', 'vermelho', {
          sugestao: 'muitas pessoas compram',
        }),
        buildFinding(MARKED_ESSAY, 'A coisa', 'laranja', { mensagem: 'Diga que coisa é.' }),
      ],
    });
    const marks = [...paper()!.querySelectorAll<HTMLElement>('mark')];
    expect(marks.map((mark) => [mark.textContent, mark.dataset['letter']])).toEqual([
      ['muitas pessoas compra', 'G1'],
      ['A coisa', 'M2'],
    ]);
    expect(pages.getByRole('heading', { name: '2 marcações', hidden: true })).toBeInTheDocument();
    expect(pages.getByText('M2').closest('li')).toHaveTextContent('Diga que coisa é.');
  });

  it('prints the whole essay, and says so where nothing was marked or spelling was not checked', async () => {
    const pages = await save({ findings: [], spelling: 'missing' });
    const sheet = paper()!.querySelector('.paper-sheet')!;
    expect([...sheet.querySelectorAll('p')].map((one) => one.textContent)).toEqual(MARKED_ESSAY.split('\n'));
    expect(pages.getByRole('heading', { name: 'Nenhuma marcação', hidden: true })).toBeInTheDocument();
    expect(pages.getByText(/Não deu para conferir a ortografia/)).toBeInTheDocument();
  });

  it('has no sheet for sample data that are figures only', async () => {
    const pages = await save({ correction: { ...buildRichCorrection(), originalText: '' }, findings: [] });
    expect(pages.queryByRole('heading', { name: 'Redação', hidden: true })).toBeNull();
  });
});

const submittedAt = '2025-10-20T15:00:00.000Z';

describe('paperTitle', () => {
  it.each([
    ['names theme and day', 'Acesso ao cinema', 'Redação – Acesso ao cinema – 20-10-2025'],
    ['leaves out what no file name may hold', 'Cinema: a/b? "sim"', 'Redação – Cinema a b sim – 20-10-2025'],
    ['is a name without a theme', ' ', 'Redação – 20-10-2025'],
  ])('%s', (_requirement, theme, title) => {
    expect(paperTitle({ theme, submittedAt })).toBe(title);
  });

  it('cuts a long theme after a word', () => {
    const title = paperTitle({ theme: 'Desafios da valorização dos saberes '.repeat(6), submittedAt });
    expect(title.length).toBeLessThan(110);
    expect(title).toMatch(/\p{L}… – 20-10-2025$/u);
  });

  it('leaves out a day that is none', () => {
    expect(paperTitle({ theme: 'Acesso ao cinema', submittedAt: '' })).toBe('Redação – Acesso ao cinema');
  });
});
