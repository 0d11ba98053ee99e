// @vitest-environment node
import { readXlsx as readBack } from 'hucre/xlsx';
import Papa from 'papaparse';
import readXlsx from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { PublishedRemarks } from '@/domain/classrooms/remarks';
import type { Classroom } from '@/domain/classrooms/classroom';
import { gradebook } from '@/domain/classrooms/gradebook';
import type { EssayReview, Submission } from '@/domain/classrooms/submission';
import { gradebookCsv } from '@/features/gradebook/export/gradebook-csv';
import { gradebookXlsx } from '@/features/gradebook/export/gradebook-xlsx';
import { TEST_NOW } from '../../../support/builders';
import {
  buildClassroom,
  buildClassStudent,
  buildReview,
  buildSubmission,
  buildTheme,
} from '../../../support/classrooms';

const older = buildTheme({
  id: 'tema-0',
  tema: 'Leitura em casa',
  criado_em: '2025-09-01T12:00:00.000Z',
  prazo: '2025-09-16T02:59:59.999Z',
});
const classroom = buildClassroom({ temas: [buildTheme(), older] });
const essays = [
  buildSubmission({ niveis_professor: [null, null, null, null, 160] }),
  buildSubmission({
    id: 'envio-2',
    tema_id: 'tema-0',
    tema: older.tema,
    enviado_em: '2025-09-18T12:00:00.000Z',
  }),
  buildSubmission({ id: 'envio-3', aluno_id: 'aluna-larissa', aluno_nome: 'Larissa Antunes', niveis: null }),
];
const mark = {
  id: 'marca-1',
  inicio: 20,
  fim: 26,
  trecho: 'o qual',
  comentario: 'Falta a preposição.',
  caneta: 'vermelha' as const,
  competencia: 1 as const,
  autor: 'Otávio Reis',
};
const anotacoes: PublishedRemarks = {
  geral: 'Boa progressão.',
  autor: 'Otávio Reis',
  publicada_em: '2025-10-22T15:00:00.000Z',
  marcas: [
    mark,
    {
      ...mark,
      id: 'marca-2',
      inicio: 0,
      fim: 6,
      trecho: 'Embora',
      comentario: '',
      caneta: 'verde',
      competencia: null,
    },
  ],
  descartes: [],
};
const reviews: EssayReview[] = [{ envio_id: 'envio-1', revisao: buildReview(), anotacoes }];

function exportOf(
  sent: readonly Submission[] = essays,
  said: readonly EssayReview[] = reviews,
  of: Classroom = classroom,
) {
  const book = gradebook(of, sent, new Date(TEST_NOW));
  return { classroom: of, book, essays: sent, reviews: said };
}

/** The sheets by name, as an independent library parses them. */
async function sheetsOf(...given: Parameters<typeof exportOf>) {
  const file = Buffer.from(await gradebookXlsx(exportOf(...given)));
  const sheets = await readXlsx(file);
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
}

const cells = (...given: Parameters<typeof exportOf>) =>
  Papa.parse<string[]>(gradebookCsv(exportOf(...given)).slice(1), { delimiter: ';' }).data;

