import type { ConnectiveUse } from '../../text/connectives.ts';

/** Connectives that are as often something else: a pronoun, a noun, an adverb of time. */
const UNCLEAR = new Set(
  'se,nem,tão,segundo,caso,ainda,logo,senão,quando,conforme,assim como,como exemplo,também,inclusive,tanto que,com tudo,afim de,à fim de,mediante ao exposto,por falta de,mesmo com'.split(
    ',',
  ),
);

/** The connectives that can be named as such without a second look. */
export function clearConnectives(connectives: ConnectiveUse[]): ConnectiveUse[] {
  return connectives.filter(({ name }) => !UNCLEAR.has(name));
}
