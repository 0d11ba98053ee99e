/** An external address that a link may lead to. */
export type OutgoingUrl = `https://${string}`;

/** A checkout; one on this machine is the test checkout of the embedded backend. */
export type CheckoutUrl = OutgoingUrl | `http://127.0.0.1${string}` | `http://localhost${string}`;

/**
 * All hosts that the app links to, except checkouts, which are configured separately. E-mail uses `mailto:`, which
 * has no host.
 */
const HOSTS: readonly { host: RegExp; path?: RegExp }[] = [
  // Inep and the ministry of education: the exam, its results, and the pages to which they link.
  { host: /^www\.gov\.br$/ },
  { host: /^([a-z\d-]+\.)*(inep|mec)\.gov\.br$/ },
  // Videos. The paths are limited, because `/redirect` on this host can lead to any address.
  { host: /^www\.youtube\.com$/, path: /^\/(results|watch|playlist)$/ },
];

const HTTPS = 'https://';
/** An address inside a URL parameter, to which the page may redirect its visitors. */
const ADDRESS_WITHIN = /^[\s/\\]*(https?:|[/\\]{2}|[a-z\d-]+(\.[a-z\d-]+)+\/)/i;

/**
 * Returns the address if a link may lead to it, else null. Rejected are another scheme, a host that is not on the
 * list, a look-alike of a listed host, and a redirect to another address.
 */
export function outgoingUrl(address: string): OutgoingUrl | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, href } = new URL(address);
  if (!isPlain(address, hostname)) return null;
  const isListed = HOSTS.some(({ host, path }) => host.test(hostname) && (path?.test(pathname) ?? true));
  return isListed && !leadsOn(href) ? (href as OutgoingUrl) : null;
}

/**
 * A checkout address configured by the operator. Any host is allowed, as are a port and a parameter with the
 * address to which the buyer returns. Plain http is allowed on this machine only (`isTestCheckout`).
 */
export function checkoutUrl(address: string): CheckoutUrl | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || isTestCheckout(address) ? (href as CheckoutUrl) : null;
}

/** Whether this is the test checkout of a backend on this machine, where no money moves. */
export function isTestCheckout(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
}

/**
 * Whether the host in the address is exactly the host that the browser parses. This excludes a user name, a port, a
 * backslash, a tab, and letters of another script that the browser converts.
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

/** Decodes a value until it no longer changes, because it may be encoded several times. */
function decoded(value: string): string {
  try {
    const once = decodeURIComponent(value);
    return once === value ? value : decoded(once);
  } catch {
    return value;
  }
}
