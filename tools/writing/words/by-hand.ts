/** What articles seem to say of these is wrong: slips that are words too, verbs after pronouns, fixed phrases. */
export const NOT_NOUNS = new Set(
  `sentindo mudam trás possam verem tanto três dez super auto ex deve alerta politicamente séc brasil status serem
  individuo politica policia inicio beneficio filosofo serie substancia pratica perspetiva contra extrema`.split(
    /\s+/,
  ),
);

/** One form for men and women, though essays show one gender. */
export const EITHER_GENDER = new Set(
  `jovem jovens líder líderes pobre pobres internauta internautas chefe chefes colega colegas menor menores civil civis
  fiel fiéis forte fortes ninja ninjas indígena indígenas cúmplice cúmplices mártir intérprete intérpretes selvagem
  selvagens grave graves atleta atletas aborígene aborígenes grande grandes triste tristes livre livres breve breves
  simples enorme enormes personagem personagens familiar familiares militar militares`.split(/\s+/),
);

/** These endings mostly serve both genders ("estudante", "policial") … */
export const EITHER_ENDING = /(?:nte|ista|al|vel|ense|il|ular|iatra|peuta)$|(?:ntes|istas|ais|veis|enses)$/;

/** … but not here. */
export const ONE_GENDER = new Set(
  `ambiente ambientes continente continentes contingente semblante restante montante ente entes tocante agravante
  instante instantes presente restaurante restaurantes acidente acidentes incidente ingrediente expediente nutrientes
  frente frentes fonte fontes mente mentes gente parte partes noite noites morte mortes arte corrente correntes
  vertente vertentes ponte pontes enchente enchentes corte conquista conquistas lista listas revista revistas vista
  entrevista entrevistas pista pistas hospital hospitais jornal jornais telejornais canal canais casal casais animal
  animais local locais ritual rituais sinal sinais tribunal tribunais portal portais litoral carnaval material
  materiais metal metais quintal capital mal males final finais vestibular vestibulares celular celulares nível
  níveis imóvel imóveis combustível combustíveis automóvel automóveis aluguel aluguéis papel papéis perfil perfis
  pau-brasil exemplar edital editais festival festivais arsenal pedestal sal cal pantanal referencial cabedal mural
  funeral vendaval barril fuzil fuzis`.split(/\s+/),
);
