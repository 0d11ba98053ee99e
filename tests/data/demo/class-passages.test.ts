import { describe, expect, it } from 'vitest';
import { SAMPLE_TEXTS } from '@/domain/classrooms/samples/sample-texts';
import { buildEvaluation } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices, type FakeOptions } from '../../support/services';

const SAMPLE = 'exemplo-3a';

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: buildTeacher(), ...options });
  return { ...services, ...services.backend };
}

describe('passages to discuss', () => {
  it('are sentences of the made-up students where their essays have no text', async () => {
    const { classrooms } = open();
    const found = await classrooms.passages(SAMPLE, 'crase');
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(await classrooms.passages(SAMPLE, 'constructor')).toEqual([]);
    await expect(classrooms.passages('outra', 'crase')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are what was marked in the texts there are, of essays that count', async () => {
    const CODE = 'abertura-generica';
    const text = SAMPLE_TEXTS['exemplo-3a-2-4']!;
    const trecho = text.slice(10, 20);
    const evaluation = buildEvaluation({
      erros_detectados: [
        {
          start: 10,
          end: 20,
          trecho,
          classe: 'vermelho',
          codigo: CODE,
          competencia: 1,
          mensagem: 'Confira.',
        },
      ],
    });
    const { classrooms } = open({ evaluator: { ...open().evaluator, evaluate: async () => evaluation } });
    const essay = (await classrooms.submissions(SAMPLE)).find(({ id }) => id === 'exemplo-3a-2-4');
    expect(essay!.achados).toHaveProperty(CODE);
    expect((await classrooms.passages(SAMPLE, CODE))[0]).toMatchObject({
      id: 'exemplo-3a-2-4:10',
      trecho,
      mensagem: 'Confira.',
    });
  });
});
