import { describe, expect, it } from 'vitest';
import { formatPhone, isBrazilianPhone } from '@/domain/profile/phone';

describe('a Brazilian phone', () => {
  it.each([
    ['mobile', '98800-0000'],
    ['mobile without a hyphen', '988000000'],
    ['mobile with a space', '98800 0000'],
    ['mobile with the 9 apart', '9 8800-0000'],
    ['mobile with the 9 apart and two spaces', '9 8800 0000'],
    ['landline', '3232-1000'],
    ['landline without a hyphen', '32321000'],
    ['landline with a space', '3232 1000'],
    ['area code', '(85) 98800-0000'],
    ['area code without a space', '(85)98800-0000'],
    ['area code, digits only after it', '(85) 988000000'],
    ['area code, the 9 apart', '(85) 9 8800-0000'],
    ['area code of a landline', '(11) 3232-1000'],
    ['area code of a landline without a hyphen', '(11)32321000'],
    ['country', '+55 (85) 98800-0000'],
    ['country without spaces', '+55(85)98800-0000'],
    ['country, the 9 apart', '+55 (85) 9 8800 0000'],
    ['country of a landline', '+55 (21) 3232-1000'],
    ['country without an area code', '+55 98800-0000'],
    ['country without an area code, digits only', '+55988000000'],
    ['country of a landline without an area code', '+55 3232 1000'],
  ])('%s', (_, text) => {
    expect(isBrazilianPhone(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['too short', '3232-100'],
    ['too long', '98800-00000'],
    ['two digits too long', '(85) 98800-000000'],
    ['nine digits without a 9', '88800-0000'],
    ['letters', 'meu telefone'],
    ['a letter among digits', '(85) 9880O-0000'],
    ['another country', '+1 (212) 555-0100'],
    ['country without the plus', '55 (85) 98800-0000'],
    ['area code with a zero', '(08) 98800-0000'],
    ['area code of three digits', '(085) 98800-0000'],
    ['area code of one digit', '(8) 98800-0000'],
    ['parenthesis that does not close', '(85 98800-0000'],
    ['parenthesis that does not open', '85) 98800-0000'],
    ['hyphen in the wrong place', '9880-00000'],
    ['two hyphens', '98800--0000'],
    ['digits of another script', '٩٨٨٠٠-٠٠٠٠'],
    ['two phones', '98800-0000 98800-0001'],
    ['a line break after it', '98800-0000\n'],
    ['markup', '<b>98800-0000</b>'],
  ])('is not %s', (_, text) => {
    expect(isBrazilianPhone(text)).toBe(false);
  });
});

describe('formatting', () => {
  it.each([
    ['digits with an area code', '85988000000', '(85) 98800-0000'],
    ['digits of a landline', '1132321000', '(11) 3232-1000'],
    ['digits without an area code', '988000000', '98800-0000'],
    ['eight digits', '32321000', '3232-1000'],
    ['with the country', '5585988000000', '+55 (85) 98800-0000'],
    ['with the country and a plus', '+55 85 98800-0000', '+55 (85) 98800-0000'],
    ['the area code of Santa Maria is no country', '5598800000', '(55) 9880-0000'],
    ['a zero for trunk calls', '085 98800-0000', '(85) 98800-0000'],
    ['dots', '85.98800.0000', '(85) 98800-0000'],
    ['blanks around', '  (85) 9 8800-0000 ', '(85) 98800-0000'],
    ['already as it should be', '(85) 98800-0000', '(85) 98800-0000'],
    ['not enough digits stay', '8598800', '8598800'],
    ['too many digits stay', '859880000001', '859880000001'],
    ['another country stays', '+1 (212) 555-0100', '+1 (212) 555-0100'],
    ['words stay', 'ligue 98800-0000', 'ligue 98800-0000'],
    ['nothing stays nothing', '   ', ''],
  ])('%s', (_, typed, formatted) => {
    expect(formatPhone(typed)).toBe(formatted);
  });
});
