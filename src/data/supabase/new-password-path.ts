/** The page that a link from a recovery e-mail opens: the only one that takes a session from its address. */
export const NEW_PASSWORD_PATH = '/nova-senha';
