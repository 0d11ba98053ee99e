import { lazily } from '@/domain/text/lazily';

const signed = lazily(() => new Intl.NumberFormat('pt-BR', { signDisplay: 'exceptZero' }));

/** A change in percentage points: "+7", "−3", "0". */
export function changeText(change: number): string {
  return signed().format(change).replace('-', '−');
}
