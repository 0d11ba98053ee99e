import type { JoinExercise } from './join-exercise.ts';

/** Sentences to join by a cause, a consequence, a purpose or a condition: own wording. */
export const REASON_JOINS: readonly JoinExercise[] = [
  {
    id: 'museu-aos-domingos',
    sentences: ['Poucos turistas visitam o museu da cidade.', 'As salas ficam fechadas aos domingos.'],
    relation: 'causa',
    answers: [
      'Poucos turistas visitam o museu da cidade porque as salas ficam fechadas aos domingos.',
      'Como as salas ficam fechadas aos domingos, poucos turistas visitam o museu da cidade.',
      'As salas ficam fechadas aos domingos; por isso, poucos turistas visitam o museu da cidade.',
      'Poucos turistas visitam o museu da cidade: as salas ficam fechadas aos domingos.',
    ],
    bad: [
      {
        sentence: 'Poucos turistas visitam o museu da cidade, as salas ficam fechadas aos domingos.',
        reason: 'splice',
      },
      {
        sentence: 'Poucos turistas visitam o museu da cidade, por isso as salas ficam fechadas aos domingos.',
        reason: 'wrong-relation',
      },
      {
        sentence: 'Poucos turistas visitam o museu da cidade. Porque as salas ficam fechadas aos domingos.',
        reason: 'two-sentences',
      },
    ],
  },
  {
    id: 'esgoto-no-rio',
    sentences: ['O rio recebe o esgoto de três bairros.', 'Os pescadores perderam a renda.'],
    relation: 'consequência',
    answers: [
      'O rio recebe o esgoto de três bairros, por isso os pescadores perderam a renda.',
      'Os pescadores perderam a renda porque o rio recebe o esgoto de três bairros.',
      'Uma vez que o rio recebe o esgoto de três bairros, os pescadores perderam a renda.',
      'O rio recebe tanto esgoto de três bairros que os pescadores perderam a renda.',
    ],
    bad: [
      {
        sentence: 'O rio recebe o esgoto de três bairros, os pescadores perderam a renda.',
        reason: 'splice',
      },
      {
        sentence: 'O rio recebe o esgoto de três bairros porque os pescadores perderam a renda.',
        reason: 'wrong-relation',
      },
      {
        sentence: 'O rio recebe o esgoto de três bairros. Por isso, os pescadores perderam a renda.',
        reason: 'two-sentences',
      },
    ],
  },
  {
    id: 'biblioteca-a-noite',
    sentences: ['A escola abriu a biblioteca à noite.', 'Os alunos que trabalham podem estudar.'],
    relation: 'finalidade',
    answers: [
      'A escola abriu a biblioteca à noite para que os alunos que trabalham possam estudar.',
      'A fim de que os alunos que trabalham possam estudar, a escola abriu a biblioteca à noite.',
      'A escola abriu a biblioteca à noite, de modo que os alunos que trabalham possam estudar.',
    ],
    bad: [
      {
        sentence: 'A escola abriu a biblioteca à noite, os alunos que trabalham podem estudar.',
        reason: 'splice',
      },
      {
        sentence: 'A escola abriu a biblioteca à noite. Para que os alunos que trabalham possam estudar.',
        reason: 'two-sentences',
      },
      {
        sentence: 'A escola abriu a biblioteca à noite, embora os alunos que trabalham possam estudar.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'lixo-separado',
    sentences: ['A coleta seletiva dá resultado.', 'As famílias separam o lixo em casa.'],
    relation: 'condição',
    answers: [
      'A coleta seletiva dá resultado se as famílias separam o lixo em casa.',
      'Desde que as famílias separem o lixo em casa, a coleta seletiva dá resultado.',
      'Caso as famílias separem o lixo em casa, a coleta seletiva dá resultado.',
    ],
    bad: [
      {
        sentence: 'A coleta seletiva dá resultado, as famílias separam o lixo em casa.',
        reason: 'splice',
      },
      {
        sentence: 'A coleta seletiva dá resultado, mas as famílias separam o lixo em casa.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'boatos-da-internet',
    sentences: ['Muitos jovens recusam a vacina.', 'Eles acreditam em boatos da internet.'],
    relation: 'causa',
    answers: [
      'Muitos jovens recusam a vacina porque acreditam em boatos da internet.',
      'Já que acreditam em boatos da internet, muitos jovens recusam a vacina.',
      'Muitos jovens acreditam em boatos da internet e, por isso, recusam a vacina.',
    ],
    bad: [
      { sentence: 'Muitos jovens recusam a vacina, eles acreditam em boatos da internet.', reason: 'splice' },
      {
        sentence: 'Muitos jovens recusam a vacina, mas acreditam em boatos da internet.',
        reason: 'wrong-relation',
      },
      {
        sentence: 'Muitos jovens recusam a vacina acreditando em boatos da internet.',
        reason: 'no-link',
      },
    ],
  },
  {
    id: 'onibus-quebrado',
    sentences: ['O ônibus da zona rural quebrou.', 'Os alunos perderam uma semana de aula.'],
    relation: 'consequência',
    answers: [
      'O ônibus da zona rural quebrou, de modo que os alunos perderam uma semana de aula.',
      'Como o ônibus da zona rural quebrou, os alunos perderam uma semana de aula.',
      'O ônibus da zona rural quebrou; consequentemente, os alunos perderam uma semana de aula.',
    ],
    bad: [
      {
        sentence: 'O ônibus da zona rural quebrou, os alunos perderam uma semana de aula.',
        reason: 'splice',
      },
      {
        sentence: 'O ônibus da zona rural quebrou. De modo que os alunos perderam uma semana de aula.',
        reason: 'two-sentences',
      },
      { sentence: 'Como o ônibus quebrou, os alunos faltaram.', reason: 'lost-content' },
    ],
  },
  {
    id: 'seca-e-preco',
    sentences: ['O preço dos alimentos subiu.', 'A seca destruiu boa parte da colheita.'],
    relation: 'causa',
    answers: [
      'O preço dos alimentos subiu, pois a seca destruiu boa parte da colheita.',
      'A seca destruiu boa parte da colheita e, consequentemente, o preço dos alimentos subiu.',
      'O preço dos alimentos subiu: a seca destruiu boa parte da colheita.',
    ],
    bad: [
      { sentence: 'O preço dos alimentos subiu, a seca destruiu boa parte da colheita.', reason: 'splice' },
      {
        sentence: 'A seca destruiu boa parte da colheita, porque o preço dos alimentos subiu.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'rampas',
    sentences: ['A prefeitura instalou rampas nas calçadas.', 'Os cadeirantes circulam com segurança.'],
    relation: 'finalidade',
    answers: [
      'A prefeitura instalou rampas nas calçadas para que os cadeirantes circulem com segurança.',
      'A prefeitura instalou rampas nas calçadas, a fim de que os cadeirantes circulem com segurança.',
      'Para os cadeirantes circularem com segurança, a prefeitura instalou rampas nas calçadas.',
    ],
    bad: [
      {
        sentence: 'A prefeitura instalou rampas nas calçadas, os cadeirantes circulam com segurança.',
        reason: 'splice',
      },
      {
        sentence: 'A prefeitura instalou rampas nas calçadas, mas os cadeirantes circulam com segurança.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'mentira-no-bairro',
    sentences: ['A mentira circulou em todos os grupos do bairro.', 'A padaria perdeu metade dos clientes.'],
    relation: 'consequência',
    answers: [
      'A mentira circulou em todos os grupos do bairro, portanto a padaria perdeu metade dos clientes.',
      'A padaria perdeu metade dos clientes, já que a mentira circulou em todos os grupos do bairro.',
      'A mentira circulou em todos os grupos do bairro; com isso, a padaria perdeu metade dos clientes.',
    ],
    bad: [
      {
        sentence: 'A mentira circulou em todos os grupos do bairro, a padaria perdeu metade dos clientes.',
        reason: 'splice',
      },
      {
        sentence:
          'A mentira circulou em todos os grupos do bairro, para que a padaria perdesse metade dos clientes.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'vaga-de-aprendiz',
    sentences: ['O jovem mantém a vaga de aprendiz.', 'Ele continua matriculado na escola.'],
    relation: 'condição',
    answers: [
      'O jovem mantém a vaga de aprendiz desde que continue matriculado na escola.',
      'O jovem mantém a vaga de aprendiz, contanto que continue matriculado na escola.',
      'Se continuar matriculado na escola, o jovem mantém a vaga de aprendiz.',
    ],
    bad: [
      {
        sentence: 'O jovem mantém a vaga de aprendiz, ele continua matriculado na escola.',
        reason: 'splice',
      },
      {
        sentence: 'O jovem mantém a vaga de aprendiz. Contanto que continue matriculado na escola.',
        reason: 'two-sentences',
      },
    ],
  },
];
