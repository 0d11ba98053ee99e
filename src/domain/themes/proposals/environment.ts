import type { Proposal } from './proposal.ts';

/** Proposals about the environment. Facts are dated and name their source; the wording is our own. */
export const ENVIRONMENT_PROPOSALS: readonly Proposal[] = [
  {
    id: 'caatinga',
    axis: 'meio ambiente',
    theme: 'Desafios para a conservação da Caatinga diante do avanço da desertificação no Brasil',
    texts: [
      {
        text: 'Ao proteger o meio ambiente, a Constituição de 1988 declarou patrimônio nacional a Floresta Amazônica, a Mata Atlântica, a Serra do Mar, o Pantanal e a Zona Costeira. A Caatinga, que só existe no Brasil e ocupa cerca de um décimo do território, ficou fora da lista, assim como o Cerrado e o Pampa. A ausência não impede a proteção por outras leis, mas diz algo sobre o lugar do semiárido no imaginário do país.',
        source:
          'Constituição Federal, art. 225, § 4º, texto de 1988; IBGE, Biomas e Sistema Costeiro-Marinho, 2019',
      },
      {
        text: 'Desertificação não é o mesmo que seca. A seca vai e volta; a desertificação é a perda duradoura da capacidade do solo de sustentar plantas e pessoas, em áreas áridas, semiáridas e subúmidas secas, por causa do clima e do uso da terra. Em 2015, uma lei criou a política nacional para combatê-la, com objetivos como recuperar áreas degradadas e apoiar formas de produção adaptadas ao semiárido.',
        source: 'Lei nº 13.153/2015',
      },
      {
        text: 'A lenha que aquece o forno da olaria e da padaria, o pasto que recebe mais cabras do que aguenta e a roça aberta ano após ano no mesmo lugar são fonte de renda para muita gente. Proibir sem oferecer alternativa empurra a atividade para a clandestinidade. Ao mesmo tempo, cada hectare de solo perdido torna mais pobres justamente os que dependem dele.',
      },
    ],
    chart: {
      title: 'Parte do território brasileiro ocupada por bioma',
      unit: '%',
      source: 'IBGE, Biomas e Sistema Costeiro-Marinho do Brasil, 2019',
      points: [
        { label: 'Amazônia', value: 49.5 },
        { label: 'Cerrado', value: 23.3 },
        { label: 'Mata Atlântica', value: 13 },
        { label: 'Caatinga', value: 10.1 },
        { label: 'Pampa', value: 2.3 },
        { label: 'Pantanal', value: 1.8 },
      ],
    },
  },
  {
    id: 'manguezais',
    axis: 'meio ambiente',
    theme: 'Caminhos para conciliar a proteção dos manguezais e a ocupação do litoral brasileiro',
    texts: [
      {
        text: 'O Brasil tem cerca de 14 mil quilômetros quadrados de manguezais, uma das maiores extensões do mundo, e aproximadamente 80% deles ficam no Maranhão, no Pará e no Amapá. O Código Florestal considera o manguezal área de preservação permanente em toda a sua extensão. Essa vegetação segura o barro das margens, serve de berçário a peixes e caranguejos e guarda no solo uma grande quantidade de carbono.',
        source: 'ICMBio, Atlas dos Manguezais do Brasil, 2018; Lei nº 12.651/2012, art. 4º, VII',
      },
      {
        text: 'O mangue cresce onde a cidade também quer crescer: na beira da água, em terreno plano, perto do porto e da praia. Aterrado, vira avenida, marina ou condomínio; esquecido, recebe o esgoto e as casas de palafita de quem não encontrou outro lugar para morar. As duas ocupações prejudicam o mangue, mas nascem de necessidades bem diferentes, e a mesma regra não pesa da mesma maneira sobre uma e outra.',
      },
      {
        text: 'Para marisqueiras e catadores de caranguejo, o manguezal em pé é o local de trabalho. As reservas extrativistas, previstas em lei desde 2000, partem dessa ideia: a área é pública, e as populações que vivem dela podem continuar a usá-la, dentro de um plano de manejo. O modelo depende de fiscalização, de preço justo para o que se colhe e de água limpa, o que nem sempre está ao alcance da comunidade.',
        source: 'Lei nº 9.985/2000, art. 18',
      },
    ],
    chart: {
      title: 'Distribuição aproximada dos manguezais brasileiros',
      unit: '% da área total',
      source: 'ICMBio, Atlas dos Manguezais do Brasil, 2018',
      points: [
        { label: 'Maranhão', value: 36 },
        { label: 'Pará', value: 28 },
        { label: 'Amapá', value: 16 },
        { label: 'Demais estados', value: 20 },
      ],
    },
  },
  {
    id: 'manejo-do-fogo',
    axis: 'meio ambiente',
    theme: 'Desafios para prevenir incêndios florestais e regular o uso do fogo no campo brasileiro',
    texts: [
      {
        text: 'Uma lei de julho de 2024 criou a Política Nacional de Manejo Integrado do Fogo. Ela separa o incêndio florestal, que é o fogo sem controle, de usos planejados, como a queima controlada na agropecuária, que exige autorização, e a queima prescrita, feita para conservar a vegetação ou para pesquisa. O texto também reconhece o uso tradicional do fogo por povos indígenas, comunidades quilombolas e agricultores familiares e prevê brigadas florestais.',
        source: 'Lei nº 14.944/2024',
      },
      {
        text: 'Quase um quarto do território brasileiro pegou fogo ao menos uma vez entre 1985 e 2023, e cerca de dois terços dessa área eram de vegetação nativa. O fogo, no entanto, não age da mesma maneira em todo lugar: no Cerrado, muitas plantas se adaptaram a queimas ocasionais; na Amazônia, úmida por natureza, as árvores têm pouca defesa contra ele.',
        source: 'MapBiomas Fogo, 2024',
      },
      {
        text: 'Queimar é barato, rápido e conhecido há gerações: limpa o pasto, abre a roça, controla pragas. Trocar esse costume por máquinas ou outras técnicas pede crédito e assistência, que não chegam a todos. Além disso, a chama que foge da propriedade não deixa assinatura, e provar quem a acendeu é difícil. Entre a cultura do fogo, a necessidade e o crime, o poder público precisa distinguir situações que, vistas de longe, são a mesma fumaça.',
      },
    ],
  },
  {
    id: 'energia-para-todos',
    axis: 'meio ambiente',
    theme: 'Desafios para que a transição energética alcance as famílias de baixa renda no Brasil',
    texts: [
      {
        text: 'Em meados de 2024, mais de 80% da potência das usinas elétricas em operação no Brasil vinham de fontes renováveis, com a água em primeiro lugar e o vento em segundo. É uma posição rara entre as grandes economias. Uma rede limpa, porém, não é necessariamente uma rede ao alcance de todos: o preço da conta, a qualidade do fornecimento e quem pode gerar a própria energia são questões que esse número não responde.',
        source: 'Aneel, Sistema de Informações de Geração, julho de 2024',
      },
      {
        text: 'Quem põe placas solares no telhado pode abater da conta a energia que produz, conforme o marco legal da geração distribuída, de 2022. Para isso, precisa de telhado próprio, de dinheiro ou de crédito e de alguns anos de paciência até recuperar o que gastou. Quem mora de aluguel ou em prédio tem menos opções, embora a lei também admita consórcios e cooperativas. Discute-se, ainda, quem deve pagar pelo uso dos fios, que continuam a servir a todos.',
        source: 'Lei nº 14.300/2022',
      },
      {
        text: 'Em 2025, uma lei tornou gratuita a energia consumida até 80 quilowatts-hora por mês para famílias de baixa renda inscritas no Cadastro Único. É o bastante para algumas lâmpadas, uma televisão e uma geladeira econômica. O benefício alivia o orçamento doméstico; o seu custo, por outro lado, é repartido entre os demais consumidores, o que divide opiniões sobre a melhor forma de financiá-lo.',
        source: 'Lei nº 15.235/2025',
      },
    ],
    chart: {
      title: 'Potência das usinas elétricas em operação no Brasil, por fonte, em julho de 2024',
      unit: '%',
      source: 'Aneel, Sistema de Informações de Geração, julho de 2024',
      points: [
        { label: 'Água', value: 53.88 },
        { label: 'Vento', value: 15.22 },
        { label: 'Gás natural', value: 8.78 },
        { label: 'Biomassa', value: 8.31 },
        { label: 'Sol', value: 7.2 },
        { label: 'Petróleo', value: 3.92 },
      ],
    },
  },
];
