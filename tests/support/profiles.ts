import type { Profile } from '@/domain/profile/profile';

/** A profile in which every field is set. */
export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    nome: 'Marina Duarte',
    telefone: '(85) 98800-0000',
    cidade: 'Sobral',
    avatar_url: 'https://imagens.example.com/marina.jpg',
    data_nascimento: '2008-03-14',
    genero: 'feminino',
    estado: 'Ceará',
    pais: 'Brasil',
    escolaridade: 'ensino_medio',
    area_interesse: 'enem',
    biografia: 'Terceiro ano, quero cursar Enfermagem. Escrevo às quartas e aos domingos.',
    ...overrides,
  };
}
