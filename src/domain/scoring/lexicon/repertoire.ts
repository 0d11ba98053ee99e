import { phrases } from './phrases.ts';

/** Sources, fields, authors and periods that knowledge from outside the support texts is usually brought in with. */
export const REPERTOIRE = phrases(`
  segundo, de acordo com, conforme, para o filósofo, filósofo, filósofa, sociólogo, escritor, escritora,
  autor, obra, livro, filme, série, documentário, música, poema, poeta, pesquisa, pesquisas, dados,
  estudo, estudos, ibge, oms, onu, unesco, unicef, ipea, constituição, constituição federal,
  constituição cidadã, artigo, lei, estatuto, declaração universal, revolução, idade média, século,
  séculos, história, historiador, teoria, conceito, físico, psicólogo, cientista, jornal, revista,
  iluminismo, ditadura, segunda guerra, primeira guerra, império, república, capitalismo, platão,
  aristóteles, kant, marx, bauman, durkheim, hobbes, rousseau, foucault, sartre, machado, orwell,
  paulo freire, nelson mandela, newton, einstein, freud, gilberto dimenstein, djamila, milton santos,
  zygmunt
`);
