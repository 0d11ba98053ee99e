import type { Proposal } from './proposal.ts';

/** Proposals about technology. Facts are dated and name their source; the wording is our own. */
export const TECHNOLOGY_PROPOSALS: readonly Proposal[] = [
  {
    id: 'replicas-de-mortos',
    axis: 'tecnologia',
    theme:
      'Limites éticos para recriar a voz e a imagem de pessoas mortas com inteligência artificial no Brasil',
    texts: [
      {
        text: 'Em 2023, um anúncio fez a cantora Elis Regina, que morreu em 1982, dividir uma canção com a filha. A imagem tinha sido recriada por inteligência artificial. Depois de queixas de consumidores, o conselho que reúne o setor publicitário examinou o caso e o arquivou; pesou na decisão o consentimento dos herdeiros. Também se discutiu ali se o público deveria ter sido avisado, de modo explícito, do uso da ferramenta.',
        source: 'Conar, Representação nº 134/23, agosto de 2023',
      },
      {
        text: 'O Código Civil protege o nome, a imagem e a honra. Quando a pessoa já morreu, permite que o cônjuge, os pais, os filhos e outros parentes próximos peçam essa proteção em seu lugar. A regra, de 2002, foi escrita para impedir abusos no uso do que alguém foi e fez. Não diz, com todas as letras, se a família pode autorizar que essa pessoa diga e faça o que nunca disse nem fez.',
        source: 'Lei nº 10.406/2002 (Código Civil), arts. 12 e 20',
      },
      {
        text: 'A técnica que devolve um cantor ao palco serve também para ensinar história com o rosto de quem a viveu ou para que uma neta ouça de novo a voz da avó. Para uns, isso consola e preserva a memória; para outros, atrapalha o luto e transforma a lembrança em produto. E há o problema da dúvida: quanto mais perfeitas as réplicas, mais difícil é confiar nos registros verdadeiros.',
      },
    ],
  },
  {
    id: 'internet-so-no-celular',
    axis: 'tecnologia',
    theme: 'Os limites de uma inclusão digital baseada apenas no telefone celular na sociedade brasileira',
    texts: [
      {
        text: 'Em 2024, 84% dos brasileiros com 10 anos ou mais usavam a internet. Desses, 60% se conectavam somente pelo celular, sem computador; nas classes D e E, eram 86%. A mesma pesquisa mostra que quase todos os usuários têm acesso pelo telefone. Em outras palavras, a maioria da população já está conectada, mas não da mesma maneira.',
        source: 'Cetic.br/NIC.br, TIC Domicílios 2024',
      },
      {
        text: 'Experimente preencher um currículo, montar uma planilha ou escrever um trabalho de cinco páginas em uma tela de seis polegadas. É possível, mas leva mais tempo e ensina menos. O celular é excelente para conversar, assistir e comprar; criar, programar e editar costumam pedir teclado, tela e memória. Se um grupo só consome e outro também produz, a distância entre os dois pode crescer mesmo quando ambos estão na rede.',
      },
      {
        text: 'Há quem veja o problema por outro lado. Foi o telefone, mais barato e simples, que pôs na internet gente que jamais teria comprado um computador, e há quem venda, estude e trabalhe inteiramente por ele. Além do aparelho, pesa o pacote de dados: quando a franquia acaba no meio do mês e só alguns aplicativos continuam abertos, a internet de uma pessoa fica bem menor do que a de outra.',
      },
    ],
    chart: {
      title: 'Domicílios com computador, por classe social, em 2023',
      unit: '% dos domicílios',
      source: 'Cetic.br/NIC.br, TIC Domicílios 2023',
      points: [
        { label: 'Classe A', value: 99 },
        { label: 'Classe B', value: 84 },
        { label: 'Classe C', value: 42 },
        { label: 'Classes D e E', value: 11 },
      ],
    },
  },
  {
    id: 'tecnologia-assistiva',
    axis: 'tecnologia',
    theme: 'Desafios para o acesso das pessoas com deficiência às tecnologias assistivas no Brasil',
    texts: [
      {
        text: 'Tecnologia assistiva é o nome que a lei dá a produtos, equipamentos, recursos, métodos e serviços que promovem a autonomia e a participação da pessoa com deficiência. Cabe nessa definição tanto a bengala quanto o programa que lê a tela em voz alta, tanto a rampa portátil quanto a prótese impressa em três dimensões. A mesma lei garante o acesso a esses recursos e prevê linhas de crédito para a sua compra.',
        source: 'Lei nº 13.146/2015, arts. 3º, 74 e 75',
      },
      {
        text: 'O Censo de 2022 contou 14,4 milhões de pessoas com deficiência no país, 7,3% da população com 2 anos ou mais. A dificuldade mais comum é a de enxergar, mesmo com óculos. A proporção cresce com a idade: passa de um quarto entre as pessoas de 70 anos ou mais. A procura por recursos que devolvem autonomia, portanto, tende a aumentar em um país que envelhece.',
        source: 'IBGE, Censo Demográfico 2022',
      },
      {
        text: 'Entre o recurso existir e ele ser usado há um percurso. Parte dos aparelhos é importada e cara; a fila por uma cadeira adequada pode durar mais do que o tempo em que a criança cabe nela; o equipamento que quebra fica sem conserto; o professor recebe o programa e não sabe ligá-lo. Alguns recursos, ao contrário, custam quase nada, e o que lhes falta é que alguém os conheça.',
      },
    ],
    chart: {
      title: 'Pessoas com deficiência, por tipo de dificuldade (uma pessoa pode ter mais de uma)',
      unit: 'milhões de pessoas de 2 anos ou mais',
      source: 'IBGE, Censo Demográfico 2022',
      points: [
        { label: 'Enxergar', value: 7.9 },
        { label: 'Andar ou subir degraus', value: 5.2 },
        { label: 'Pegar objetos pequenos', value: 2.7 },
        { label: 'Ouvir', value: 2.6 },
        { label: 'Funções mentais', value: 1.4 },
      ],
    },
  },
  {
    id: 'servicos-digitais',
    axis: 'tecnologia',
    theme: 'Desafios para garantir serviços públicos aos brasileiros que não conseguem usá-los pela internet',
    texts: [
      {
        text: 'A Lei do Governo Digital, de 2021, manda que os serviços públicos oferecidos pela internet usem tecnologias de amplo acesso, inclusive para a população de baixa renda ou que vive em áreas rurais e isoladas, sem prejuízo do direito ao atendimento presencial. A intenção é poupar filas, papéis e viagens. A ressalva lembra que nem todos os cidadãos chegam ao Estado pela mesma porta.',
        source: 'Lei nº 14.129/2021, art. 14',
      },
      {
        text: 'Em 2024, mais de nove em cada dez brasileiros entre 16 e 24 anos usavam a internet; entre os que tinham 60 anos ou mais, eram menos de seis. A escolaridade separa ainda mais: usavam a rede 95% das pessoas com ensino superior e 37% das que não sabiam ler ou tinham cursado apenas a educação infantil. São, muitas vezes, as que mais dependem de um benefício, de uma perícia ou de um remédio.',
        source: 'Cetic.br/NIC.br, TIC Domicílios 2024',
      },
      {
        text: 'Quem não consegue entrar no aplicativo pede ajuda: ao neto, à dona da papelaria, a um desconhecido que cobra pelo favor. Com isso, entrega a senha e, com ela, os seus documentos. Manter um balcão aberto em cada bairro custa caro, e cada atendimento feito pela internet libera um funcionário para outra tarefa. O problema está em decidir o que fazer com o tempo e o dinheiro poupados, e com quem ficou do lado de fora.',
      },
    ],
    chart: {
      title: 'Usuários de internet no Brasil, por faixa de idade, em 2024',
      unit: '% da população de cada faixa',
      source: 'Cetic.br/NIC.br, TIC Domicílios 2024',
      points: [
        { label: '10 a 15 anos', value: 91 },
        { label: '16 a 24 anos', value: 95 },
        { label: '25 a 34 anos', value: 92 },
        { label: '35 a 44 anos', value: 91 },
        { label: '45 a 59 anos', value: 84 },
        { label: '60 anos ou mais', value: 59 },
      ],
    },
  },
];
