/**
 * Words whose letters, without the accent, make no other word. Any other way of accenting them is a slip
 * ("familia", "familía"). Pairs such as "esta/está" or "publico/público" stay out.
 */
export const ACCENTED_WORDS = `
  não são então será serão já só você vocês também alguém ninguém além através após até atrás aliás
  família famílias política políticas político públicas saúde violência importância consequência
  consequências experiências ciência ciências consciência existência frequência sobrevivência convivência
  adolescência dependência deficiência eficiência paciência permanência presença resistência tendência
  ausência inteligência exigência emergência urgência transparência obediência aparência audiência
  tolerância intolerância infância ignorância relevância abundância criança crianças esperança mudança
  segurança história histórias memória memórias matéria matérias miséria necessário necessária
  necessários necessárias vários várias próprio própria próprios próprias último última últimos últimas
  único única únicos únicas números básico básica básicos básicas mídia mídias possível impossível
  difícil fácil nível níveis responsável saudável sustentável inevitável indispensável notável vulnerável
  favorável terrível incrível alimentício alimentação educação população informação situação solução
  corrupção poluição desperdício benefício benefícios malefícios sacrifício edifício município municípios
  comércio prejuízos médicos médicas técnicos técnicas químicos físicos físicas éticos éticas étnicos
  econômico econômica econômicos econômicas acadêmico acadêmica histórico histórica históricos históricas
  científico científica científicos científicas tecnológico tecnológica tecnológicos psicológico
  psicológica psicológicos psicológicas democrático democrática drástico característica características
  problemática temática didático didática específico específica específicos específicas jurídico máquina
  máquinas página páginas época épocas século séculos método métodos código códigos símbolo título
  títulos exército líquido sólido rápido rápida rápidos trágico trágica lógico lógica mágico críticos
  catástrofe hipótese síntese índice índices índio índios óbvio óbvia ônibus vírus bônus ótimo ótima
  péssimo péssima mínimo mínima próximo próxima próximos próximas máximo árvore árvores áreas área ética
  língua línguas água águas régua salário salários operário funcionário funcionários voluntário
  voluntários universitário primário contrário cenário bancário solidário solidária precário precária
  precários precárias diário diária horário horários usuário usuários empresários comentário comentários
  imaginário proprietário obrigatório obrigatória território territórios escritório laboratório
  transitório satisfatório rádio estádio prédio prédios remédio remédios médio tédio ódio episódio
  negócio negócios sócio sério sérios critério critérios mistério ministério império
  cemitério hemisfério princípio princípios exercícios vício vícios indício indícios suplício indústria
  indústrias farmácia farmácias notícias polêmico cômodo baú saída saídas raízes ruído ruídos juízo
  juízos egoísmo egoísta egoístas proteína proteínas conteúdo conteúdos viúva miúdo prejuízo constituído
  construído construída destruído destruída incluído incluída excluído excluída excluídos excluídas
  contribuído substituído distribuído distribuída reconstruído vovó café cafés pé pés fé céu céus chapéu
  troféu herói heróis papéis anéis hotéis cruéis três mês inglês francês português japonês burguês
  camponês porquês convés lápis júri táxi açúcar hífen pólen órgão órgãos órfão órfãos bênção bênçãos
  sótão mãe mães mão mãos pão pães irmão irmãos cidadão cidadãos cristão cristãos alemão capitão razão
  razões opinião opiniões religião religiões região regiões milhão milhões bilhão bilhões avião coração
  corações nação nações ação ações função funções condição condições relação relações questão questões
  decisão decisões televisão visão divisão prisão prisões ilusão inclusão exclusão conclusão profissão
  discussão agressão agressões expressão impressão depressão pressão missão comissão permissão amanhã
  irmã hortelã fã ideológico ideológica geográfico demográfico fotográfico gráfico gráficos êxito âmbito
  ânimo câmera câmeras cânone lâmpada pâncreas vândalos ânsia conveniência preferência influências
  diferenças indiferença independência inocência essência potências evidências tendências agências
  ocorrência concorrência providências previdência residência violências sequência sequências referências
  vivências carências carência crença excelência móvel automóvel automóveis imóveis móveis útil inútil
  úteis ágil frágil dócil fértil estéril réptil mártir álbum fórum fóruns nêutron bíceps tríplice
  cúmplice hábitos hábito habitável ângulo triângulo retângulo tímido tímida ridículo ridícula veículo
  veículos currículo currículos obstáculo obstáculos estímulos espetáculo espetáculos músculo partícula
  película álcool alcoólico alcoólatra sílaba público-alvo homogêneo homogênea heterogêneo heterogênea
  contemporâneo contemporânea contemporâneos instantâneo espontâneo simultâneo errôneo errônea idôneo
  caráter gênero gêneros
`
  .split(/\s+/)
  .filter((word) => word !== '');
