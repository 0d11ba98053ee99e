/** The first name, for greetings; "estudante" is left to the caller when the name is blank (''). */
export function greetingName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
