import type { AppContext } from '../request/context';
import { keyed } from './opaque';

/** What a link carries that goes by a mail which waits: made of the mail by the host's secret, it can be made again and is kept nowhere. */
export const mailedToken = ({ secret }: AppContext, mailId: string): string =>
  keyed(secret, `invitation|${mailId}`);
