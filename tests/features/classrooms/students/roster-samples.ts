import { writeOds } from 'hucre/ods';
import { writeXlsx, type CellValue } from 'hucre/xlsx';

/**
 * A file as a teacher has it, with what must be read: `names` of those who come in, `doubted` lines as "name: what is
 * told", and the texts told as `outside`.
 */
export type RosterSample = {
  file: () => Promise<File> | File;
  names: string[];
  doubted?: string[];
  outside?: string[];
};

const textFile = (name: string, ...lines: string[]) => new File([lines.join('\r\n')], name);
/** Encoded as in Windows-1252, where each character used here is one byte. */
const windowsFile = (name: string, ...lines: string[]) =>
  new File([Uint8Array.from(lines.join('\r\n'), (letter) => letter.charCodeAt(0))], name);
const utf16File = (name: string, ...lines: string[]) =>
  new File([Uint16Array.from(`\uFEFF${lines.join('\r\n')}`, (letter) => letter.charCodeAt(0))], name);

type Sheet = { name: string; rows: CellValue[][]; hidden?: boolean };
const xlsxFile = async (...sheets: Sheet[]) =>
  new File([(await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>], 'lista.xlsx');
const odsFile = async (...sheets: Sheet[]) =>
  new File([(await writeOds({ sheets })) as Uint8Array<ArrayBuffer>], 'lista.ods');

export const ROSTER_SAMPLES: Record<string, RosterSample> = {
  'grades of Google Classroom in English': {
    file: () =>
      textFile(
        'grades.csv',
        'Last Name,First Name,Email Address,Redação 1',
        'Points,,,1000',
        'Albuquerque,Ana Clara,ana.clara@escola.exemplo.com,880',
        '"Souza e Silva",Bruno,bruno@escola.exemplo.com,',
      ),
    names: [
      'Ana Clara Albuquerque <ana.clara@escola.exemplo.com>',
      'Bruno Souza e Silva <bruno@escola.exemplo.com>',
    ],
    outside: ['Points 1000'],
  },
  'grades of Google Classroom in Portuguese': {
    file: () =>
      textFile(
        'notas.csv',
        '\uFEFFSobrenome,Nome,Endereço de e-mail,Redação 1',
        'Figueira,Catarina,catarina@escola.exemplo.com,640',
        'dos Anjos,Davi,davi@escola.exemplo.com,720',
      ),
    names: ['Catarina Figueira <catarina@escola.exemplo.com>', 'Davi dos Anjos <davi@escola.exemplo.com>'],
  },
  'participants of Moodle': {
    file: () =>
      textFile(
        'participantes.csv',
        '"Nome","Sobrenome","Endereço de email","Grupos"',
        '"Elisa","Monteiro","elisa@escola.exemplo.com","3A"',
        '"FÁBIO","DE OLIVEIRA","fabio@escola.exemplo.com","3A"',
      ),
    names: ['Elisa Monteiro <elisa@escola.exemplo.com>', 'Fábio de Oliveira <fabio@escola.exemplo.com>'],
  },
  'the page of participants of Moodle, pasted': {
    file: () =>
      textFile(
        'colado.txt',
        'Nome / Sobrenome\tPapéis\tÚltimo acesso',
        'Gabriela Torres\tEstudante\t2 dias',
        'Hugo Peixoto\tProfessor\tagora',
      ),
    names: ['Gabriela Torres', 'Hugo Peixoto'],
    doubted: ['Hugo Peixoto: situacao Professor'],
  },
  'a CSV of Brazilian Excel': {
    file: () => windowsFile('lista.csv', 'Nome;E-mail', 'Inês Conceição;ines@exemplo.com', 'João Leão;'),
    names: ['Inês Conceição <ines@exemplo.com>', 'João Leão'],
  },
  'a CSV with a line for its separator': {
    file: () =>
      windowsFile('lista.csv', 'sep=;', 'nome_completo;turma', 'Karina Brandão;3A', 'Lia Falcão, ;3A'),
    names: ['Karina Brandão', 'Lia Falcão'],
  },
  'the Unicode text of Excel': {
    file: () =>
      utf16File(
        'lista.txt',
        'Matrícula\tDiscente',
        '20261001\tMARIA DA SILVA DOS SANTOS',
        '20261002\tNATHÁLIA D’ÁVILA',
      ),
    names: ['Maria da Silva dos Santos', 'Nathália D’Ávila'],
  },
  'the discentes of SIGAA': {
    file: () =>
      textFile(
        'discentes.csv',
        'Matrícula;Discente;Situação',
        '2026001;OTÁVIO REIS DE LIMA;ATIVO',
        '2026002;PATRÍCIA NUNES;TRANCADO',
        '2026003;QUITÉRIA ALVES;ATIVO - FORMANDO',
        '2026004;RAUL PINTO;PENDENTE',
      ),
    names: ['Otávio Reis de Lima', 'Quitéria Alves', 'Raul Pinto'],
    doubted: ['Patrícia Nunes: saiu TRANCADO', 'Raul Pinto: situacao PENDENTE'],
  },
  'a list of a state department, with titles and a total': {
    file: () =>
      windowsFile(
        'turma.csv',
        'Governo do Estado;;;',
        'E.E. Cora Coralina;;;',
        'Turma: 3ª série A;;Ano letivo: 2026;',
        ';;;',
        'Nº;Nome do aluno;Situação;Data nasc.',
        '1;SABRINA DOS REIS;Ativo;03/02/2009',
        '2;TIAGO MENEZES;Transferido;11/09/2008',
        '3;ÚRSULA PRADO;Não compareceu;30/01/2009',
        '4;;;',
        'Total de alunos: 38;;;',
      ),
    names: ['Sabrina dos Reis'],
    doubted: ['Tiago Menezes: saiu Transferido', 'Úrsula Prado: saiu Não compareceu'],
    outside: [
      'Governo do Estado',
      'E.E. Cora Coralina',
      'Turma: 3ª série A Ano letivo: 2026',
      'Total de alunos: 38',
    ],
  },
  'a page of a state system that is called .xls': {
    file: () =>
      textFile(
        'relatorio.xls',
        '<html><body><table><tr><td><table><tr><td colspan="2">Diário de classe</td></tr>',
        '<tr><th>RA</th><th>Nome do Estudante</th></tr>',
        '<tr><td>000112</td><td>VALENTINA &amp; CIA</td></tr>',
        '<tr><td>000113</td><td>WESLEY\n  DE MORAES</td></tr></table></td></tr></table></body></html>',
      ),
    names: ['Valentina & Cia', 'Wesley de Moraes'],
    outside: ['Diário de classe'],
  },
  'social names': {
    file: () =>
      textFile(
        'nomes.csv',
        'Nome;Nome social;E-mail do responsável;E-mail',
        'Alberto Rocha;Alice Rocha;mae@exemplo.com;alice@exemplo.com',
        'Bento Paiva;;pai@exemplo.com;',
        'Clara Dias;Não informado;pai.dias@exemplo.com;-',
      ),
    names: ['Alice Rocha <alice@exemplo.com>', 'Bento Paiva', 'Clara Dias'],
  },
  'a numbered list': {
    file: () =>
      textFile('lista.txt', '3º ano A', '1. Ana', '02 - Bruno Lima', '3) Caio Reis (transferido)', '4º Davi'),
    names: ['Ana', 'Bruno Lima', 'Davi'],
    doubted: ['ano A: duvidoso', 'Caio Reis: saiu transferido'],
  },
  'a list with bullets': {
    file: () =>
      textFile('lista.txt', 'Lista de chamada:', '• Carla Antunes', '– Diego Barreto', '☐ Elaine Cordeiro'),
    names: ['Carla Antunes', 'Diego Barreto', 'Elaine Cordeiro'],
    doubted: ['Lista de chamada:: duvidoso'],
  },
  'surnames first': {
    file: () =>
      textFile(
        'lista.csv',
        'Aluno(a);Turma',
        'SOUZA, Ana Beatriz;2B',
        'DOS SANTOS, BRENO;2B',
        'Lima Neto, Caio;2B',
      ),
    names: ['Ana Beatriz Souza', 'Breno dos Santos', 'Caio Lima Neto'],
    doubted: [
      'Ana Beatriz Souza: ordem SOUZA, Ana Beatriz',
      'Breno dos Santos: ordem DOS SANTOS, BRENO',
      'Caio Lima Neto: ordem Lima Neto, Caio',
    ],
  },
  'two classes below each other': {
    file: () =>
      textFile(
        'turmas.csv',
        'Turma 1A;',
        'Nº;Aluno',
        '1;Fabiana Dourado',
        'Turma 1B;',
        'Aluno;Nº',
        'Gil Estrela;1',
        'Impresso em 3/3/2026;',
      ),
    names: ['Fabiana Dourado', 'Gil Estrela'],
    doubted: ['Impresso em 3/3/2026: duvidoso'],
    outside: ['Turma 1A', 'Turma 1B', 'Aluno Nº'],
  },
  'cells of a spreadsheet without a head': {
    file: () =>
      textFile(
        'colado.txt',
        '1\t20261111\tHELENA FARIAS\tF\t03/02/2009',
        '2\t20261112\tÍCARO GUIMARÃES\tM\tTransferido',
        '3\t20261113\tJÚLIA\tF',
      ),
    names: ['Helena Farias', 'Júlia'],
    doubted: ['Ícaro Guimarães: saiu Transferido'],
  },
  'an XLSX with titles, dates and numbers': {
    file: () =>
      xlsxFile({
        name: 'Alunos',
        rows: [
          ['Colégio Villa-Lobos', null, null, null],
          [null, null, null, null],
          ['Nº', 'NOME COMPLETO', 'Nascimento', 'E-MAIL'],
          [1, 'LARISSA HOLANDA', new Date('2009-02-03'), 'larissa@exemplo.com'],
          [2, 'Marcelo  Ibiapina', new Date('2008-09-11'), null],
          [3, null, null, null],
        ],
      }),
    names: ['Larissa Holanda <larissa@exemplo.com>', 'Marcelo Ibiapina'],
    outside: ['Colégio Villa-Lobos'],
  },
  'an XLSX with notes, a hidden sheet and one class': {
    file: () =>
      xlsxFile(
        { name: 'Leia-me', rows: [['Preencha a aba ao lado.']] },
        {
          name: 'Antiga',
          rows: [
            ['Nome', 'Turma'],
            ['Norma Jordão', '2A'],
          ],
          hidden: true,
        },
        {
          name: '3A',
          rows: [['Nome'], ['Otto Kubo']],
        },
      ),
    names: ['Otto Kubo'],
  },
  'an ODS': {
    file: () =>
      odsFile({
        name: 'Turma',
        rows: [
          ['Estudante', 'Obs.'],
          ['PEDRO LOBO', null],
          ['Quésia Maia', 'cancelou em 3/8'],
          ['Rita, Sara', null],
        ],
      }),
    names: ['Pedro Lobo', 'Sara Rita'],
    doubted: ['Quésia Maia: saiu cancelou em 3/8', 'Sara Rita: ordem Rita, Sara'],
  },
  'faults that a teacher must see': {
    file: () =>
      textFile(
        'lista.csv',
        'Nome;E-mail',
        'Ana, Bia, Caio;',
        'TainaNogueira;',
        'Ulisses Osório;ulisses@',
        ';vera@exemplo.com',
        'Yara Pontes;yara@exemplo.com',
        'Yara Pontes;',
      ),
    names: ['Yara Pontes <yara@exemplo.com>', 'Yara Pontes'],
    doubted: [
      'Ana, Bia, Caio: duvidoso',
      'TainaNogueira: duvidoso',
      'Ulisses Osório: email-invalido',
      ': nome-invalido',
      'Yara Pontes: homonimo',
    ],
  },
};
