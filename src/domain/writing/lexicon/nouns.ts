/**
 * Written by `npm run train:words`: word forms, grouped by the gender and number of the determiners that precede
 * them.
 */
export const NOUNS = {
  mascSing: `abandono abastecimento abismo aborto absurdo abuso acervo acesso acidente acolhimento acompanhamento acontecimento
acordo acréscimo acusado acúmulo adoecimento adulto advento advogado afastamento agravamento agravante agredido
agressor agricultor agronegócio agrotóxico alargamento alastramento alcance algoritmo alimento alto aluguel aluno
alvo amadurecimento ambiente amigo amor amplo analfabetismo analfabeto andamento animal aniquilamento ano anonimato
antigo antropólogo apagamento aparato aparecimento aparelho apenado aperfeiçoamento aplicativo apoio aprendizado
apresentar aprimoramento aprofundamento aproveitamento aquecimento ar argumento armamento artifício artigo aspecto
assalto assassinato assunto assédio ataque atendimento atentado atirador ativismo atletismo ato ator atraso auge
aumento autismo autoconhecimento autocontrole autor autoritarismo auxílio avanço baixo banheiro bebê belo bem
bem-estar benefício berço bioma biólogo blog bloqueio bolso bom braile braille brasileiro bullying burguês básico
cabelo cabo cadastro café calendário calor calouro caminho campo canal cancelamento candidato canto cantor caos
capitalismo cargo carinho carisma carnaval carro cartão cartório carvão caráter casal casamento casório catolicismo
caótico celular censo centro cenário cerne cerrado certo ceticismo chamado choque chão ciclo cidadão cinema claro
clero clima clique clube clássico colapso coletivo colonialismo colégio comando combate combustível comentário
começo comitê comodismo companheiro compartilhamento competidor complexo comportamento compositor comprador
comprometimento compromisso computador comércio conceito concurso conflito conformismo conforto confronto congresso
conhecido conhecimento conjunto consenso consentimento conservadorismo considerado consumidor consumismo consumo
contato contexto conteúdo continente contingenciamento contingente conto contrabando contraste contratempo contrato
controle contrário contágio convívio coração corona coronavírus coronelismo corpo cortiço costume cotidiano crack
crescimento criador crime criminoso critério cronograma cuidado culpado cultivo culto cumprimento currículo curso
curto custo cálculo cárcere câncer cérebro céu círculo código cônjuge dado dano debate decaimento declínio decreto
deficit deficitário delicado delito departamento deputado derretimento desabastecimento desafio desaparecimento
desarmamento desastre descarte descaso descobrimento desconhecido desconhecimento descontentamento descontrole
descrédito descuido descumprimento desejo desembargador desempenho desemprego desenho desentendimento
desenvolvimento desequilíbrio desespero desfecho desgaste desinteresse desiquilíbrio desleixo deslocamento
desmantelamento desmatamento desperdício despreparo desprezo desrespeito desserviço destaque destino determinado
determinismo devido dia diagnóstico dialeto dicionário diesel dilema dinheiro diploma direcionamento direito direto
diretor discernimento discurso dispositivo distanciamento distúrbio ditado divórcio diálogo dióxido documento
documentário domicílio domínio dono doping doutor drama dramaturgo décimo dólar ecossistema educador efeito ego
egocentrismo egoísmo eixo eleitor eleitorado elemento elevado elo empecilho empobrecimento empoderamento
empreendedorismo empreendimento empregado empregador emprego empresário encarceramento encontro endurecimento
enfraquecimento enfrentamento engajamento enredo enriquecimento ensinamento ensino ente entendimento entorno
entretenimento envelhecimento envolvimento episódio equilíbrio equipamento equívoco errado erro escasso
esclarecimento escolher escravo escritor escândalo esforço esgotamento esgoto espalhamento espaço espectador
espectro esperado espetáculo esporte espírito esquecimento estabelecimento estado estatuto estereótipo estigma
estilo estopim estorvo estrago estrangeiro estresse estudioso estudo estupro estímulo etarismo etnocentrismo evento
exame exato excesso executivo exemplo exercício exibicionismo exposto exterior extermínio extremismo extremo
exército falso famoso fanatismo fardo fato fator faturamento favor favorecimento fechamento feito feminicídio
feminino feminismo fenômeno feto filho filme filósofo fim final financeiro financiamento fluxo foco fogo fomento
formato fornecimento foro fortalecimento fracasso fruto funcionamento fundo futebol futuro físico ganho garoto gasto
gatilho genocídio genoma gesto geógrafo globo golpe gosto governador governo grau grito grupo gás gênero habitat
herói hiato hino historiador histórico hodierno holocausto homem homicídio hormônio horário hospital hábito ideário
idioma iluminismo ilustrado imaginário imbróglio imediatismo imenso impacto impasse impeachment impedimento
imperativo imposto imóvel incentivo incêndio individualismo indivíduo inferno influenciador infortúnio infrator
inglês ingresso inimigo inseto instinto instituto instrumento intelecto intenso intercâmbio interesse interior
intitulado intuito investimento invés início irmão isolamento item jardim jeitinho jeito jogador jogo jornal
jornalismo judiciário juiz julgamento lado ladrão lançamento lapso lar latim lazer laço legado legislativo leitor
lema leque levantamento limite linchamento litoral livro lixo lobo local longo lucro lugar líquido machismo mal
mal-estar mandato manejo mantimento manuseio mapa mapeamento mar marco marido marketing masculino massacre material
matrimônio mau mecanismo medicamento medo meio melhoramento membro mencionado menino mercado mero mesmo milhão
ministro ministério minuto mito modelo modo momento monitoramento monopólio montante morador mosquito motim motivo
movimento multiculturalismo mundo município museu musicólogo máximo médico mérito método mês mínimo nacionalismo
nascimento nativo naufrágio necessário negativismo negro negócio neutro nicho nome nordeste noticiário notório novo
nível núcleo número objetivo objeto obstáculo oceano ocorrido oferecimento ofício olhar operário oposto opressor
oprimido ordenamento organismo orçamento ostracismo outro oxigênio pacto padrão pagamento pai palco panorama papel
paradigma paradoxo paralelo parceiro parlamento partido parto parágrafo parâmetro passado passo patamar patriarcado
patriarcalismo patrimônio patriotismo patrão pau-brasil país pedagogo pedaço pedido pensador pensamento pequeno
percalço percurso perdão perfeito perfil perigo permitido pernicioso período pesadelo pescoço peso pesquisador
petróleo pintor planejamento planeta plano plantio plebiscito pleno plenário pluralismo poderio poderoso poema poeta
policiamento polo político ponto portador portal porte posicionamento posto pouco povo prazo preceito preconceito
precário prefeito prejuízo preparo preso pressuposto prestígio presídio preâmbulo preço primeiro primário princípio
prisma privilégio problema procedimento processo produto produtor professor programa progresso projeto proletariado
pronome proposto propósito protagonismo provedor prédio prêmio próprio próximo psicológico psicólogo pulmão pânico
péssimo público público-alvo quadro quarto quesito questionamento quinto raciocínio racismo ramo ranking rapaz
reaparecimento reaproveitamento rebanho recebimento receio receptor recolhimento recomeço reconhecimento recurso
redor referendo referido reflexo reflorestamento refugiado refúgio regime registro regresso regulamento rei
relacionamento relato relatório rendimento renomado repasse repúdio resgate respectivo respeito ressurgimento
restante resto resultado retorno retrato retrocesso revés rico rigor rio risco ritmo rito ritual robô romance rombo
rompimento rosto rápido réu rótulo salto salário saneamento sangue sarampo sedentarismo segmento seguidor seguimento
seguir seio semblante senado senador senhor senso sentido sentimento seriado sertão servidor serviço setor sexismo
sexo significado silenciamento silêncio sinal sintoma sistema site slogan sociólogo sofrimento sol soldado solo
solucionamento som sonho sono subfinanciamento subjetivo sucateamento sucesso sufrágio suicídio sujeito sul
super-herói superior supermercado suporte suposto supracitado supremo surgimento surto sustento século sério símbolo
tabu talento tamanho teatro tecido telespectador tema temor tempo teor terceiro termo terreno território terror
terrorismo terço teste teto texto time tipo tiro tocante todo tom topo toque torcedor trabalhador trabalho trajeto
transmissor transporte transtorno tratamento trato trauma trecho treinamento tribunal trote tráfego tráfico trânsito
turismo técnico término título tópico universo urânio uso usuário utilizador valor vandalismo vasto vazamento vazio
velho veneno verdadeiro verão vestibular vetor veículo vilão vivo vizinho viés vocabulário voto vício vídeo vínculo
zelo álcool ápice átomo âmago âmbito ângulo êxito êxodo índice índio ínterim óbice óbito ódio óleo órgão ótimo
último único`,
  femSing: `abertura abolição abordagem abrangência aceitação acessibilidade adaptação adequação adesão administração
adolescência adoção adversidade afirmativa afirmação afronta agenda agressão agricultura agropecuária agência ajuda
aldeia alegoria alfabetização aliada aliança alienação alimentação alma alta alteração alternativa alusão amazônia
ambição ameaça amiga amizade ampla ampliação analogia animação anomia ansiedade antiga antiguidade antítese anulação
análise aparência aplicação aposentadoria aprendizagem apresentação aprovação aproximação aquisição argumentação
arma armadilha arrecadação arte assistência associação atenuação atenção atitude atividade atmosfera atração atriz
atualidade atualização atuação aula ausência autoestima automatização automação autonomia autoproteção autora
autoridade autorização aversão ação bacia baixa bala balança banalidade banalização bancada banda bandeira barbárie
barragem barreira base beleza biodiversidade bipolarização blogueira boa boate bola bolha bomba brecha briga
burocracia busca bíblia cabeça cadeia cadeira camada caminhada camisinha campanha cantora canção capa capacidade
capacitação característica carga carreira carta carteira cartilha carência casa categoria catástrofe causa caverna
cela cena certa certidão cesta chacina chamada chance chegada cidadania cidade circulação circunstância citação
civilização ciência clara classe classificação cobrança coesão coisa colaboração coleta coletividade colheita
colonização colônia comercialização comida comissão comodidade companhia comparação competidora competição
competência complexidade composição compra compreensão comprovação computação comunicação comunidade concentração
concepção concessão conclusão concorrência condenação condição conduta conexão confiança configuração conjectura
conjuntura conquista conscientização consciência consequência conservação consolidação conspiração constatação
constituição construção consulta consumação conta contaminação contemporaneidade continuidade contradição contramão
contratação contribuição convenção conversa convivência corporação corredora corrente correta corrida corrupção cota
cozinha crença criança criatividade criação criminalidade crise crueldade crítica culpa cultura cura curiosidade
câmara data decadência decisão declaração defasagem defesa deficiência definição degradação delegacia demanda
demarcação democracia democratização demonstração demora dengue denúncia dependência depressão derrota desatenção
descoberta desconfiança desconstrução descrença descriminação descrição desigualdade desinformação desordem
destinação destruição desvalorização determinada devida dicotomia didática dieta diferença dificuldade difusão
dignidade dimensão diminuição dinâmica diretriz direção disciplina discrepância discriminação discussão disfunção
disparidade disponibilidade disponibilização disposição disputa disseminação distribuição ditadura divergência
diversidade diversão divisão divulgação doação documentação doença dominação doutrina droga dualidade duração década
dúvida ebulição economia edição educação efetiva efetivação efetividade eficiência eficácia elaboração eleição
elevada elevação eliminação elite elitização emenda emissão empatia empresa energia enfermidade entidade entrada
entrevista epidemia equidade equipe erotização erradicação escala escassa escassez escola escolaridade escolha
escravatura escravidão escrita escritora esfera espera esperança espécie esquerda essência estabilidade estagnação
esteira estratégia estrutura estética etapa etnia evolução exceção exclusão execução exigência existência expansão
expectativa experiência explicação exploração explosão exposição expressiva expressão extensa extensão extinção
extração fabricação face facilidade facilitação faculdade faixa fala falha falsa falta falácia famosa família
fantasia fase fauna favela fazenda febre federação feita felicidade feminilidade ferramenta fertilidade festa ficha
ficção figura fila filha filósofa finalidade fiscalização flexibilização flora floresta folha fome fonte forma
formação formulação força fragilidade frase frente frequência fronteira fuga fundação função futura fábrica fé
física gama garantia garota genética geração gestão globalização grade graduação gramática gratuidade gravidade
greve gripe guerra harmonia herança hierarquia higiene higienização hipótese história hodiernidade homofobia honra
hora hostilidade humanidade humilhação idade idealização ideia identidade identificação ideologia ignorância igreja
igualdade ilegalidade ilha ilusão imagem imensa imigração implantação implementação importância imposição imprensa
impunidade imunização inacessibilidade incapacidade incerteza incidência inclusão independência indiferença
indignação industrialização indústria inefetividade ineficiência ineficácia inexistência infecção inferioridade
infinidade inflação influência informalidade informação infraestrutura infância iniciativa injustiça inocência
inoperância inovação insatisfação insegurança inserção inspiração instabilidade instalação instituição instrução
instância insuficiência integralidade integração integridade inteligência intensa intensificação intenção interação
interferência internet interpretação intervenção intimidade intolerância introdução invasão invenção inversão
investigação invisibilidade inércia irresponsabilidade isonomia jornada junção justificativa justiça juventude
lacuna lama legalidade legalização legislação lei leitura lenta letra liberação liberdade ligação limitação limpeza
linguagem linha liquidez lista literatura live localidade locomoção luta luz língua lógica madeira magnitude maioria
maioridade maldade maneira manhã manifestação manipulação manutenção marca margem marginalidade marginalização massa
mata maternidade matéria mazela medicina medida melhora melhoria memória menina mensagem mensalidade mentalidade
mente mentira mera mercadoria merenda mesa mesma meta metade metodologia metáfora migração mineradora mineração
minoria miscigenação missão mistura miséria mitologia mobilidade mobilização moda modalidade modernidade modificação
moeda moradia mortalidade morte motivação movimentação mudança mulher multa má máquina máscara máxima mãe média
mídia música nacionalidade narrativa naturalização natureza nação necessidade negativa negação negligência noite
norma normalização notícia nova novela novidade noção nutrição obesidade obra obrigatoriedade obrigação observação
obtenção ocasião ocorrência ocupação ofensa oferta omissão onda operação opinião oportunidade oposição opressão
opção ordem organização orientação origem outra ouvidoria padronização palavra palestra pandemia parcela parceria
parede paridade parte participação partida passagem passividade patologia pauta paz pecuária pedagogia pedra pele
pena penitenciária pequena percepção perda perfeição performance pergunta periferia permanência perpetuação
perseguição persistência personalidade perspectiva perversidade pesquisa pessoa peste peça pintura piora pirâmide
plantação plataforma plena plenitude pluralidade pobreza poderosa polaridade polarização poluição polêmica polícia
política ponte popularização população porcentagem porta posição posse possibilidade postagem postura potência pouca
praga praia praticidade precariedade prefeitura preferência premissa preocupação preparação prerrogativa presença
preservação presidência pressão prestação prevenção previdência primeira prioridade prisão privacidade privatização
privação probabilidade problematização problemática procura produtividade produção professora profissão profunda
programação proibição proliferação promoção promulgação propaganda propagação proporção proposição proposta
propriedade prostituição proteção prova providência proximidade prática própria psicologia psicóloga puberdade
publicação publicidade punição página pátria péssima pílula qualidade qualificação quantidade quarentena quarta
quebra queda queima questão racionalidade rapidez razão raça realidade realização reavaliação reação rebelião
receita recepção redação rede redução reeducação reestruturação refeição referida referência reflexão reforma
reformulação região regra regulamentação regularização rejeição relação relevância religiosidade religião
remuneração renda repercussão reportagem representatividade representação reprodução reputação república residência
resistência resolução responsabilidade resposta ressocialização restrição restruturação retirada reunião revista
revisão revolta revolução riqueza rivalidade roda rotina roupa rua ruptura rápida sabedoria sala saída saúde seara
secretaria segregação segunda segurança seleção semana senhora sensação sentença separação sequência sexualidade
sexualização sigla significativa situação soberania sobrecarga sobrevivência socialização sociedade sociologia
solidariedade solidão solução subjetividade subsistência substituição substância superação superlotação
supervalorização suposta supremacia séria série síndrome tarefa taxa tecnologia teia tela telenovela televisão
temperatura temática tendência tentativa teoria terapia terceira terceirização terra tese tolerância tomada torcida
totalidade tradição tradução tragédia trajetória trama transfobia transformação transição transmissão tratativa
tribo troca turma unidade universalização universidade união urgência utilização utopia vacina vacinação vaga
valorização vantagem variedade varíola vasta vegetação velhice velocidade venda veracidade verba verdade verdadeira
vereadora vergonha vertente vez via viagem vicissitude vida vigilância violação violência visibilidade visão vitória
volta vontade votação voz vulnerabilidade vítima web xenofobia zona água área árvore época ética ótica ótima última
única`,
  eitherSing: `adolescente agente alarmante artista assistente atacante ativista atleta atual batalha bolsa breve chaga chefe
cientista civil cliente colega componente consequente considerável constante contratualista contribuinte crescente
deficiente diferente difícil discente docente economista educacional emocional enorme equivalente especialista
esportista essencial estudante ex-presidente excedente excelente forte frágil fundamental fácil fóssil geral
gestante grande grave guarda homossexual ideal importante individual indígena inercial inocente intelectual
jornalista jovem lamentável lastimável livre longa-metragem líder marginal menor moral motorista muro normal nota
oponente paciente particular percentual personagem pobre policial possível potencial praticante preocupante presente
presidente principal profissional protagonista pré-adolescente psicanalista psicoterapeuta psiquiatra racista real
recente representante responsável romancista seguinte semelhante seria simples social suficiente tal terrível total
tradicional traficante transexual triste urgente virtual vistoria`,
  mascPlur: `abusos acadêmicos acontecimentos acordos acusados adeptos administradores adultos adversários agressores
agricultores agroquímicos agrotóxicos alemães algoritmos alimentos altos aluguéis alunos alvos ambientes americanos
amigos animais anos anseios antepassados antibióticos antigos aparatos aparelhos apelidos apenados aplicativos
apoiadores aposentados argumentos armamentos arredores artefatos artigos aspectos assassinatos assuntos ataques
atendimentos atentados atos automóveis autores auxílios avanços avós bairros baixos bancos bandidos bebês
beneficiados benefícios bens boatos bons brancos brasileiros braços calouros caminhoneiros caminhos campos canais
candidatos cargos carros cartórios casais casamentos casos cegos celulares centros chamados cidadães cidadãos
cinemas clubes cofres colaboradores coletivos colonizadores colonos colégios combustíveis comentários companheiros
competidores complexos comportamentos computadores comércios conceitos concursos condenados conflitos conhecimentos
conservadores considerados consumidores contaminados conteúdos continentes corpos corredores corruptos costumes
criadores crimes criminosos critérios cuidados culpados currículos cursos custos cárceres dados danos debates
decretos defeitos defensivos defensores delitos deputados desafios desamparados desastres descasos desejos
desempregados desenvolvedores despossuídos destinos desvios detentores detentos deveres devidos dias dilemas
direitos diretores diretos discursos dispositivos distúrbios ditos diversos divórcios documentos dois domicílios
domínios donos educadores educandos efeitos eleitores elementos elevados embates empecilhos empreendimentos
empregadores empregados empregos empresários encarcerados encontros enfermos ensinos entes entrevistados envolvidos
episódios equipamentos erros escravos escândalos esforços espaços espectadores esportes estabelecimentos estados
estereótipos estrangeiros estudiosos estudos estádios estágios estímulos europeus eventos excessos excluídos
exemplos exercícios expatriados falsos famosos fatores fatos fazendeiros feitos fenômenos filhos filmes fluxos focos
frutos funcionários fundadores fundamentos futuros fármacos ganhos gases gastos gestores gostos governadores
governos gregos grupos gêneros haitianos heróis homens homicídios hormônios horários hospitais humanos hábitos
idosos imbróglios impactos impasses impostos impulsionadores imóveis incêndios indivíduos infectados influenciadores
infratores inimigos insetos institutos insultos insumos interessados interesses investimentos inúmeros jogadores
jogos jornais judeus julgamentos laboratórios lados lares latifundiários laços legisladores leitores leitos limites
livros lixos locais lucros lugares malefícios males manifestos marcos maridos materiais matrimônios maus mecanismos
medicamentos meios membros meninos mercados meses mesmos milhares ministros mitos modelos moldes momentos monumentos
moradores morros mosquitos motivos movimentos muitos municípios muros museus médicos métodos músculos nativos
necessitados negros negócios noticiários novatos novos nutrientes níveis núcleos objetivos objetos obstáculos
oceanos ocorridos ofícios olhos operários opositores organismos originários outros ovos padrões pagamentos papéis
paradigmas parceiros pares partidos parâmetros passos patrimônios patrões países pedidos pensamentos pequenos
percalços perfis perigos pesquisadores pesticidas pilares pioneiros planos poderes poetas polos políticos pontos
portadores portugueses posicionamentos postos poucos povos prazeres preceitos preconceitos prefeitos prejuízos
preservativos presidiários presos presídios preços primeiros primórdios princípios prisioneiros privados
privilegiados privilégios problemas procedimentos processos produtores produtos professores progenitores programas
projetos pronomes proprietários propulsores protestos protocolos prédios próprios prós próximos psicólogos públicos
quadrinhos quadros quesitos questionamentos recursos reflexos refugiados registros rejeitos relacionamentos relatos
religiosos remédios requisitos respectivos resquícios resultados resíduos ricos rios riscos rituais roubos rótulos
salários segmentos seguidores senhores sentidos sentimentos seres servidores serviços setores sexos sindicatos
sintomas sites sociólogos sofrimentos soldados solos sonhos subordinados subsídios sujeitos super-heróis superiores
supermercados surdos séculos símbolos tabus telejornais telespectadores temas tempos territórios testes textos times
tipos torcedores trabalhadores trabalhos transgêneros transgênicos transportes transtornos tratamentos traumas
traços tribunais tributos trotes trâmites universitários ursos usuários valores venenos verdadeiros versos
vestibulares veteranos veículos vilões votos vários vídeos vínculos âmbitos índices índios óbitos órgãos últimos
únicos`,
  femPlur: `adaptações adversidades agressões agências alterações alternativas antigas aplicações armas arquibancadas
associações atitudes atividades atrocidades aulas autoridades ações barragens barreiras bases brincadeiras cabeças
cadeias cadeiras calotas calçadas camadas campanhas candidaturas capacidades características carreiras carências
casas causas celas celebridades chamadas chamas chances cidades circunstâncias civilizações classes coisas
competições competências comunicações comunidades condições condutas conquistas consequências considerações contas
contribuições convicções corporações cotas crenças crianças culturas decisões deficiências demandas denúncias
descobertas desigualdades despesas desvantagens devidas diferenças dificuldades diretrizes disciplinas disparidades
disputas divergências diversas diversidades doenças drogas duas décadas dúvidas economias eleições embalagens
emissões emoções empresas enfermidades entidades escolas escolhas esferas espécies estatísticas estradas estratégias
etapas etnias experiências faculdades facções faixas falas falhas falsas famosas famílias favelas fazendas
ferramentas figuras filas finanças florestas fontes formas fotos fronteiras funcionalidades funções futilidades
fábricas garantias geleiras gerações guerras habilidades heranças hipóteses histórias idades ideias identidades
ideologias imagens implicações indústrias influências informações infâncias injustiças inovações instituições
instâncias inteligências intenções interações intervenções invasões inúmeras lavouras leis lideranças ligas
limitações localidades lutas línguas maneiras manifestações marcas massas matas mazelas medidas melhorias meninas
mensagens mensalidades mentes mesmas metas metrópoles milícias minorias modalidades modificações moedas moradias
mortes mudanças mulheres máquinas mães mãos mídias músicas nações necessidades normas notas notícias novas novelas
obras obrigações ocorrências olimpíadas opiniões oportunidades organizações origens palavras partes particularidades
partidas patologias pautas penas penitenciárias pequenas periferias personalidades perspectivas pesquisas pessoas
plantas plantações plataformas políticas populações portas posições possibilidades postagens poucas pragas
prerrogativas primeiras prioridades prisões problemáticas produções profissões propagandas propostas propriedades
provas práticas próprias próximas punições páginas péssimas queimadas questões razões raças realidades reações
recomendações redes referências regiões regras reivindicações relações religiões reservas residências respectivas
responsabilidades restrições reuniões revistas riquezas rodovias rotinas roupas ruas salas secretarias situações
sociedades soluções sombras substâncias tarefas tarifas taxas tecnologias telas temperaturas tentativas teorias
terras torcidas tradições tragédias transformações trevas tribos técnicas unidades universidades uniões urnas usinas
vacinas vacinações vagas vantagens vendas verbas verdadeiras vezes vias vidas violências vontades vozes várias
vítimas águas áreas árvores épocas últimas`,
  eitherPlur: `aborígenes adolescentes afrodescendentes agentes agravantes ancestrais artistas atletas atuais cadeirantes capitais
chefes cientistas cinco civis clientes colegas comerciantes componentes constantes contribuintes crescentes
deficientes dependentes descendentes desiguais diferentes dirigentes discentes docentes doentes especialistas
estudantes falantes familiares fiéis fortes governantes grandes graves habitantes homossexuais ideais ignorantes
imigrantes importantes indígenas infantes integrantes internautas jovens líderes manifestantes menores migrantes
militares nazistas ninjas pacientes parentes parlamentares participantes personagens piores pobres policiais
possíveis praticantes presidentes principais profissionais protagonistas quatro racistas reais representantes
responsáveis retirantes ruralistas seguintes semelhantes tais terroristas traficantes transexuais transsexuais treze`,
};
