import { describe, expect, it } from 'vitest';
import {
  DELETION_WORD,
  isDeletionWord,
  toJsonParts,
  type PersonalData,
} from '@/domain/account/personal-data';
import { toPageParts, type PageWords } from '@/domain/account/personal-data-page';
import { buildCorrection, buildDeveloper, buildPurchase, buildUser } from '../../support/builders';
import { buildClassReview, buildClassroom, buildEnrolment } from '../../support/classrooms';

const data: PersonalData = {
  formato: 'grifo-meus-dados',
  versao: 2,
  exportadoEm: '2026-11-22T15:00:00.000Z',
  guardadoEm: 'aparelho',
  conta: buildUser({ name: 'Marina "Mar" <b>Alves</b>' }),
  perfil: {
    nome: 'Marina',
    telefone: '',
    cidade: 'Recife',
    avatar_url: '',
    data_nascimento: '2009-05-04',
    genero: '',
    estado: 'PE',
    pais: 'Brasil',
    escolaridade: '',
    area_interesse: '',
    biografia: '<script>alert("oi")</script>',
  },
  apareceNoRanking: false,
  canetinhas: [
    {
      chave: 'a',
      source: 'boas_vindas',
      amount: 100,
      description: 'Boas-vindas',
      created_at: '2026-11-01T12:00:00Z',
    },
    {
      chave: 'b',
      source: 'redacao',
      amount: 1,
      description: 'Redação enviada',
      created_at: '2026-11-02T12:00:00Z',
    },
  ],
  conquistas: [{ codigo: 'primeira_redacao', data_desbloqueio: '2026-11-02T12:00:00Z' }],
  compras: [],
  mensagens: [
    {
      id: 'm',
      tipo_problema: 'bug',
      mensagem: 'O botão some & volta.',
      created_at: '2026-11-03T12:00:00Z',
      status: 'em_analise',
    },
  ],
  turmas: [],
  remocoes: [],
  redacoesFotografadas: [],
  salas: [],
  revisoesDeRetiradas: [],
  comentariosGuardados: [],
  avaliacoes: [
    { redacao: 'r1', estrelas: 4, comentario: 'Ajudou <i>muito</i>.', em: '2026-11-03T12:00:00Z' },
  ],
  versoesDoRascunho: [],
  linksDeCorrecoes: [
    {
      id: 'l',
      redacao_id: '1',
      tema: 'Leitura',
      codigo: 'segredo',
      com_nome: true,
      valido_ate: '2026-12-22T15:00:00.000Z',
      created_at: '2026-11-22T15:00:00.000Z',
    },
  ],
  discordancias: [],
  repertorioFavorito: [{ entrada: 'lei-de-cotas', created_at: '2026-11-05T12:00:00.000Z' }],
  linhasDadas: [],
  treino: [],
  registrosDoServidor: {},
  nesteAparelho: { 'grifo:draft:local:marina@example.com': { theme: 'Leitura', essay: 'Começo <em>' } },
  redacoes: [
    buildCorrection({
      id: 'r1',
      theme: 'A "leitura" & a escola',
      originalText: 'Texto <img src=x onerror=1>.',
    }),
    buildCorrection({ id: 'r2', theme: 'Outra' }),
  ],
};
const words: PageWords = {
  date: (iso) => iso.slice(0, 10),
  gender: { masculino: 'M', feminino: 'F', outro: 'O', nao_informar: 'Prefiro não informar' },
  schooling: {
    ensino_fundamental: 'Fundamental',
    ensino_medio: 'Ensino médio',
    ensino_tecnico: 'Técnico',
    graduacao: 'Graduação',
    pos_graduacao: 'Pós',
    mestrado: 'Mestrado',
    doutorado: 'Doutorado',
  },
  interest: {
    enem: 'ENEM',
    vestibular: 'Vestibular',
    concurso_publico: 'Concurso',
    ensino_medio: 'Ensino médio',
    ensino_superior: 'Superior',
    pos_graduacao: 'Pós',
    outros: 'Outros',
  },
};
const page = (of: PersonalData = data) => toPageParts(of, words).join('');

