import { describe, expect, it } from 'vitest';
import { findAgreementIssues } from '@/domain/evaluation/issue-detectors/agreement';
import { marksOf } from '../../../support/issues';

describe('findAgreementIssues', () => {
  it.each([
    ['a plural subject that opens the sentence', 'As pessoas compra demais.', ['compra → compram']],
    ['after a conjunction', 'Ele sabe que muitos jovens precisa disso.', ['precisa → precisam']],
    ['a plural pronoun', 'Eles tem razão.', ['tem → têm']],
    ['an object before the verb is no subject', 'Conscientizar as pessoas é urgente.', []],
    ['a phrase with a preposition is no subject', 'Para as pessoas é difícil.', []],
    ['the plural verb is right', 'As pessoas compram demais.', []],
    ['"a gente" with a plural verb', 'A gente vamos mudar.', ['vamos → vai']],
    ['"nós" with a singular verb', 'Nós vai mudar.', ['vai → vamos']],
    ['"houveram" of existence', 'Houveram muitas promessas.', ['Houveram → Houve']],
    ['"haviam" as an auxiliary is right', 'Eles haviam prometido.', []],
    ['"fazem" of elapsed time', 'Fazem dez anos que isso dura.', ['Fazem → Faz']],
    ['"fazem" with a number in figures', 'Já fazem 10 anos.', ['fazem → faz']],
    ['"fazem" that makes something is right', 'Elas fazem dez pratos.', []],
    ['"existe" before a plural', 'Existe muitas causas.', ['Existe → Existem']],
    ['"existe" before a phrase of time is right', 'Isso existe muitas vezes.', []],
    ['quoted speech is free', 'Ele disse: "as pessoas compra".', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(findAgreementIssues, text)).toEqual(marks);
  });
});
