/** An instant of the server, in whatever form it writes it, as the rest of the app writes instants. */
export function toIso(instant: string): string {
  return new Date(instant).toISOString();
}
