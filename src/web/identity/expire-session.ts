import { callCommand } from '../http/call-command';
import type { Http } from '../http/http';
import { Refusal } from '../http/failures';

/**
 * Tells the host that the session is locked. Where the access token ran out during the idle time, one refresh makes the call possible.
 * Never rejects: the screen is locked already, and the host's own clock follows.
 */
export async function expireSession(http: Http): Promise<void> {
  const tell = () => callCommand(http, 'expireSession', {}, { keepalive: true });
  try {
    await tell().catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 401 || error.code === 'SESSION_LOCKED') throw error;
      await callCommand(http, 'refreshToken', {});
      await tell();
    });
  } catch {
    // See above.
  }
}
