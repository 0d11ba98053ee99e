import { type SampleClass, sampleClassroom, sampleSubmissions } from './sample-class.ts';
import type { StoredClassroom, StoredSubmission } from '../stored-classroom.ts';

/** 35 students whose essays have a mean of 680 (R-MODE-6). */
const EVENING_CLASSROOM: SampleClass = {
  id: 'exemplo-extensivo',
  nome: 'Extensivo noturno',
  descricao: 'Segundas e quartas, noite',
  createdDaysAgo: 69,
  themes: [
    { tema: 'Impactos da desinformação na saúde pública brasileira', daysAgo: 54, daysToWrite: 13 },
    { tema: 'O acesso ao saneamento básico como direito de todos', daysAgo: 33, daysToWrite: 12 },
    { tema: 'O papel das bibliotecas públicas na formação de leitores', daysAgo: 12, daysToWrite: 15 },
  ],
  latest: { 'exemplo-extensivo-1-3': 2, 'exemplo-extensivo-2-3': 3 },
  late: { 'exemplo-extensivo-4-2': 3 },
  students: `
    Larissa Antunes: ----- 22133 22331
    Caio Ferreira: 33433 ----- 44445
    Adriana Moura: 23333 32232 12245
    Alexandre Pontes: 45554 45335 55354
    Aline Barreto: 44425 35554 44444
    Bruno Sarmento: 33343 33243 -----
    Camila Estrela: 34343 33333 -----
    Carlos Eduardo Vidal: 33221 34233 43233
    Cláudia Nogueira: 33433 22344 34333
    Diego Farias: 55455 55554 -----
    Elaine Proença: 23342 ----- 33333
    Érica Bastos: 32333 23143 -----
    Fábio Lacerda: 33443 54454 34234
    Francisca Holanda: 23122 33123 -----
    Giovana Pimentel: 54443 ----- -----
    Gustavo Arruda: 33444 25434 45233
    Heitor Vasconcelos: ----- 54354 45454
    Ingrid Salles: 55444 44554 55555
    Jéssica Andrade: 43332 33433 -----
    José Wilson Braga: ----- ----- -----
    Júlia Damasceno: 45343 45433 -----
    Karina Leite: ----- ----- 33433
    Leandro Muniz: 33343 34343 44424
    Luciana Tavares: ----- 33343 -----
    Marcelo Dourado: 33323 ----- 43333
    Marina Siqueira: ----- 33433 -----
    Natália Chaves: 45344 25441 -----
    Otávio Gusmão: ----- 44443 34443
    Patrícia Lobo: ----- ----- -----
    Rebeca Simões: 32343 33333 -----
    Renan Cavalcanti: 34244 ----- 54344
    Samuel Freitas: 33332 32342 22233
    Simone Bezerra: 44343 45242 53434
    Talita Rezende: 24333 44444 33333
    Wesley Macedo: ----- ----- -----
  `,
};

/** 28 students whose essays have a mean of 720 (R-MODE-6). */
const THIRD_YEAR: SampleClass = {
  id: 'exemplo-3a',
  nome: '3º ano A',
  descricao: 'Terças e quintas, manhã',
  createdDaysAgo: 78,
  themes: [
    { tema: 'O uso consciente do celular na rotina dos estudantes', daysAgo: 62, daysToWrite: 11 },
    { tema: 'Desafios da mobilidade urbana nas cidades médias brasileiras', daysAgo: 45, daysToWrite: 11 },
    { tema: 'A valorização dos saberes tradicionais no Brasil', daysAgo: 27, daysToWrite: 12 },
    { tema: 'Caminhos para reduzir o desperdício de alimentos no Brasil', daysAgo: 10, daysToWrite: 14 },
  ],
  latest: { 'exemplo-3a-1-4': 1, 'exemplo-3a-2-4': 1 },
  late: { 'exemplo-3a-3-2': 2, 'exemplo-3a-10-3': 4, 'exemplo-3a-13-3': 1 },
  students: `
    Helena Prado: 43333 34342 44443 ?????
    Davi Nunes Albuquerque: 44333 44443 35354 54455
    Alice Cordeiro Maia: 44343 43343 23454 -----
    Antônio Bittencourt: 55445 55455 55554 45544
    Bianca Figueiredo: 53444 53454 34443 45554
    Caetano Lemos: 33332 23332 34242 34422
    Cecília Rangel: 44353 ----- 44454 -----
    Daniel Aragão: 34443 45534 45344 55455
    Eduarda Sampaio: ----- ----- ----- 44443
    Emanuel Teles: 23222 23233 32233 33342
    Fernanda Queiroz: ----- 54544 ----- 35344
    Gabriel Monteiro Luz: 34233 ----- 33343 -----
    Iara Guimarães: 33332 34222 43233 33133
    Ícaro Batista: 33332 34543 35234 34434
    Isadora Valente: 34344 43452 44443 54552
    João Pedro Saraiva: 34443 43354 44342 33443
    Joana Dantas: 54454 45345 55445 -----
    Kauã Ribeiro: ----- ----- ----- -----
    Lívia Montenegro: 44444 44344 34533 45443
    Luana Peixoto: 22232 22322 33231 -----
    Matheus Carvalhal: 34444 45544 55444 55555
    Mirela Fontes: 54453 44344 ----- 45544
    Nicolas Brandão: ----- ----- ----- -----
    Olívia Castanho: 23342 33333 44443 33334
    Rafael Coutinho: 23332 34231 23222 23332
    Sofia Meireles: 33432 24343 ----- -----
    Tainá Rocha: 24333 ----- 43323 43432
    Vicente Amorim: 55454 55555 55545 55555
  `,
};

const SAMPLES: readonly SampleClass[] = [THIRD_YEAR, EVENING_CLASSROOM];

/** The two classes of R-MODE-6, with dates relative to the day of `now`. */
export function sampleClassrooms(now: Date): StoredClassroom[] {
  return SAMPLES.map((sample) => sampleClassroom(sample, now));
}

/** The submissions of a sample class; empty for any other class. */
export function sentBySamples(classroomId: string, now: Date): StoredSubmission[] {
  const sample = SAMPLES.find(({ id }) => id === classroomId);
  return sample ? sampleSubmissions(sample, now) : [];
}

export function isSample(classroomId: string): boolean {
  return SAMPLES.some(({ id }) => id === classroomId);
}
