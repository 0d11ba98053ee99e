import type { SampleClass } from './sample-class.ts';

/** 35 students whose essays have a mean of 680 (spec §9 "Demo sample data"). */
export const EVENING_COURSE: SampleClass = {
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
  students: `
    Larissa Antunes: ----- 32133 22232
    Caio Ferreira: 33433 ----- 44344
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
    Leandro Muniz: 33343 34343 44434
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
