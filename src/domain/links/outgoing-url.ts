/** An address that a link may lead to, away from the app. */
export type OutgoingUrl = `https://${string}`;

/** Every host the app leads to; a checkout is configured. Mail goes by `mailto:`, to nobody's host. */
const HOSTS: readonly { host: RegExp; path?: RegExp }[] = [
  // Inep and the ministry: the exam, its results, what they lead to.
  { host: /^www\.gov\.br$/ },
  { host: /^([a-z\d-]+\.)*(inep|mec)\.gov\.br$/ },
  // Videos. `/redirect` there leads anywhere.
  { host: /^www\.youtube\.com$/, path: /^\/(results|watch|playlist)$/ },
];

const HTTPS = 'https://';
/** A whole address as a value: the page there may send its visitors on to it. */
const ADDRESS_WITHIN = /^[\s/\\]*(https?:|[/\\]{2}|[a-z\d-]+(\.[a-z\d-]+)+\/)/i;

/**
 * The address as a link may carry it, null for one that may not be linked to: another scheme, a host that is not on the
 * list, one that is written to look like another, and one that leads on to another address.
 */
export function outgoingUrl(address: string): OutgoingUrl | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, href } = new URL(address);
  if (!isPlain(address, hostname)) return null;
  const isListed = HOSTS.some(({ host, path }) => host.test(hostname) && (path?.test(pathname) ?? true));
  return isListed && !leadsOn(href) ? (href as OutgoingUrl) : null;
}

/**
 * A checkout's address as whoever runs the app has configured it: theirs to choose, with a port, and with where the buyer
 * comes back to.
 */
export function checkoutUrl(address: string): OutgoingUrl | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? (href as OutgoingUrl) : null;
}

/**
 * Whether the host stands there as the browser reads it, letter by letter: no name or port beside it, no backslash, tab
 * or letter of another script that would be read as something else.
 */
function isPlain(address: string, hostname: string): boolean {
  const start = `${HTTPS}${hostname}`;
  const after = address.slice(start.length, start.length + 1);
  return (
    address.toLowerCase().startsWith(start) && ['', '/', '?', '#'].includes(after) && !/[\\\s]/.test(address)
  );
}

function leadsOn(href: string): boolean {
  const { searchParams, hash, pathname } = new URL(href);
  const values = [...searchParams.values(), ...hash.slice(1).split(/[=&]/)];
  return /https?:|%3a%2f|\/\//i.test(pathname) || values.some((value) => ADDRESS_WITHIN.test(decoded(value)));
}

/** However often it was encoded. */
function decoded(value: string): string {
  try {
    const once = decodeURIComponent(value);
    return once === value ? value : decoded(once);
  } catch {
    return value;
  }
}
