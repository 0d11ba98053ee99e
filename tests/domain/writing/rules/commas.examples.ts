import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/before-adversative': {
    wrong: ['O plano é [bom→bom,] mas custa caro.', 'A cidade [cresceu→cresceu,] porém faltam escolas.'],
    right: [
      'O plano é bom, mas custa caro.',
      'Trata-se de um plano bom.',
      'O lixo cresce não só no Brasil mas no mundo inteiro.',
    ],
  },
  'comma/before-reason': {
    wrong: ['Devemos poupar [água→água,] pois ela é rara.', 'Devemos poupar [luz→luz,] já que ela é cara.'],
    right: [
      'Devemos poupar água, pois ela é rara.',
      'Não veio porque choveu.',
      'Muitos mandam áudio pelo aplicativo porque é mais rápido.',
    ],
  },
  'comma/after-opening-word': {
    wrong: [
      '[Portanto→Portanto,] o governo deve agir.',
      '[Portanto→Portanto,] a educação é o caminho.',
      'A ponte caiu. [Logo→Logo,] a cidade parou.',
      '[Assim→Assim,] a cidade precisa de obras.',
    ],
    right: [
      'Mal o sol nasceu, saímos.',
      'Conquanto a lei exista, ela falha.',
      'Portanto, o governo deve agir.',
      'Hoje temos aula.',
      'Logo quando o sol nasceu, saímos. Logo que a chuva parar, vamos.',
      'O livro virou peça. Assim a autora justifica a mudança.',
    ],
  },
  'comma/after-opening': {
    wrong: [
      'A rua alagou. Dessa [forma→forma,] uma obra seria útil.',
      'Em vista [disso→disso,] o bairro precisa de ajuda.',
      'Além [disso→disso,] o governo deve agir.',
      'Dessa [forma→forma,] o problema será resolvido.',
      'Dessa [forma→forma,] outros dois terços da população continuam sem água.',
      'Por [isto→isto,] a lei muda.',
    ],
    right: [
      'O bairro dorme. De noite todos os becos são escuros.',
      'Com o intuito de formar leitores aptos a compreender as obras do país.',
      'Da mesma forma que o rio sobe, a cidade cresce.',
      'Em meados do século XV a.C. surgiu a prensa.',
      'À Câmara Municipal cabe a decisão.',
      'A rua alagou. Por isso ficamos em casa.',
      'O tempo passa. Nos últimos anos o bairro mudou muito.',
      'Percebe-se portanto o problema.',
      'No Brasil o problema será resolvido.',
      'Além disso, o governo deve agir.',
      'A falta de água preocupa a cidade.',
    ],
  },
  'comma/after-opening-clause': {
    wrong: [
      'Para que haja [mudança→mudança,] o governo precisa agir.',
      'Para que isso [ocorra→ocorra,] o governo deve agir.',
    ],
    right: [
      'Para isso acontecer é necessário que o Ministério da Educação ajude.',
      'Ainda convém lembrar que os alunos são poucos hoje.',
      'Assim declarou o padre da cidade a respeito do caso.',
      'Quando isso acontece, a sociedade sofre.',
      'Se a cidade cresce, o rio sofre.',
      'Como é o caso de Luísa que mora longe, muitos sofrem.',
    ],
  },
  'comma/before-gerund': {
    wrong: [
      'O prefeito fechou três hospitais no último [ano→ano,] fazendo com que muitos fiquem sem médico.',
      'O governo construiu novas escolas na [região→região,] permitindo que os jovens estudem.',
    ],
    right: [
      'O jornal fez uma matéria mostrando a obra.',
      'São noticiários trazendo casos de violência.',
      'Podemos citar a radiação sendo utilizada em tratamentos.',
      'Então haveria leis obrigando as pessoas a ler.',
      'A prefeitura reformou a praça visando a segurança do bairro.',
      'A fumaça sobe até o bairro, causando doenças.',
      'A fumaça está aos poucos causando doenças.',
      'Muitos veem a fumaça causando doenças.',
      'O diretor abriu a porta sorrindo.',
    ],
  },
  'comma/after-inserted': {
    wrong: [
      'Entretanto, nos últimos [anos→anos,] a cidade cresceu muito.',
      'O rio está limpo, porém, na maioria das [vezes→vezes,] as pessoas não nadam.',
    ],
    right: [
      'Entretanto, nos últimos anos, a cidade cresceu muito.',
      'A feira vende frutas, verduras e flores da região.',
    ],
  },
  'comma/after-que': {
    wrong: [
      'Uma vez [que, vivemos→que vivemos] em uma sociedade justa, todos ajudam.',
      'Sabe-se [que, é→que é] preciso agir agora.',
    ],
    right: ['Sabe-se que é preciso agir agora.', 'Sabe-se que, no bairro, é preciso agir.'],
  },
  'comma/subject-verb': {
    wrong: [
      'O [governo, deve→governo deve] investir em escolas.',
      'Os alunos da [escola, precisam→escola precisam] de livros.',
    ],
    right: [
      'Todos os dias, morrem peixes no rio.',
      'Dez anos atrás, chovia mais.',
      'Mais do que isso, é preciso agir.',
      'Uma vez paga a conta, saiu.',
      'A obra, é claro, parou.',
      'Dada a pressa, saiu.',
      'Vão-se os dias, ficam as dúvidas.',
      'Fora eu mais alto, alcançaria.',
      'Bia, venha ver.',
      'Bem, vamos.',
      'A prazo, custa mais. Daí a pouco, choveu.',
      'Dentre os motivos, estão a chuva e o frio.',
      'A consciência, disse ele, pesa.',
      'A leitura, afirma o autor, liberta.',
      'A exemplificar, é o caso da feira.',
      'Com toda certeza, ajudaria muito.',
      'O governo deve investir em escolas.',
      'No entanto, precisam de livros.',
      'O abuso na rede, seja ele qual for, fere a lei.',
      'Mesmo sendo um caso extremo, é assim que se vende.',
      'A leitura forma cidadãos, amplia o vocabulário e ensina a pensar.',
      'O governo cria leis, cobra impostos e presta serviços.',
    ],
  },
};
