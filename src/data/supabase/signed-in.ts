import { AppError } from '@/contracts/app-error';
import type { Client } from './create-client';
import type { ConnectedSession } from './session-repository';

/** Whose things are asked for, as the record on the screen and the tokens agree; `session-lost` where they do not. */
export async function signedIn(session: ConnectedSession): Promise<{ client: Client; userId: string }> {
  const { client } = await session.connection();
  const userId = (await client.session()).user.id;
  if (session.user.get()?.id !== userId) throw new AppError('session-lost');
  return { client, userId };
}
