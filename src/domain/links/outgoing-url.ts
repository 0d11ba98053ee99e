/** An external address that a link may lead to. */
export type OutgoingUrl = `https://${string}`;

/** All hosts the app links to; checkouts are configured separately. Mail uses `mailto:`, without a host. */
const HOSTS: readonly { host: RegExp; path?: RegExp }[] = [
  // Inep and the ministry: the exam, its results, and pages they link to.
  { host: /^www\.gov\.br$/ },
  { host: /^([a-z\d-]+\.)*(inep|mec)\.gov\.br$/ },
  // Videos. `/redirect` on this host leads anywhere.
  { host: /^www\.youtube\.com$/, path: /^\/(results|watch|playlist)$/ },
];

const HTTPS = 'https://';
/** An address inside a parameter: the page may redirect its visitors to it. */
const ADDRESS_WITHIN = /^[\s/\\]*(https?:|[/\\]{2}|[a-z\d-]+(\.[a-z\d-]+)+\/)/i;

/**
 * The address if a link may lead to it, else null: another scheme, a host that is not on the
 * list, a look-alike of a listed host, or a redirect to another address.
 */
export function outgoingUrl(address: string): OutgoingUrl | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, href } = new URL(address);
  if (!isPlain(address, hostname)) return null;
  const isListed = HOSTS.some(({ host, path }) => host.test(hostname) && (path?.test(pathname) ?? true));
  return isListed && !leadsOn(href) ? (href as OutgoingUrl) : null;
}

/**
 * A checkout address configured by the operator: any host is allowed, with a port, and with the address the buyer
 * returns to.
 */
export function checkoutUrl(address: string): OutgoingUrl | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? (href as OutgoingUrl) : null;
}

/**
 * Whether the address spells the host exactly as the browser reads it: without a user name, port, backslash, tab
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

/** Decodes repeatedly encoded values. */
function decoded(value: string): string {
  try {
    const once = decodeURIComponent(value);
    return once === value ? value : decoded(once);
  } catch {
    return value;
  }
}
