import type { SampleClass } from './sample-class.ts';

/** 28 students whose essays have a mean of 720 (spec §9 "Demo sample data"). */
export const THIRD_YEAR: SampleClass = {
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
  students: `
    Helena Prado: 43333 34342 44443 ?????
    Davi Nunes Albuquerque: 44333 44443 35354 44444
    Alice Cordeiro Maia: 44343 43343 33454 -----
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
    Isadora Valente: 34344 43452 44443 54553
    João Pedro Saraiva: 34443 43354 44342 33443
    Joana Dantas: 54454 45345 55445 -----
    Kauã Ribeiro: ----- ----- ----- -----
    Lívia Montenegro: 44444 44344 34533 45443
    Luana Peixoto: 22232 22322 33231 -----
    Matheus Carvalhal: 34444 45544 55444 55555
    Mirela Fontes: 54453 44344 ----- 45554
    Nicolas Brandão: ----- ----- ----- -----
    Olívia Castanho: 23342 33333 44443 33334
    Rafael Coutinho: 23332 34231 23222 23332
    Sofia Meireles: 33432 24343 ----- -----
    Tainá Rocha: 24333 ----- 43323 43432
    Vicente Amorim: 55454 55555 55545 55555
  `,
};
