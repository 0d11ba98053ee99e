import type { ExamTexts } from '../proposals/proposal.ts';

/** Our own texts on the exam themes of 2023 to 2025. Facts are dated and name their source; the wording is our own. */
export const EXAMS_2023_2025: ExamTexts = {
  'enem-2025': {
    axis: 'direitos',
    texts: [
      {
        text: 'Em 1980, de cada cem moradores do Brasil, quatro tinham 65 anos ou mais. No Censo de 2022, eram quase onze: 22 milhões de pessoas. No mesmo intervalo, a parcela de crianças de até 14 anos caiu de 38% para 20%. O país envelhece porque se vive mais e também porque nascem menos filhos. As duas coisas não têm o mesmo significado: a primeira alonga a velhice de cada um, e a segunda diminui a família em volta dela.',
        source: 'IBGE, Censos Demográficos 1980 e 2022',
      },
      {
        text: 'A Constituição divide o dever de amparar as pessoas idosas entre a família, a sociedade e o Estado e manda que os programas de amparo sejam executados, de preferência, em seus lares. A regra é de 1988. De lá para cá, as famílias diminuíram, mais gente passou a morar só, e a filha que ficava em casa foi trabalhar fora. O lar continua a ser o lugar que a lei prefere; o que mudou foi quem se pode encontrar dentro dele.',
        source: 'Constituição Federal, art. 230',
      },
      {
        text: 'Aos 62 anos, a costureira com dor nas mãos faz as contas do que falta para se aposentar; na mesma idade, o professor recusa a aposentadoria porque gosta da sala de aula. Há quem viaje, quem crie os netos e quem não consiga emprego desde os 50, velho demais para a vaga e novo demais para o benefício. Sob a palavra “idoso” cabem trinta ou quarenta anos de vida, e o que serve a um pode não ter utilidade nenhuma para o outro.',
      },
    ],
    chart: {
      title: 'Pessoas de 65 anos ou mais na população do Brasil',
      unit: '%',
      source: 'IBGE, Censos Demográficos 1980 a 2022',
      points: [
        { label: '1980', value: 4 },
        { label: '1991', value: 4.8 },
        { label: '2000', value: 5.9 },
        { label: '2010', value: 7.4 },
        { label: '2022', value: 10.9 },
      ],
    },
  },
  'enem-2025-belem': {
    axis: 'trabalho',
    texts: [
      {
        text: 'O Censo Agropecuário de 2017 encontrou 15,1 milhões de pessoas ocupadas no campo, 1,5 milhão a menos do que em 2006. A agricultura familiar, com 23% da área, reunia 67% delas. Uma colheitadeira faz o serviço de dezenas de pessoas e pede uma só ao volante, com curso para isso. Quem perdeu o lugar para a máquina e quem segue curvado sobre a terra, onde ela não entra, têm problemas diferentes, embora a enxada seja a mesma.',
        source: 'IBGE, Censo Agropecuário 2017',
      },
      {
        text: 'Durante décadas, a lei do trabalho parou na porteira: a CLT, de 1943, deixou de fora os trabalhadores rurais. Um estatuto próprio veio em 1963; a aposentadoria, em 1971, de meio salário mínimo e para uma só pessoa de cada família; e a igualdade de direitos com os trabalhadores urbanos, em 1988. Hoje, quem planta em regime de economia familiar pode se aposentar aos 60 anos, se homem, e aos 55, se mulher, desde que prove o trabalho no campo.',
        source:
          'CLT, art. 7º, “b”; Lei nº 4.214/1963; Lei Complementar nº 11/1971; Constituição Federal, arts. 7º e 201, § 7º',
      },
      {
        text: 'A moça que saiu do sítio para estudar ouve, na cidade, que ir para a roça é o que acontece a quem tira nota baixa. Nas férias, ajuda o pai a consertar a bomba d’água, a calcular o adubo e a vender pela internet. O preço do quilo é decidido longe dali, e a caixa de tomate vale, no mercado, várias vezes o que pagaram por ela. Todos elogiam a comida do campo; poucos querem ver os filhos nele, e alguns filhos gostariam de ficar.',
      },
    ],
    chart: {
      title: 'Peso da agricultura familiar na agropecuária brasileira, em 2017',
      unit: '% do total',
      source: 'IBGE, Censo Agropecuário 2017',
      points: [
        { label: 'Estabelecimentos', value: 77 },
        { label: 'Pessoas ocupadas', value: 67 },
        { label: 'Área', value: 23 },
        { label: 'Valor da produção', value: 23 },
      ],
    },
  },
  'enem-2025-reaplicacao': {
    axis: 'trabalho',
    texts: [
      {
        text: 'Em 1891, um decreto proibiu o trabalho de menores de 12 anos nas fábricas da capital do país, mas deixou que as de tecidos recebessem aprendizes desde os 8. A Constituição de 1934 fixou o mínimo em 14 anos; a de 1967 o baixou para 12; a de 1988 o devolveu aos 14. Desde 1998, a idade é de 16, e só o aprendiz pode começar aos 14. Em um século, a linha andou para a frente e para trás, conforme se visse na criança um braço ou um aluno.',
        source: 'Decreto nº 1.313/1891; Constituições de 1934, 1967 e 1988; Emenda Constitucional nº 20/1998',
      },
      {
        text: 'Em 2024, entre os adolescentes de 16 e 17 anos em situação de trabalho infantil, 81,8% estudavam; no conjunto das pessoas dessa idade, 90,5%. Entre os mais novos, de até 13 anos, quase todos frequentavam a escola, trabalhando ou não. O IBGE aponta uma explicação possível: com a idade, aumentam também as horas. Aos 16 e 17 anos, três em cada dez desses adolescentes trabalhavam 40 horas por semana ou mais, a jornada de um adulto.',
        source: 'IBGE, PNAD Contínua, Trabalho de Crianças e Adolescentes, 2024',
      },
      {
        text: 'O ator mirim que grava até a noite, a menina que apresenta brinquedos na internet e o jogador de 13 anos que mora no alojamento do clube são aplaudidos. O colega que lava carros aos sábados é retirado da rua. A convenção internacional que o Brasil adotou admite exceções para apresentações artísticas, autorizadas caso a caso. A idade, como critério, é igual para todos; por isso mesmo, não sabe quem precisava do dinheiro nem quem estava gostando.',
        source: 'OIT, Convenção nº 138, art. 8º; Decreto nº 4.134/2002',
      },
    ],
    chart: {
      title: 'Crianças e adolescentes em situação de trabalho infantil, por idade, em 2024',
      unit: '% das pessoas de cada idade',
      source: 'IBGE, PNAD Contínua, Trabalho de Crianças e Adolescentes, 2024',
      points: [
        { label: '5 a 13 anos', value: 1.4 },
        { label: '14 e 15 anos', value: 6.2 },
        { label: '16 e 17 anos', value: 15.3 },
      ],
    },
  },
  'enem-2024': {
    axis: 'cultura',
    texts: [
      {
        text: 'Cerca de 4,9 milhões de africanos escravizados desembarcaram no Brasil entre os séculos XVI e XIX, segundo a estimativa mais usada pelos historiadores, mais do que em qualquer outra parte das Américas. Com eles vieram línguas, crenças, comidas e técnicas de metalurgia, de mineração e de cultivo. Palavras de todo dia, como “moleque”, “cochilar” e “quitanda”, são de origem banta. Quem as usa, quase sempre, não sabe disso.',
        source: 'SlaveVoyages, Banco de Dados do Tráfico Transatlântico de Escravizados, 1501 a 1866',
      },
      {
        text: 'Desde 2003, é obrigatório ensinar história e cultura afro-brasileira nas escolas. Em 2022, uma pesquisa ouviu 1.187 secretarias municipais de educação, um quinto do total: 29% tinham ações permanentes para cumprir a lei, 53% faziam atividades esporádicas e 18% não faziam nada. Em muitas salas, o assunto chega na semana de 20 de novembro, dia que se tornou feriado nacional em 2023, e vai embora com os cartazes.',
        source: 'Lei nº 10.639/2003; Lei nº 14.759/2023; Geledés e Instituto Alana, pesquisa de 2022',
      },
      {
        text: 'O acarajé é vendido na praia, a capoeira é ensinada no mundo todo, e o samba abre a festa oficial. Já o terreiro de onde veio a comida pode ser apedrejado, e o mestre que ensinou a roda muitas vezes morre pobre. Gostar do que um povo criou não é o mesmo que reconhecê-lo como autor. Discute-se, ainda, quem pode vender, vestir ou cantar essa herança, e nem os seus herdeiros dão todos a mesma resposta.',
      },
    ],
    chart: {
      title: 'Africanos escravizados desembarcados, por destino, de 1501 a 1866 (estimativa)',
      unit: 'milhões de pessoas',
      source: 'SlaveVoyages, Banco de Dados do Tráfico Transatlântico de Escravizados, 1501 a 1866',
      points: [
        { label: 'Brasil', value: 4.86 },
        { label: 'Caribe britânico', value: 2.31 },
        { label: 'América espanhola', value: 1.29 },
        { label: 'Caribe francês', value: 1.12 },
        { label: 'América do Norte', value: 0.39 },
      ],
    },
  },
  'enem-2023': {
    axis: 'trabalho',
    texts: [
      {
        text: 'Em 2022, as mulheres de 14 anos ou mais dedicavam, em média, 21,3 horas por semana aos afazeres domésticos e ao cuidado de pessoas; os homens, 11,7. Entre os que tinham trabalho remunerado, a diferença encolhia, mas não desaparecia: 6,8 horas. Os homens que mais faziam eram os que moravam sozinhos. Com as mulheres acontecia o contrário: o trabalho aumentava quando havia mais alguém na casa.',
        source: 'IBGE, PNAD Contínua, Outras Formas de Trabalho, 2022',
      },
      {
        text: 'Uma lei de dezembro de 2024 criou a Política Nacional de Cuidados. Ela diz que todas as pessoas têm direito ao cuidado, entendido como o direito de ser cuidado, de cuidar e de cuidar de si, e reparte o dever entre o Estado, as famílias, as empresas e a sociedade civil, e entre homens e mulheres. Antes dela, já havia leis sobre a creche, a licença e o emprego doméstico, cada uma por seu lado. Como dividir a tarefa, e com que dinheiro, ficou para um plano.',
        source: 'Lei nº 15.069/2024, arts. 1º a 3º',
      },
      {
        text: 'Dona de casa, ela responde que não trabalha. Levanta às cinco, dá o remédio à mãe, prepara a marmita do marido, leva o neto à escola e volta para trocar o lençol. Se fizesse o mesmo em outra casa, teria salário e carteira; na sua, chama-se amor. Há quem defenda pagar por esse trabalho e quem tema que o pagamento prenda ainda mais as mulheres ao fogão. A filha, que prometeu a si mesma outra vida, é quem vai substituí-la quando ela adoecer.',
      },
    ],
    chart: {
      title: 'Tempo dedicado aos afazeres domésticos e ao cuidado de pessoas, em 2022',
      unit: 'horas por semana',
      source: 'IBGE, PNAD Contínua, Outras Formas de Trabalho, 2022',
      points: [
        { label: 'Mulheres', value: 21.3 },
        { label: 'Homens que moram sós', value: 14.3 },
        { label: 'Homens', value: 11.7 },
      ],
    },
  },
  'enem-2023-reaplicacao': {
    axis: 'cidade',
    texts: [
      {
        text: 'O Censo visita domicílios e, por isso, não conta quem não tem um. A estimativa mais citada, do Ipea, era de 281 mil pessoas em situação de rua em 2022, 38% a mais do que em 2019. No Cadastro Único, havia 227 mil em agosto de 2023. Uma parte do aumento é real, e outra vem de se procurar melhor; ninguém sabe o tamanho de cada uma. Sem esse número, é difícil calcular de quantas vagas, refeições ou moradias se precisa.',
        source: 'Ipea, Nota Técnica Disoc nº 103, 2023; Ipea, dados do Cadastro Único de 2023',
      },
      {
        text: 'Uma política nacional existe desde 2009, mas cabia a cada estado e município decidir se aderia a ela, e poucos o fizeram. Em 2023, o Supremo Tribunal Federal mandou que todos seguissem as suas diretrizes e proibiu a remoção forçada de pessoas e de seus pertences. No ano seguinte, uma lei criou outra política, voltada ao trabalho e à escolaridade, com incentivos a quem contratar pessoas em situação de rua. Ela também depende de adesão.',
        source: 'Decreto nº 7.053/2009; STF, ADPF nº 976, 2023; Lei nº 14.821/2024',
      },
      {
        text: 'Para disputar uma vaga, pedem endereço, telefone e banho tomado. Para alugar um quarto, pedem o contracheque. O albergue resolve a noite, mas não aceita o cachorro, separa o casal e fecha às seis da manhã. Alguns programas invertem a ordem e dão primeiro a moradia, sem exigir que a pessoa já tenha emprego ou tenha parado de beber. Custa caro no começo, e o vizinho que paga aluguel pergunta por que ninguém lhe deu a chave.',
      },
    ],
    chart: {
      title: 'Motivos para estar em situação de rua, segundo as pessoas cadastradas, em 2023',
      unit: '% das pessoas (cada uma podia citar mais de um)',
      source: 'Ipea, dados do Cadastro Único de agosto de 2023',
      points: [
        { label: 'Problemas familiares', value: 47.3 },
        { label: 'Desemprego', value: 40.5 },
        { label: 'Álcool e outras drogas', value: 30.4 },
        { label: 'Perda da moradia', value: 26.1 },
        { label: 'Ameaça ou violência', value: 4.8 },
      ],
    },
  },
};
