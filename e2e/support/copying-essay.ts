import { PROPOSAL_BANK } from '../../src/domain/themes/theme-bank';

/** A theme of the bank with a chart among its motivating texts. */
const WITH_CHART = PROPOSAL_BANK.find(({ proposal }) => proposal.chart);
export const PROPOSAL = WITH_CHART?.theme ?? '';
const OPENING =
  'No Brasil, milhões de adultos deixaram a escola antes de concluir a educação básica, quase sempre para trabalhar. O retorno à sala de aula, porém, ainda depende mais do esforço de cada um do que de condições oferecidas pelo poder público. Por isso, é preciso discutir por que os adultos não voltam à escola e o que pode ser feito para que voltem e permaneçam.';
const PROPOSED =
  'Portanto, o Ministério da Educação deve ampliar as turmas noturnas de educação de jovens e adultos, por meio de repasses às prefeituras que abrirem salas perto dos locais de trabalho e oferecerem creche no mesmo horário, a fim de que pais e mães possam concluir a educação básica. Além disso, as empresas podem liberar uma hora por dia a quem estuda, com desconto em impostos. Dessa forma, o retorno à escola deixará de ser um sacrifício e passará a ser um caminho aberto a todos os adultos do país.';
/** The first motivating text of the proposal. */
export const COPIED = WITH_CHART?.proposal.texts[0]?.text ?? '';

/** An essay on the proposal, with the copied text in the middle. */
export const COPYING_ESSAY = [OPENING, COPIED, PROPOSED].join('\n');
