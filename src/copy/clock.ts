import { formatDuration } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';

/** Whole seconds as a clock: "9:42", "1:29:05". */
export function clockFace(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Whole seconds in words: "9 minutos e 42 segundos"; "0 segundos" for none. */
export function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  if (seconds === 0) return '0 segundos';
  const words = formatDuration({ hours, minutes, seconds: rest }, { locale: ptBR, delimiter: ', ' });
  return words.replace(/, ([^,]*)$/, ' e $1');
}

/** A duration in whole minutes, rounded down: "menos de 1 min", "52 min", "1h30", "2h". */
export function duration(seconds: number): string {
  const { hours, minutes } = parts(seconds);
  if (hours === 0) return minutes === 0 ? 'menos de 1 min' : `${minutes} min`;
  return minutes === 0 ? `${hours}h` : `${hours}h${String(minutes).padStart(2, '0')}`;
}

function parts(seconds: number) {
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    rest: seconds % 60,
  };
}
