import { demand } from './rights';
import type { Caller } from './caller';
import type { House, News, Origin, Work, Write } from './work';

interface Asked {
  readonly call: string;
  readonly source: Origin['source'];
  readonly requestId: string;
}

/** The work that stands where a request's would, for what a person asked for before or what is done in their name. */
export function workAs(
  house: House,
  caller: Caller,
  { call, source, requestId }: Asked,
  announce: Work['announce'] = () => undefined,
): Work {
  return {
    house,
    db: house.db,
    now: house.now(),
    caller,
    origin: {
      requestId,
      ip: '',
      userAgent: '',
      cookies: {},
      sessionHeader: undefined,
      source,
      idempotencyKey: undefined,
      call,
    },
    demand: (right) => demand(caller, right),
    announce,
    parameters: {},
    body: undefined,
    upload: () => Promise.reject(new Error('no upload comes without a request')),
    ifMatch: undefined,
  };
}

/** Runs a write of the host's own in one transaction, in a person's name; its news go out once it is committed. */
export async function inOwnName(
  house: House,
  caller: Caller,
  call: string,
  run: (write: Write) => Promise<void>,
): Promise<void> {
  const news: News[] = [];
  const asked = { call, source: 'system', requestId: crypto.randomUUID() } as const;
  const work = workAs(house, caller, asked, (one) => void news.push(one));
  await house.db.transaction().execute((tx) => run({ ...work, db: tx }));
  if (news.length > 0) house.live.tell(news);
}