describe('the JSON file', () => {
  it.each([
    ['with essays', data],
    ['without any', { ...data, redacoes: [] }],
  ])('put together of its pieces is the data, %s', (_requirement, of) => {
    expect(JSON.parse(toJsonParts(of).join(''))).toEqual(JSON.parse(JSON.stringify(of)));
  });

  it('has a piece for each essay', () => {
    expect(toJsonParts(data)).toHaveLength(data.redacoes.length + 2);
  });

  it('keeps its keys: who reads version 1 finds them', () => {
    expect(Object.keys(JSON.parse(toJsonParts(data).join('')))).toEqual([
      'formato',
      'versao',
      'exportadoEm',
      'guardadoEm',
      'conta',
      'perfil',
      'apareceNoRanking',
      'canetinhas',
      'conquistas',
      'compras',
      'mensagens',
      'turmas',
      'remocoes',
      'redacoesFotografadas',
      'salas',
      'revisoesDeRetiradas',
      'comentariosGuardados',
      'avaliacoes',
      'versoesDoRascunho',
      'linksDeCorrecoes',
      'discordancias',
      'repertorioFavorito',
      'linhasDadas',
      'treino',
      'registrosDoServidor',
      'nesteAparelho',
      'redacoes',
    ]);
  });
});

describe('the page', () => {
  it('says what the team made of a message', () => {
    expect(page()).toMatch(/O botão some &amp; volta\.[^]*?Em análise/);
  });

  it('tells students and teachers of their plan, and developers, who have none, of no trial', () => {
    expect(page()).toContain('Trial Gratuito');
    const dev = page({ ...data, conta: buildDeveloper() });
    expect(dev).toContain('equipe');
    expect(dev).not.toMatch(/Trial|Plano/);
  });

  it('shows what was written as text, whatever it is', () => {
    const markup = page();
    expect(markup).not.toMatch(/<script|<img|<b>|<i>|<em>/);
    expect(markup).toContain('&lt;script&gt;alert(&quot;oi&quot;)&lt;/script&gt;');
    expect(markup).toContain('Texto &lt;img src=x onerror=1&gt;.');
    expect(markup).toContain('De Marina &quot;Mar&quot; &lt;b&gt;Alves&lt;/b&gt;, copiados em 2026-11-22.');
  });

  it('fetches nothing and runs nothing', () => {
    expect(page()).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page()).not.toMatch(/<(script|link|img|iframe|object|form)|\s(src|href|on\w+)="/);
  });

  it('has each essay with its correction and rating, and the balance of the canetinhas', () => {
    const [before, first, second] = page().split('<article>');
    expect(first).toContain('<h3>A &quot;leitura&quot; &amp; a escola</h3>');
    expect(first?.match(/<tr>/g)).toHaveLength(5);
    expect(first).toContain('com 4 de 5. Ajudou &lt;i&gt;muito&lt;/i&gt;.');
    expect(second).toContain('<h3>Outra</h3>');
    expect(second).not.toContain('Você avaliou');
    expect(before).toContain('Canetinhas (saldo: 101)');
    expect(before).toContain('<dd>04/05/2009</dd>');
  });

  it('says in words what is kept as a code, and leaves the keys of the device to programs', () => {
    const { perfil } = data;
    const told = page({
      ...data,
      perfil: {
        ...perfil,
        genero: 'nao_informar',
        escolaridade: 'ensino_medio',
        area_interesse: 'concurso_publico',
        avatar_url: 'https://example.com/eu.png',
      },
      compras: [buildPurchase({ id: 'c', creditos: 1, created_at: '2026-11-03' })],
    });
    for (const said of ['Prefiro não informar', 'Ensino médio', 'Concurso', 'https://example.com/eu.png'])
      expect(told).toContain(`<dd>${said}</dd>`);
    expect(told).toContain('Trial Gratuito');
    expect(told).toContain('12 Correções');
    expect(told).toContain('>1 crédito<');
    expect(told).not.toMatch(/nao_informar|ensino_medio|concurso_publico|aluno_12|primeira_redacao|grifo:/);
  });

  it('says that a photo is kept, and leaves its bytes to the file for programs', () => {
    const perfil = { ...data.perfil, avatar_url: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' };
    const told = page({ ...data, perfil });
    expect(told).toContain('guardada no perfil, inteira no arquivo de dados');
    expect(told).not.toContain('base64');
  });

  it('says which lines were given, and leaves their pictures to the file for programs', () => {
    const line = { id: 'g', colunas: 16, tira: 'A'.repeat(512), texto: 'Uma <i>linha</i>.' };
    const told = page({ ...data, linhasDadas: [{ ...line, created_at: '2026-11-06T12:00:00Z' }] });
    expect(told).toMatch(/2026-11-06[^]*?Uma &lt;i&gt;linha&lt;\/i&gt;\./);
    expect(told).not.toContain(line.tira);
  });

  it('says what was practised, and how often it was right', () => {
    const fault = { falta: 'crase/<a>', seguidas: 3, acertos: 7, erros: 2, vence: null };
    const told = page({ ...data, treino: [{ ...fault, desde: '2026-11-07T12:00:00Z' }] });
    expect(told).toMatch(/2026-11-07[^]*?crase\/&lt;a&gt;[^]*?certas: 7, erradas: 2, certas seguidas: 3/);
  });

  it('tells what was disagreed with, and what the team answered', () => {
    const said: PersonalData['discordancias'][number] = {
      id: 'd',
      redacao_id: 'r1',
      competencia: 3,
      tipo: 'contra',
      regra: 'Tese',
      nivel_esperado: 160,
      motivo: 'A tese <b>está</b> lá.',
      com_redacao: true,
      resultado: 'confirmada',
      resposta: 'Está mesmo.',
      respondida_em: '2026-11-05T12:00:00Z',
      created_at: '2026-11-04T12:00:00Z',
    };
    const open = {
      ...said,
      id: 'e',
      com_redacao: false,
      resultado: null,
      resposta: null,
      respondida_em: null,
    };
    const told = page({ ...data, discordancias: [said, { ...open, redacao_id: 'outra' }] });
    for (const part of [
      '2026-11-04',
      'A &quot;leitura&quot; &amp; a escola',
      'Competência 3. A melhorar: Tese',
      'A tese &lt;b&gt;está&lt;/b&gt; lá.',
      'Você tem razão: Está mesmo. A equipe pode ler a redação.',
      'Sem resposta.',
    ])
      expect(told).toContain(`<td class="texto">${part}</td>`);
    expect(page()).not.toContain('discordou');
  });

  const turmas = [{ ...buildEnrolment(), avaliacoesDoProfessor: [buildClassReview()] }];
  const autorizacaoDasFotos = { professor_nome: 'Renato Alves', confirmado_em: '2025-10-20T15:00:00.000Z' };
  const salas = [{ ...buildClassroom(), autorizacaoDasFotos, envios: [] }];

  it('tells the classes of a student and those of a teacher', () => {
    const told = page({ ...data, turmas, salas });
    expect(told).not.toMatch(/turma/i);
    expect(told).toContain('Com Otávio Reis, desde 2025-08-06. Redações enviadas: 0.');
    expect(told).toContain('Competência 5:  Nível 160: Falta dizer por meio de que a ação acontece.');
    expect(told).toContain('Criada em 2025-08-04.');
    expect(told).toContain('confirmada por Renato Alves em 2025-10-20.');
    for (const name of ['Helena Prado', 'Larissa Antunes', 'Davi Nunes']) expect(told).toContain(name);
  });

  it('has no heading that skips a level', () => {
    const levels = [...page({ ...data, turmas, salas }).matchAll(/<h(\d)/g)].map(([, level]) =>
      Number(level),
    );
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('leaves out what there is none of', () => {
    expect(page()).not.toContain('Compras');
    expect(page({ ...data, compras: [buildPurchase({ id: 'c', created_at: '2026-11-03' })] })).toContain(
      'Compras',
    );
  });
});

describe('the word', () => {
  it.each([DELETION_WORD, ' excluir ', 'Excluir'])('%j is it', (typed) => {
    expect(isDeletionWord(typed)).toBe(true);
  });
  it.each(['', 'EXCLUI', 'EXCLUIR TUDO', 'apagar'])('%j is not', (typed) => {
    expect(isDeletionWord(typed)).toBe(false);
  });
});
