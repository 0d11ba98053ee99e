// @vitest-environment node
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { classReport } from '@/domain/classrooms/class-report';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { Submission } from '@/domain/classrooms/submission';
import { csvName, reportCsv } from '@/features/class-report/report-csv';
import { TEST_NOW } from '../../support/builders';
import { buildClassroom, buildSubmission, buildTheme } from '../../support/classrooms';

const now = new Date(TEST_NOW);

function csvOf(essays: readonly Submission[], classroom: Classroom = buildClassroom({ alunos: [] })) {
  return reportCsv(classReport({ classroom, essays, themeId: null, now }));
}

/** The cells of a row, as a spreadsheet parses them. */
function cells(csv: string, line: number): string[] {
  return Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data[line] ?? [];
}

describe('reportCsv', () => {
  it('begins with a byte order mark, parts by semicolons and ends lines as Excel does', () => {
    const csv = csvOf([buildSubmission()]);
    expect(csv.slice(0, csv.indexOf('\r\n'))).toBe(
      '\uFEFFAluno;Tema;Data de envio;Situação;Atraso;Competência 1 (0 a 200);Competência 2 (0 a 200);Competência 3 (0 a 200);' +
        'Competência 4 (0 a 200);Competência 5 (0 a 200);Nota (0 a 1000);Competências avaliadas pelo professor;Número de marcações',
    );
    expect(csv.split('\r\n')).toHaveLength(2);
  });

  it('has a line per essay with the levels that count and where they are the teacher’s', () => {
    const essay = buildSubmission({
      niveis_professor: [160, null, null, null, 160],
      achados: { crase: 2, virgula: 1 },
    });
    expect(cells(csvOf([essay]), 1)).toEqual([
      'Helena Prado',
      essay.tema,
      '20/10/2025',
      'Corrigida',
      '',
      '160',
      '160',
      '120',
      '160',
      '160',
      '760',
      '1, 5',
      '3',
    ]);
  });

  it('gives a pending essay no figures', () => {
    expect(cells(csvOf([buildSubmission({ niveis: null })]), 1).slice(3, 11)).toEqual([
      'Pendente',
      ...Array.from({ length: 7 }, () => ''),
    ]);
  });

  it('tells how late an essay came', () => {
    const temas = [buildTheme({ prazo: '2025-10-18T02:59:59.999Z' })];
    expect(cells(csvOf([buildSubmission()], buildClassroom({ temas, alunos: [] })), 1)[4]).toBe('3 dias');
  });

  it('goes by student and date, and ends with who has sent nothing', () => {
    const essays = [
      buildSubmission({
        id: 'b',
        aluno_nome: 'Álvaro',
        aluno_id: 'a',
        enviado_em: '2025-10-20T12:00:00.000Z',
      }),
      buildSubmission({ id: 'c', aluno_nome: 'Helena Prado', enviado_em: '2025-10-19T12:00:00.000Z' }),
      buildSubmission({
        id: 'a',
        aluno_nome: 'Álvaro',
        aluno_id: 'a',
        enviado_em: '2025-10-18T12:00:00.000Z',
      }),
    ];
    const csv = csvOf(essays, buildClassroom());
    expect([1, 2, 3, 4].map((line) => [0, 2, 3].map((cell) => cells(csv, line)[cell]))).toEqual([
      ['Álvaro', '18/10/2025', 'Corrigida'],
      ['Álvaro', '20/10/2025', 'Corrigida'],
      ['Helena Prado', '19/10/2025', 'Corrigida'],
      ['Larissa Antunes', '', 'Não enviou'],
    ]);
  });

  it.each([
    ['=HYPERLINK("http://exemplo")', '\'=HYPERLINK("http://exemplo")'],
    ['+55 85 98800', "'+55 85 98800"],
    ['-2+3', "'-2+3"],
    ['@SOMA(A1)', "'@SOMA(A1)"],
    ['\tAna', "'\tAna"],
    ['\rAna', "'\rAna"],
    ['=1+1\nAna', "'=1+1\nAna"],
    ['＝1+1', "'＝1+1"],
    ['Ana "Nina"; Souza', 'Ana "Nina"; Souza'],
    ['Ana 🖋️ de O’Reilly-Lima', 'Ana 🖋️ de O’Reilly-Lima'],
    ['Ana\nSouza', 'Ana\nSouza'],
  ])('keeps the name %j whole and no formula', (aluno_nome, expected) => {
    const csv = csvOf([buildSubmission({ aluno_nome, tema: aluno_nome })]);
    expect(cells(csv, 1).slice(0, 2)).toEqual([expected, expected]);
    expect(cells(csv, 1)).toHaveLength(13);
  });
});

describe('csvName', () => {
  it.each([
    ['3º ano A', 'relatorio-3o-ano-a-2025-10-22.csv'],
    ['Redação & Ação / “noite”', 'relatorio-redacao-acao-noite-2025-10-22.csv'],
    ['🖋️', 'relatorio-2025-10-22.csv'],
  ])('of %s is %s', (name, expected) => expect(csvName(name, now)).toBe(expected));
});
