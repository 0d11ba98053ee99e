/**
 * Words of common essay subjects, grouped by field. A text without any of these words is regarded as having no
 * subject. Entries are prefixes without accents; a final "." requires the whole word. The list was written for the
 * themes of the exam and of everyday teaching.
 */
export const TOPIC_FIELDS = {
  educação: `educ desigual escol ensin alun profess aprend estud universi faculdad aula. aulas. pedagog
    docent letrament alfabet analfab conhecim vestibul curricul didatic disciplin matricul diploma bolsa.
    bolsas. colegi leciona formacao capacit evasao enem. creche graduac paulo. freire`,
  leitura: `leitur leitor ler. lendo livro. livros. livrari literat literar bibliotec escrit romance
    letrament alfabet palavr poesia poema pagina autor imagina editor`,
  saúde: `saud negacion coronav covid pandem quarent mascar medic hospit doenc doente enferm tratam pacient
    clinic sus. vacin cura. curar virus epidem pandem remedi terap sintom diagnos farmac cirurg contag
    transmi imuniz obes sobrepes corpo`,
  mente: `depress ansied psicol psiqui mental mente. transtorn suicid estigm emoc autoestim terap esquizof
    bipolar trist angust solid isolam sofrim louc manicom hospic loucura doenc preconc tratam burnout
    holocaust`,
  ambiente: `ambient florest amazon terra. natur desmat queimad polui sustentab sustentav ecolog ecossist
    clima aqueciment fauna flora biodivers especie anima agua. aguas. solo. solos. preserv recicl lixo.
    residu carbon planeta planta madeir incendi garimp ibama bioma pulm arvor desertif animais petrol`,
  água: `agua. aguas. hidric seca. secas. saneament esgot chuva enchent inunda reservat nascent rio. rios.
    torneir aliment higien abastec`,
  consumo: `consum compra. comprar compras produt descart lixo. residu recicl obsolesc propagand marca.
    marcas. loja capital vende venda dinheir desej mercad`,
  publicidade: `publicid propagand anunci comerci consum brinqued marca. marcas. televis persua influenc
    compra produt midia publicit marketing conar desenho mascot crianc`,
  mulher: `mulher femin machis patriarc gener misogin assedi estupr mae. maes. mater espos gestant gravid
    menina garota maria. submiss domest marido companheir sexis sexual`,
  violência: `violen crim agress agrid assassin morte. mortes. morre homicid arma. armas. armad polici
    seguran assalt roub bandid delegac vitim massac denunc ameac espanc abus autorid arbitrar farda truculen
    feminic conflit guerra matar. matou. mata. matam.`,
  trabalho: `trabalh empreg profiss salar mercad renda. operar jornad patrao patroes funcionar sindic
    aposent remuner oficio carreira labor escrav servic clt. terceiriz industri explor capitalis dignid`,
  cuidado: `cuid domest lar. lares. casa. casas. filh idos crianc tarefa remuner invisib famil mae. maes.
    creche afazer matern jornad mulher limp cozinh`,
  infância: `crianc infan adolesc gerac jovem jovens juven brinc menor. menores. filh pais. pueril menin
    eca. garot`,
  velhice: `idos velh envelhec aposent previd etari etarism longev geriat senil avo. avos. asilo terceira.
    idade expectat anci geront senior ruga ancestr jovem jovens anos. preconc`,
  racismo: `negr raci raca. racas. escrav african africa. afro quilomb pret etnic branc preconc discrimin
    capoeir samba candombl orix zumbi ancestr abolic colon cotas. pele. cor. senzal eurocen`,
  religião: `relig crenc crer cred igrej deus. deuses. crist catol evangel umband candombl terreir laic
    culto. cultos. ateu ateis muculm juda judeu espirit pastor padre biblia. biblic intoler matriz catequ
    jesuit jesus dogma oxal islam budis sagrad`,
  'povos tradicionais': `indio. indios. povos. povo. tribo quilomb ribeir terra. terras. demarc tradic etni
    funai caciq aldei ancestr cultur nativ colon territor pataxo yanomam extrativ caicar ocas.`,
  tecnologia: `tecnolog tecnic internet digit rede. redes. virtua online on-line comput celular aplicat
    algoritm dado. dados. site. sites. informat smartph facebook google whatsapp instagr youtub twitter
    cibern robo. robos. inteligenc maquin automa usuari privac influenc posta publicac compartilh conect web
    tela. telas. navega exposic hacker tiktok app.`,
  imprensa: `midia midiat jornal notici informac imprens televis fake. fakes. comunic censur express mentir
    veiculo liberd boato manipul opini verdad radio sensacional`,
  cinema: `cinema cinem filme filmes cultur arte. artes. artist teatr museu music espetacul entretenim lazer
    ingress sala. salas. streaming netflix shopping audiovis tela. telas. espectador obra produc sessao
    sessoes exib pipoc lumiere`,
  deficiência: `surd libras. deficien inclu acessib especia interpret cego. cegos. cega visua cadeir sinais.
    auditiv brail ouvir ouvint rampa adapt limitac oraliz`,
  política: `polit mobiliz autorid democra voto votos votar vota eleit eleic eleg candid partid congress
    senad deput presid corrup constitu cidad govern estad direit legisl particip parlam manifest protest
    grev movimento poder. popular republ ditadur represent`,
  ética: `etic moral corrup honest valor carater conduta virtud injust justic jeitinho principi integrid
    desonest`,
  pobreza: `pobr desigual miser fome. renda. favel perifer classe. classes. exclu moradi rico. ricos. riqu
    baixa. econom vulnerab margin elite burgues capital bolsa. marx oportunid desempreg salari distribu
    privileg concentr`,
  alimento: `aliment fome. famint comida nutri refei agric desnutri comer. come. prato. colheit safra lavour
    fruta agrotox transgen cesta. insegur desperd mapa. nutrient gord acucar`,
  rua: `rua. ruas. morador moradi abrig habit sem-teto viadut calcad teto. mendig albergu drog lar. casa.
    desempreg relento exclu invisib`,
  migração: `imigr migr refugi xenof estrang fronteir venezuel haiti sirio siria exod exil acolh nacionalid
    patria bolivian estrangeir asilo guerra pais. paises. deport`,
  trânsito: `transit alcool alcoo bebi bebe. beber motor veicul carro acident embriag dirig direcao. volant
    bafomet estrad rodov multa seca. fiscaliz blitz condut bicicl ciclo pedestr onibus`,
  drogas: `drog maconh crack trafic depend vicio. automedic vicia usuari fumo fuma cigar tabac alcool
    entorpec cocain legaliz liberac liberar. bebid`,
  diversidade: `diferen conviv divers toler intoler respeit preconc discrimin bullying inclu exclu igual
    plural racis homof padrao estereot outro. semelhant`,
  sexualidade: `homoss homof gay. gays. trans. transex transfob travest lesb lgbt sexual sexo genero orient
    identid preconc dst dsts aids hiv camisinh gravid gestac estupr virgind erotiz abort`,
  família: `famil pai. pais. mae. maes. filh casam casal divorc lar. lares. amor parent conjug marido espos
    irma domest tradic avo. avos. namor relacion afet uniao conjug matrim noiv lacos traic fidel`,
  registro: `registr certid document nascim nascid identid cartor cpf. invisib cidad papel sub-registr
    indigent existe exist civil`,
  esporte: `esport futebol jogad atlet copa. olimp torc time. times. clube estadio campeon treinad partida
    corrid luta mma competic medalh`,
  ciência: `cienc cientif pesquis cientist descob laborat vacin experim univers conhecim negacion terra.
    terraplan teoria evidenc nobel tecnol`,
  justiça: `justic autorid abus juiz juizes tribuna suprem pena. penas. pris prend carcer presid preso.
    presos. presa. presas. cadei conden judici lei. leis. crim penal detent sentenc delit ressocial`,
  economia: `econom inflac dinheir preco imposto juros. crise. financ banco. bancos. mercad pib. capital
    invest empresa negoci empreend lucro privatiz consum desempreg`,
  moradia: `moradi habitac casa. casas. favel alugue imove imovel construc urban cidade teto. perifer
    desabrig ocupac`,
  regiões: `regia regio nordest nort sudest sul. desigual interior sert centro-oeste metropol sao. estado.
    estados. desenvolv capita industri infraestr semiarid`,
  solidariedade: `ajud humanit solidar voluntar doac doar ong. ongs. guerra. desastr refugi terremoto
    catastrof haiti onu. empati altruis filantrop socorr vitim fome.`,
  animais: `anima cachorr cao. caes. gato estimac pet. pets. bich veterin especie maus-trat adot abandon`,
  língua: `lingu idiom gramat portugu ortogr norma. variac fala. falar falant palavr comunic dialet`,
  campo: `rural rurais campo. campon agric lavour terra. terras. fazend colheit plant safra agronegoc roca.
    rocas. trabalh agricult latifund reforma`,
} as const satisfies Record<string, string>;
