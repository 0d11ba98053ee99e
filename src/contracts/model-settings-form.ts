import * as z from 'zod/mini';
import type { ModelSettings } from '../domain/model-costs/model-costs.ts';

const TOKENS_OF_A_MILLION = 1_000_000;

const whole = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,7}$/, 'Digite um número inteiro, como 2000.')),
  z.transform(Number),
);

const amount = (pattern: RegExp, sentence: string) => z.string().check(z.trim(), z.regex(pattern, sentence));
const toNumber = (typed: string) => Number(typed.replace(',', '.'));

/** Model settings as entered in the form: tokens in millions, and prices in reais, which are optional. */
export const ModelSettingsFormSchema = z.object({
  pedidos_por_dia: whole,
  tokens_por_dia: z.pipe(
    amount(/^\d{1,5}([.,]\d{1,6})?$/, 'Digite quantos milhões, como 25 ou 2,5.'),
    z.transform((typed: string) => Math.round(toNumber(typed) * TOKENS_OF_A_MILLION)),
  ),
  pedidos_conta_nova: whole,
  temas_por_conta: whole,
  reserva_paga: z.pipe(amount(/^(100|\d{1,2})$/, 'Digite uma porcentagem de 0 a 100.'), z.transform(Number)),
  contas_por_rede: whole,
  preco_entrada: price(),
  preco_saida: price(),
});

export type ModelSettingsFields = z.input<typeof ModelSettingsFormSchema>;
export type ModelLimits = z.output<typeof ModelSettingsFormSchema>;

function price() {
  return z.pipe(
    amount(/^(\d{1,5}([.,]\d{1,4})?)?$/, 'Digite um preço em reais, como 2,50, ou deixe em branco.'),
    z.transform((typed: string) => (typed === '' ? null : toNumber(typed))),
  );
}

/** Initial values of the form. */
export function modelSettingsFields(settings: ModelSettings): ModelSettingsFields {
  return {
    pedidos_por_dia: String(settings.pedidos_por_dia),
    tokens_por_dia: typed(settings.tokens_por_dia / TOKENS_OF_A_MILLION),
    pedidos_conta_nova: String(settings.pedidos_conta_nova),
    temas_por_conta: String(settings.temas_por_conta),
    reserva_paga: String(settings.reserva_paga),
    contas_por_rede: String(settings.contas_por_rede),
    preco_entrada: settings.preco_entrada === null ? '' : typed(settings.preco_entrada),
    preco_saida: settings.preco_saida === null ? '' : typed(settings.preco_saida),
  };
}

function typed(value: number): string {
  return String(value).replace('.', ',');
}
