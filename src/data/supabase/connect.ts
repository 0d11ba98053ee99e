import { createAccount, type Account } from './account';
import type { ConnectedContext } from './connected-context';
import { createClient, type Client } from './client';
import type { RecordPorts } from './session-record';

export type Connection = { client: Client; account: Account };

/** Loads the library and starts following its events, once for the life of the page. */
export function connect(context: ConnectedContext, ports: RecordPorts): Connection {
  const client = createClient(context, ports.tokens);
  return { client, account: createAccount(client, ports) };
}
