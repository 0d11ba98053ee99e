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
import { repeatedSentences, shownBlocks } from '../../../support/screen-words';
import { renderWithServices } from '../../../support/services';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import { tellOnce } from '@/domain/evaluation/told-once';
import { paperTitle, SaveAsPdf } from '@/features/correction/paper/save-as-pdf';

const print = vi.fn<() => void>();
const titles: string[] = [];

// Loads the button's chunk in advance, so that no test waits for it.
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
    const named = pages.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent);
    const levels = pages.getAllByRole('cell', { hidden: true }).map((one) => one.textContent);
    expect(named).toHaveLength(5);
    expect(named[0]).toBe('I Domínio da norma padrão');
    expect(levels).toEqual(correction.competencies.map(({ score }) => String(score)));
    for (const competency of ['I ', 'II ', 'III ', 'IV ', 'V '])
      expect(
        pages.getByRole('heading', { level: 3, hidden: true, name: new RegExp(`^${competency}`) }),
      ).toBeTruthy();
    expect(pages.getAllByText(/^Nível \d+, segundo o ENEM:$/)).toHaveLength(5);
  });

  it('tells of the whole what the screen tells, each thing once', async () => {
    const correction = buildRichCorrection();
    const pages = await save({ correction });
    const { strength, steps, unsure, competencies } = tellOnce(correction);
    expect(pages.getByText('O que já está forte').parentElement).toHaveTextContent(strength!.sentence);
    expect(steps.length).toBeGreaterThan(0);
    for (const { todo } of steps) expect(pages.getByText(todo)).toBeInTheDocument();
    for (const { name } of unsure)
      expect(pages.getByText('Não reconheci:').parentElement).toHaveTextContent(name);
    for (const [at, { sentence }] of Object.values(competencies).entries())
      expect(paper()!.querySelectorAll('section:has(> h3 > span > i)')[at]).toHaveTextContent(sentence);
    const said = shownBlocks(paper()!).map((one) => one.replace(/^Nível \d+, segundo o ENEM:/, ''));
    expect(repeatedSentences(said)).toEqual([]);
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
    expect(pages.getByText('2 marcações')).toBeInTheDocument();
    expect(pages.getByText('M2').closest('li')).toHaveTextContent('Diga que coisa é.');
  });

  it('gives the reason of a rule once, and with many marks only where nothing replaces the passage', async () => {
    const twice = { regra: 'Palavra vaga', mensagem: 'Diga o que é.' };
    const few = ['muitas pessoas', 'A coisa'].map((one) => buildFinding(MARKED_ESSAY, one, 'laranja', twice));
    const pages = await save({ findings: few });
    expect(pages.getAllByText('Palavra vaga.')).toHaveLength(2);
    expect(pages.getAllByText('Diga o que é.')).toHaveLength(1);
  });

  it('names a rule once in a dense margin, and keeps every change', async () => {
    const words = [...MARKED_ESSAY.matchAll(/\p{L}{5,}/gu)].slice(0, 20);
    const findings = words.map(({ 0: trecho, index }) => ({
      ...buildFinding(MARKED_ESSAY, trecho, 'vermelho', {
        regra: 'Palavra com erro de ortografia',
        mensagem: 'Confira como se escreve.',
        sugestao: trecho.toUpperCase(),
      }),
      start: index,
      end: index + trecho.length,
    }));
    const pages = await save({ findings });
    expect(pages.getAllByText('Palavra com erro de ortografia.')).toHaveLength(1);
    expect(pages.queryByText('Confira como se escreve.')).toBeNull();
    for (const [trecho] of words) expect(pages.getAllByText(trecho.toUpperCase()).length).toBeGreaterThan(0);
  });

  it('prints the whole essay, and says so where nothing was marked or spelling was not checked', async () => {
    const pages = await save({ findings: [], spelling: 'missing' });
    const sheet = paper()!.querySelector('.paper-sheet')!;
    expect([...sheet.querySelectorAll('p')].map((one) => one.textContent)).toEqual(MARKED_ESSAY.split('\n'));
    expect(pages.getByText('Nenhuma marcação')).toBeInTheDocument();
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
