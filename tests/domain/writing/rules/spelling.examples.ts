import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'spelling/reform': {
    wrong: [
      'Essa [idéia→ideia] nasceu cedo.',
      'As [conseqüências→consequências] foram graves.',
      'Eles [lêem→leem] pouco.',
      'A [auto-estima→autoestima] dos jovens caiu.',
      'Houve um movimento [anti-social→antissocial] no bairro.',
      'O [vôo→voo] atrasou.',
    ],
    right: ['Essa ideia nasceu cedo.', 'Os heróis leem as consequências.', 'O micro-ondas quebrou.'],
  },
  'spelling/accent': {
    wrong: [
      'Houve [escandalos→escândalos] na cidade.',
      'O [orgão→órgão] multou a empresa.',
      'Ninguém pensou na [consequencia→consequência].',
      'O [Ministerio→Ministério] da Educação lançou um edital.',
      'Eles não conhecem [voce→você].',
      'O [numero→número] mortes subiu.',
      'A [econômia→economia] cresceu.',
      'Ninguém quer [seguí-la→segui-la].',
    ],
    right: [
      'É preciso usá -la e erradicá - las.',
      'O órgão multou a empresa.',
      'Antonio e Jose moram longe.',
      'Ele pratica esportes, e a violência vitima milhares.',
      'Está bem, dá tempo: ele vê e lê.',
      'Ele leu “a consequencia” no cartaz.',
    ],
  },
  'spelling/word': {
    wrong: [
      'O ato [éproibido→é proibido] aqui.',
      'Eles [tornão→tornam] a vida melhor.',
      'Ficaram [propensosa→propensos a] erros e a [informaçãoa→informação a] todos sumiu.',
      'Foi uma [excessão→exceção].',
      'A [conciência→consciência] ambiental cresceu.',
      '[derrepente→De repente] tudo mudou.',
      'Eles querem [concerteza→com certeza] mudar.',
      'A [sosiedade→sociedade] mudou.',
      'Entraram em [discução→discussão].',
      'São [cidadões→cidadãos] do mundo.',
      'É preciso [amar-la→amá-la], [vender-lo→vendê-lo] e [por-lo→pô-lo] de lado.',
      'Cabe ao Estado [garantilo→garanti-lo] e [fazer-lo→fazê-lo] crescer.',
    ],
    right: [
      'Nunca feriu aguém.',
      'Bauman e Djamila escreveram sobre o cyberbullying.',
      'O WhatsApp da ONU, o IBGE e o século XXI.',
      'Tornar-se-á comum vê-los e fazê-lo.',
      'O bem-estar do ex-presidente recém-chegado.',
      'UM TEXTO EM MAIÚSCULAS COM ÓRGÃOS.',
      'Um copo d’água e 3,5 kg de arroz.',
      'O hate e a decolonialidade são temas; o sen. Costa falou.',
    ],
  },
  'spelling/unknown': {
    wrong: ['Comprou um [zubrilho] azul.', 'A [desfundamentada] crítica cansou.', 'Os [papis] vieram.'],
    right: [
      'Foi uma excessão.',
      'A crítica sem fundamento cansou.',
      'A av. Paulista, a r. Augusta e a pça. da Sé encheram.',
      'Segundo o prof. Silva e a profa. Souza, o cel. Lima chegou.',
      'Veja o cap. 3, pág. 20, vol. 2 da 1.ª ed. do livro.',
      'O portal gov.br e o site www.ibge.gov.br trazem dados.',
      'Escreva para ouvidoria@prefeitura.sp.gov.br sem medo.',
      'O burnout, o mindset e a dororidade são temas.',
    ],
  },
};
