import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/imprensa': {
    wrong: ['A [impressa→imprensa] noticia tudo.', 'Ela estuda os meios da [impressa→imprensa].'],
    right: ['A folha impressa não saiu.', 'A imprensa noticia tudo.'],
  },
  'confusion/sessão': {
    wrong: ['Fomos à [seção→sessão] de cinema.', 'Vote na [sessão→seção] eleitoral do bairro.'],
    right: ['A seção de livros fica ao lado, e a sessão de terapia foi longa.', 'A sessão começou tarde.'],
  },
  'confusion/iminente': {
    wrong: ['Há um risco [eminente→iminente] de enchente.', 'Eles vivem em [eminente→iminente] perigo.'],
    right: ['Era um eminente médico da cidade.', 'O risco é iminente.'],
  },
  'confusion/eminente': {
    wrong: ['O [iminente→eminente] filósofo escreveu muito.', 'Foi uma [iminente→eminente] escritora.'],
    right: ['A iminente queda do muro assusta.', 'O eminente filósofo escreveu muito.'],
  },
  'confusion/ao-encontro': {
    wrong: [
      'A lei vai [de encontro com] o desejo do povo.',
      'Foi [de encontro há→de encontro a] uma parede.',
    ],
    right: ['O carro foi de encontro ao muro.', 'A praça é o ponto de encontro com os amigos.'],
  },
  'confusion/em-vez': {
    wrong: ['Dormiu [ao em vez→em vez] de estudar.', 'Saiu [invés→em vez] de ficar.'],
    right: ['Subiu ao invés de descer.', 'Em vez de sair, ficou.'],
  },
  'confusion/mandato': {
    wrong: [
      'O [mandado→mandato] presidencial dura quatro anos.',
      'A polícia tinha um [mandato→mandado] de prisão.',
    ],
    right: ['O mandado de busca foi cumprido.', 'O deputado perdeu o mandato.'],
  },
  'confusion/cumprimento': {
    wrong: [
      'É preciso fiscalizar o [comprimento→cumprimento] da lei.',
      'A ponte tem cem metros de [cumprimento→comprimento].',
    ],
    right: ['O comprimento da mesa é de um metro.', 'Exigiu o cumprimento da pena.'],
  },
  'confusion/tráfico': {
    wrong: ['O [tráfego→tráfico] de drogas é crime.', 'O [tráfico→tráfego] de veículos parou a avenida.'],
    right: [
      'O tráfego de pessoas na praça diminuiu.',
      'O tráfego na avenida é lento.',
      'O tráfico de animais é crime.',
    ],
  },
  'confusion/flagrante': {
    wrong: ['Foi preso em [fragrante→flagrante].', 'É um [fragrante→flagrante] desrespeito à lei.'],
    right: ['A rosa é fragrante.', 'Foi preso em flagrante.'],
  },
  'confusion/extremo': {
    wrong: ['É de [estrema→extrema] importância.', 'Vivem em [estremo→extremo] perigo.'],
    right: ['A estrema do terreno fica perto do rio.', 'Vivem em extrema pobreza.'],
  },
  'confusion/sob': {
    wrong: ['Remédio só [sobre→sob] prescrição médica.', 'É proibido dirigir [sobre→sob] efeito de álcool.'],
    right: [
      'É preciso agir sobre a influência da moda.',
      'Há um estudo sobre o efeito de drogas.',
      'Falou sobre pressão arterial.',
    ],
  },
  'confusion/sobre': {
    wrong: ['Vamos falar [sob→sobre] o racismo.', 'Não há consenso [sob→sobre] o assunto.'],
    right: ['Podemos discutir sob a ótica da lei.', 'O gato dorme sob o sofá.'],
  },
  'confusion/intenção': {
    wrong: ['Não teve a [intensão→intenção] de ferir.', 'As [intensões→intenções] eram boas.'],
    right: ['A lógica distingue intensão e extensão.', 'A intenção era boa.'],
  },
  'confusion/vultoso': {
    wrong: ['O prejuízo foi [vultuoso→vultoso].', 'Pagou uma quantia [vultuosa→vultosa].'],
    right: ['O doente tinha o rosto vultuoso.', 'Foi um gasto vultoso.'],
  },
  'confusion/conjuntura': {
    wrong: [
      'A [conjectura→conjuntura] atual é difícil.',
      'Na [conjetura→conjuntura] econômica de hoje, falta crédito.',
    ],
    right: ['A tese não passa de conjectura.', 'A conjuntura atual é difícil.'],
  },
  'confusion/senso': {
    wrong: [
      'Isso é [censo→senso] comum.',
      'Teve o bom [censo→senso] de calar.',
      'O [senso→censo] demográfico contou a população.',
    ],
    right: ['O último censo mostrou isso.', 'Falta bom senso a quem governa.'],
  },
  'confusion/xeque': {
    wrong: [
      'A fraude coloca em [cheque→xeque] o voto de todos.',
      'A denúncia põe em [cheque→xeque] o projeto.',
    ],
    right: ['Ele pagou em cheque.', 'O rei ficou em xeque.'],
  },
  'confusion/vez': {
    wrong: ['Foi a primeira [vês→vez] que choveu.', 'Isso já ocorreu outra [vês→vez].'],
    right: ['Tu vês o mar dali.', 'Foi a primeira vez.'],
  },
  'confusion/más': {
    wrong: ['As [mas→más] condições da estrada preocupam.', 'Ele andava com gente de [mas→más] intenções.'],
    right: ['O preço caiu, mas condições ruins continuam.', 'Quis sair, mas ficou.'],
  },
  'confusion/meio-adverb': {
    wrong: ['Ela está [meia→meio] cansada.', 'Eles ficaram [meios→meio] perdidos.'],
    right: ['Já é meia noite.', 'Comeu meia maçã.'],
  },
  'confusion/a-princípio': {
    wrong: ['[À princípio→A princípio], ninguém acreditou.', 'Parecia fácil, [à princípio→a princípio].'],
    right: ['A princípio, ninguém acreditou.', 'Voltou à principal rua.'],
  },
  'confusion/agente': {
    wrong: ['No fim, [agente→a gente] vai entender.', 'Disse que [agente→a gente] não estuda.'],
    right: ['O agente tem autoridade para multar.', 'O povo é agente da mudança.'],
  },
  'confusion/espectador': {
    wrong: [
      'O filme emocionou os [expectadores→espectadores].',
      'Cada [expectador→espectador] pagou dez reais.',
    ],
    right: ['Os espectadores aplaudiram.', 'A expectativa era grande.'],
  },
};
