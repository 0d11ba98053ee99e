/** `<name>.backup` for the first backup of something, `<name>.backup.2` for the second, and so on. */
export function backupName(name: string, number: number): string {
  return number === 1 ? `${name}.backup` : `${name}.backup.${number}`;
}
