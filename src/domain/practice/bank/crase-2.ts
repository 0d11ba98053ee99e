import type { RuleSentences } from './rule-sentences.ts';

/**
 * Sentences about the acute accent in place of the crase, and “à” before a plural:
 * own wording; each `wrong` has exactly the fault of its rule, each `right` none.
 */
export const CRASE_SENTENCES_2: readonly RuleSentences[] = [
  {
    rule: 'crase/acute',
    pairs: [
      {
        wrong: 'Muitos idosos ainda não têm acesso á internet em casa.',
        right: 'Muitos idosos ainda não têm acesso à internet em casa.',
      },
      {
        wrong: 'Á noite, as ruas do bairro ficam vazias por medo de assaltos.',
        right: 'À noite, as ruas do bairro ficam vazias por medo de assaltos.',
      },
      {
        wrong: 'Ás vezes, uma conversa em família resolve o que parecia impossível.',
        right: 'Às vezes, uma conversa em família resolve o que parecia impossível.',
      },
      {
        wrong: 'Os voluntários começaram á plantar mudas nas margens do riacho.',
        right: 'Os voluntários começaram a plantar mudas nas margens do riacho.',
      },
      {
        wrong: 'A obra foi feita ás pressas e rachou na primeira chuva.',
        right: 'A obra foi feita às pressas e rachou na primeira chuva.',
      },
      {
        wrong: 'O irmão mais novo vai á pé para a escola todos os dias.',
        right: 'O irmão mais novo vai a pé para a escola todos os dias.',
      },
      {
        wrong: 'Muitas famílias vivem á margem da cidade, sem esgoto nem asfalto.',
        right: 'Muitas famílias vivem à margem da cidade, sem esgoto nem asfalto.',
      },
      {
        wrong: 'Á dois anos, a praça virou ponto de encontro dos jovens do bairro.',
        right: 'Há dois anos, a praça virou ponto de encontro dos jovens do bairro.',
      },
      {
        wrong: 'O poder público deve dar mais atenção ás pessoas com deficiência.',
        right: 'O poder público deve dar mais atenção às pessoas com deficiência.',
      },
      {
        wrong: 'O celular passou á ocupar o lugar das brincadeiras na rua.',
        right: 'O celular passou a ocupar o lugar das brincadeiras na rua.',
      },
      {
        wrong: 'Á medida que a cidade cresce, as áreas verdes diminuem.',
        right: 'À medida que a cidade cresce, as áreas verdes diminuem.',
      },
      {
        wrong: 'No sertão, á poços que secam antes de agosto.',
        right: 'No sertão, há poços que secam antes de agosto.',
      },
      {
        wrong: 'O cuidado com os mais velhos cabe á família e também ao Estado.',
        right: 'O cuidado com os mais velhos cabe à família e também ao Estado.',
      },
      {
        wrong: 'Durante a aula, o professor se referiu á uma lenda dos povos do Xingu.',
        right: 'Durante a aula, o professor se referiu a uma lenda dos povos do Xingu.',
      },
      {
        wrong: 'Devido á fumaça das queimadas, as aulas ao ar livre foram suspensas.',
        right: 'Devido à fumaça das queimadas, as aulas ao ar livre foram suspensas.',
      },
      {
        wrong: 'O posto de saúde fica á direita da estação de trem.',
        right: 'O posto de saúde fica à direita da estação de trem.',
      },
      {
        wrong: 'Quem fuma expõe á família inteira aos danos do cigarro.',
        right: 'Quem fuma expõe a família inteira aos danos do cigarro.',
      },
    ],
  },
  {
    rule: 'crase/singular-before-plural',
    pairs: [
      {
        wrong: 'O museu abriu as portas à crianças de escolas públicas.',
        right: 'O museu abriu as portas a crianças de escolas públicas.',
      },
      {
        wrong: 'O acesso à informações confiáveis ajuda o leitor a desconfiar de boatos.',
        right: 'O acesso a informações confiáveis ajuda o leitor a desconfiar de boatos.',
      },
      {
        wrong: 'Muitos jovens se submetem à dietas sem orientação de um médico.',
        right: 'Muitos jovens se submetem a dietas sem orientação de um médico.',
      },
      {
        wrong: 'A cidade está sujeita à chuvas fortes entre dezembro e março.',
        right: 'A cidade está sujeita a chuvas fortes entre dezembro e março.',
      },
      {
        wrong: 'Devido à falhas na rede elétrica, a feira de ciências foi adiada.',
        right: 'Devido a falhas na rede elétrica, a feira de ciências foi adiada.',
      },
      {
        wrong: 'O mutirão levou atendimento à comunidades ribeirinhas do Amazonas.',
        right: 'O mutirão levou atendimento a comunidades ribeirinhas do Amazonas.',
      },
      {
        wrong: 'Quem recorre à soluções fáceis costuma repetir o mesmo erro.',
        right: 'Quem recorre a soluções fáceis costuma repetir o mesmo erro.',
      },
      {
        wrong: 'Trabalhadores expostos à temperaturas altas precisam de pausas e de água.',
        right: 'Trabalhadores expostos a temperaturas altas precisam de pausas e de água.',
      },
      {
        wrong: 'O projeto dá apoio à mulheres que querem abrir o próprio negócio.',
        right: 'O projeto dá apoio a mulheres que querem abrir o próprio negócio.',
      },
      {
        wrong: 'A pressa leva muita gente à atitudes egoístas no trânsito.',
        right: 'A pressa leva muita gente a atitudes egoístas no trânsito.',
      },
      {
        wrong: 'A reportagem faz críticas à empresas que despejam resíduos no rio.',
        right: 'A reportagem faz críticas a empresas que despejam resíduos no rio.',
      },
      {
        wrong: 'O abandono dos estudos está ligado à dificuldades de transporte e de renda.',
        right: 'O abandono dos estudos está ligado a dificuldades de transporte e de renda.',
      },
      {
        wrong: 'Muitos anúncios se dirigem à crianças, que ainda não sabem avaliar o que compram.',
        right: 'Muitos anúncios se dirigem a crianças, que ainda não sabem avaliar o que compram.',
      },
      {
        wrong: 'O festival levou o cinema à praças de cidades pequenas do Ceará.',
        right: 'O festival levou o cinema a praças de cidades pequenas do Ceará.',
      },
      {
        wrong: 'O incentivo à práticas sustentáveis pode começar na horta da escola.',
        right: 'O incentivo a práticas sustentáveis pode começar na horta da escola.',
      },
      {
        wrong: 'Os moradores reagiram à mudanças que ninguém lhes havia explicado.',
        right: 'Os moradores reagiram a mudanças que ninguém lhes havia explicado.',
      },
    ],
  },
];