describe('the gradebook as a workbook', () => {
  it('has totals, levels, comments and marks, with figures as numbers', async () => {
    const sheets = await sheetsOf();
    expect(Object.keys(sheets)).toEqual(['Notas', 'Níveis', 'Comentários', 'Marcas', 'Marcas por tema']);
    const [head, helena, larissa, mean, first] = sheets['Notas']!;
    expect(head!.slice(0, 2)).toEqual(['Aluno', 'Leitura em casa (01/09/2025)']);
    expect(head!.slice(3)).toEqual([
      'Média',
      'Média I',
      'Média II',
      'Média III',
      'Média IV',
      'Média V',
      'Faltas',
      'Atrasos',
    ]);
    expect(helena).toEqual(['Helena Prado', 760, 720, 740, 120, 160, 120, 160, 180, 0, 1]);
    expect(larissa!.slice(0, 4)).toEqual(['Larissa Antunes', 'falta', 'Pendente', null]);
    expect(mean!.slice(0, 4)).toEqual(['Média da sala', 760, 720, 740]);
    expect(first!.slice(0, 3)).toEqual(['Média da sala, I', 120, 120]);
  });

  it('has a line of levels per essay, then the missing ones', async () => {
    const levels = (await sheetsOf())['Níveis']!;
    expect(levels.slice(1)).toEqual([
      [
        'Helena Prado',
        'Leitura em casa',
        '15/09/2025',
        'Corrigida',
        '18/09/2025',
        '3 dias',
        120,
        160,
        120,
        160,
        200,
        760,
        null,
      ],
      [
        'Helena Prado',
        essays[0]!.tema,
        null,
        'Corrigida',
        '20/10/2025',
        null,
        120,
        160,
        120,
        160,
        160,
        720,
        'V',
      ],
      ['Larissa Antunes', essays[0]!.tema, null, 'Pendente', '20/10/2025', ...Array(8).fill(null)],
      ['Larissa Antunes', 'Leitura em casa', '15/09/2025', 'Falta', ...Array(9).fill(null)],
    ]);
  });

  it('has a line for each thing the teacher said', async () => {
    const tema = essays[0]!.tema;
    expect((await sheetsOf())['Comentários']!.slice(1)).toEqual([
      ['Helena Prado', tema, 'III', null, null, 'A tese volta na conclusão: continue assim.', '21/10/2025'],
      ['Helena Prado', tema, 'V', 160, 'Falta dizer por meio de que a ação acontece.', null, '21/10/2025'],
      ['Helena Prado', tema, 'Geral', null, null, 'Boa progressão.', '22/10/2025'],
    ]);
  });

  it('has a line for each mark in the order of the text, and their numbers by theme', async () => {
    const { Marcas: marks, 'Marcas por tema': counts } = await sheetsOf();
    const tema = essays[0]!.tema;
    expect(marks!.slice(1)).toEqual([
      ['Helena Prado', tema, 'Embora', null, 'Muito bom', null, 'Otávio Reis'],
      ['Helena Prado', tema, 'o qual', 'Falta a preposição.', 'Para arrumar', 'I', 'Otávio Reis'],
    ]);
    expect(counts).toEqual([
      [
        'Tema',
        'Redações',
        'Revisadas',
        'Marcas',
        'Recado',
        'Muito bom',
        'Para arrumar',
        'I',
        'II',
        'III',
        'IV',
        'V',
        'Sem competência',
      ],
      [older.tema, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [tema, 2, 1, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1],
      ['Todos', 3, 1, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1],
    ]);
    const [, ofOthers] = (await sheetsOf([...essays, buildSubmission({ id: 'envio-9', tema_id: null })]))[
      'Marcas por tema'
    ]!.slice(-3);
    expect(ofOthers!.slice(0, 3)).toEqual(['Outros temas', 1, 0]);
  });

  it('of an empty class still opens', async () => {
    const sheets = await sheetsOf([], [], buildClassroom({ alunos: [], temas: [] }));
    expect(Object.keys(sheets)).toHaveLength(5);
    expect(sheets['Comentários']).toHaveLength(1);
  });

  it('of 200 students and 20 themes is written in a moment, whole', async () => {
    const temas = Array.from({ length: 20 }, (_, at) => buildTheme({ id: `t${at}`, tema: `Tema ${at}` }));
    const alunos = Array.from({ length: 200 }, (_, at) => ({ ...classroom.alunos[0]!, id: `a${at}` }));
    const sent = alunos.flatMap(({ id }) =>
      temas.map((tema) => buildSubmission({ id: `${id}-${tema.id}`, aluno_id: id, tema_id: tema.id })),
    );
    const sheets = await sheetsOf(sent, [], buildClassroom({ temas, alunos }));
    expect(sheets['Notas']).toHaveLength(1 + 200 + 6);
    expect(sheets['Níveis']).toHaveLength(1 + 4000);
  });
});

const FORMULAS = ['=HYPERLINK("http://exemplo";"x")', '+55 85 98800', '-2+3', '@SOMA(A1)', '\t=1', '＝1+1'];

/** A class in which all text that people write starts like a formula. */
function dangerous(text: string): Parameters<typeof exportOf> {
  const temas = [buildTheme({ tema: text })];
  const alunos = [{ ...classroom.alunos[0]!, nome: text }];
  const said = buildReview([{ competencia: 1, comentario: text, nivel: 160, motivo: text }]);
  return [
    [buildSubmission({ aluno_nome: text, tema: text })],
    [
      {
        envio_id: 'envio-1',
        revisao: said,
        anotacoes: {
          ...anotacoes,
          geral: text,
          marcas: [{ ...mark, trecho: text, comentario: text, autor: text }],
        },
      },
    ],
    buildClassroom({ temas, alunos }),
  ];
}

describe('no text is a formula', () => {
  it.each(FORMULAS)('in the workbook: %j', async (text) => {
    const file = await gradebookXlsx(exportOf(...dangerous(text)));
    const sheets = await sheetsOf(...dangerous(text));
    expect(sheets['Notas']![1]![0]).toBe(text.trim());
    expect(sheets['Comentários']![1]!.slice(4, 6)).toEqual([text.trim(), text.trim()]);
    expect(sheets['Marcas']![1]!.slice(2, 4)).toEqual([text.trim(), text.trim()]);
    const { sheets: read } = await readBack(file);
    for (const { cells } of read) {
      for (const cell of cells?.values() ?? []) expect(cell.formula).toBeUndefined();
    }
  });

  it.each(FORMULAS)('in the CSV: %j', (text) => {
    const [, line = []] = cells(...dangerous(text));
    expect(line[0]).toBe(`'${text}`);
    expect(line[1]).toBe(`'${text}`);
    expect(line[13]).toBe(`'${text}\n${text}`);
    expect(line[18]).toBe(`'${text}`);
  });
});

describe('the gradebook as CSV', () => {
  it('has levels, delays and comments in one line per essay', () => {
    const [head = [], first = [], second = []] = cells();
    expect(head.slice(0, 6)).toEqual(['Aluno', 'Tema', 'Prazo', 'Situação', 'Enviada em', 'Atraso']);
    expect(head.slice(13)).toEqual([
      ...['I', 'II', 'III', 'IV', 'V', 'geral'].map((what) => `Comentário ${what}`),
      'Marcas',
      'Marcas no texto',
    ]);
    expect(first.slice(5, 12)).toEqual(['3 dias', '120', '160', '120', '160', '200', '760']);
    expect(second.slice(12)).toEqual([
      'V',
      '',
      '',
      'A tese volta na conclusão: continue assim.',
      '',
      'Falta dizer por meio de que a ação acontece.',
      'Boa progressão.',
      '2',
      '“Embora” (Muito bom)\n“o qual” (Para arrumar, I): Falta a preposição.',
    ]);
    expect(new Set(cells().map(({ length }) => length))).toEqual(new Set([21]));
  });
});

it('homonyms are numbered alike on every sheet and in the CSV', async () => {
  const alunos = ['Ana Souza (1)', 'Ana Souza (2)'].map((nome, at) =>
    buildClassStudent({ id: `ana-${at + 1}`, nome, entrou_em: `2025-08-0${at + 1}T12:00:00.000Z` }),
  );
  const classroom = buildClassroom({ temas: [older], alunos });
  const sent = buildSubmission({
    id: 'envio-9',
    aluno_id: 'ana-2',
    aluno_nome: 'Ana Souza (2)',
    tema_id: older.id,
    tema: older.tema,
  });
  const said = [{ envio_id: 'envio-9', revisao: buildReview(), anotacoes: null }];
  const sheets = await sheetsOf([sent], said, classroom);
  const names = (sheet: string) => sheets[sheet]!.slice(1, 3).map(([name]) => name);
  expect(names('Notas')).toEqual(['Ana Souza (1)', 'Ana Souza (2)']);
  expect(names('Níveis')).toEqual(['Ana Souza (2)', 'Ana Souza (1)']);
  expect(sheets['Comentários']![1]![0]).toBe('Ana Souza (2)');
  expect(cells([sent], said, classroom).map(([name]) => name)).toEqual([
    'Aluno',
    'Ana Souza (2)',
    'Ana Souza (1)',
  ]);
});
