import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'crase/before-verb': {
    wrong: ['Ele começou [à→a] correr.', 'O filme está prestes [à→a] terminar.'],
    right: ['Ele começou a correr.', 'Fomos à feira comprar frutas.'],
  },
  'crase/before-masculine-phrase': {
    wrong: ['Viemos [à→a] pé desde a estação.', 'Falou [à→a] respeito do contrato.'],
    right: ['Viemos a pé desde a estação.', 'Chegamos à ponte.'],
  },
  'crase/before-masculine': {
    wrong: ['O trem parou devido [à] nevoeiro.', 'Entregou a carta [às] vizinhos.'],
    right: ['O trem parou devido ao nevoeiro.', 'Entregou a carta às vizinhas.'],
  },
  'crase/before-um': {
    wrong: ['O atraso se deve [à→a] uma falha.', 'Chegou-se [à→a] um acordo.'],
    right: ['O atraso se deve a uma falha.', 'A loja abre à uma da tarde.'],
  },
  'crase/before-demonstrative': {
    wrong: ['Não deram valor [à→a] essa pesquisa.', 'Graças [à→a] isso, a obra terminou.'],
    right: ['Não deram valor a essa pesquisa.', 'Referiu-se àquela noite.'],
  },
  'crase/before-personal-pronoun': {
    wrong: ['Pediram ajuda [à→a] ela.', 'O livro pertence [à→a] mim.'],
    right: ['Pediram ajuda a ela.', 'Pediram ajuda à professora.'],
  },
  'crase/before-indefinite': {
    wrong: ['O aviso vale [à→a] todas as turmas.', 'Respondeu [à→a] cada pergunta.'],
    right: ['O aviso vale a todas as turmas.', 'Respondeu à pergunta.'],
  },
  'crase/before-treatment': {
    wrong: ['Escrevo [à→a] Vossa Excelência.', 'Dirigiu-se [à→a] Sua Majestade.'],
    right: ['Escrevo a Vossa Excelência.', 'Dirigiu-se à rainha.'],
  },
  'crase/singular-before-plural': {
    wrong: ['Não vendem bebidas [à→a] crianças.', 'Assistimos [à→a] aulas de canto.'],
    right: ['O museu não abre a visitas.', 'Assistimos às aulas de canto.'],
  },
  'crase/after-preposition': {
    wrong: ['Foram para [à→a] praia.', 'A loja abre desde [às→as] oito.'],
    right: ['Foram para a praia.', 'O parque vai até à margem do rio.'],
  },
  'crase/repeated-word': {
    wrong: ['Ficaram cara [à→a] cara.', 'Aprendeu passo [à→a] passo.'],
    right: ['Ficaram cara a cara.', 'Deu um passo à frente.'],
  },
  'crase/from-to': {
    wrong: ['O balcão abre de segunda [à→a] sábado.', 'São jovens de 15 [à→a] 20 anos.'],
    right: ['O balcão abre de segunda a sábado.', 'A feira vai da segunda à sexta.'],
  },
  'crase/before-number': {
    wrong: ['A vila fica [à→a] 30 quilômetros.', 'A praia fica [à→a] dois metros da rua.'],
    right: ['A vila fica a 30 quilômetros.', 'O filme começa às 20 horas.'],
  },
  'crase/from-now': {
    wrong: ['Voltamos daqui [à→a] uma semana.', 'Daqui [à→a] pouco começa.'],
    right: ['Voltamos daqui a uma semana.', 'Daqui se vê a serra.'],
  },
  'crase/before-city': {
    wrong: ['A turma viajou [à→a] Brasília.', 'O trem vai [à→a] Campinas.'],
    right: [
      'Rezou à santa.',
      'Chegou à Paris dos pintores.',
      'A turma viajou a Brasília.',
      'A turma viajou à Bahia.',
    ],
  },
  'crase/before-god': {
    wrong: ['Graças [à→a] Deus, chegaram bem.', 'Rezou [à→a] Jesus.'],
    right: ['Graças a Deus, chegaram bem.', 'Rezou à santa.'],
  },
};
