/** Names that indicate a value which must not reach browsers, whatever their prefix. */
const SECRET_NAME =
  /(^|_)(SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE_KEY|SERVICE_ROLE|DATABASE_URL|DB_URL)S?(_|$)/;
/** Shorter values occur in any bundle by chance. */
const SHORTEST_VALUE = 8;
/** @type {[name: string, shape: RegExp][]} */
const SHAPES = [
  ['a secret key of a Supabase project', /\bsb_secret_[\w-]{10,}/],
  ['an access token of a Supabase account', /\bsbp_[0-9a-f]{40}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['the address of a database with its password', /\bpostgres(ql)?:\/\/[^\s:@/'"`]+:[^\s@'"`]+@/],
];
const JWT = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/g;
const ORIGIN = /\b(?:https?|wss?):\/\/[a-z\d.-]*[a-z\d](?::\d+)?/gi;

/**
 * Content of a build file that must not leave the server, as phrases that do not repeat it.
 * @param {string} text
 * @param {Record<string, string | undefined>} env All variables of the build; those with a secret's name count.
 * @returns {string[]}
 */
export function findSecrets(text, env) {
  const values = Object.entries(env).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && value && value.length >= SHORTEST_VALUE && text.includes(value)
      ? [`the value of ${name}`]
      : [],
  );
  const shapes = SHAPES.flatMap(([name, shape]) => (shape.test(text) ? [name] : []));
  const roles = Array.from(text.matchAll(JWT), ([, payload]) => roleOf(payload ?? ''));
  const tokens = roles.flatMap((role) => (role && role !== 'anon' ? [`a token with the role ${role}`] : []));
  return [...values, ...shapes, ...new Set(tokens)];
}

/**
 * Origins that stand in a file and not in `known`. One that is put together at run time is not seen.
 * @param {string} text @param {ReadonlySet<string>} known @returns {string[]}
 */
export function findOrigins(text, known) {
  const origins = Array.from(text.matchAll(ORIGIN), ([origin]) => origin.toLowerCase());
  return [...new Set(origins)].filter((origin) => !known.has(origin));
}

/** @param {string} payload @returns {string | undefined} */
function roleOf(payload) {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
