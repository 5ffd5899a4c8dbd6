import { demand } from './rights';
import type { Caller } from './caller';
import type { AppContext, News, Origin, RequestContext, TransactionContext } from './context';

interface Asked {
  readonly call: string;
  readonly source: Origin['source'];
  readonly requestId: string;
}

/** The work that stands where a request's would, for what a person asked for before or what is done in their name. */
export function contextAs(
  app: AppContext,
  caller: Caller,
  { call, source, requestId }: Asked,
  announce: RequestContext['announce'] = () => undefined,
): RequestContext {
  return {
    app,
    db: app.db,
    now: app.now(),
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
    reader: { language: caller.language },
    language: caller.language,
    demand: (right) => demand(caller, right),
    announce,
    parameters: {},
    body: undefined,
    upload: () => Promise.reject(new Error('no upload comes without a request')),
    piece: { length: undefined, offset: undefined, metadata: undefined, bytes: undefined },
    ifMatch: undefined,
  };
}

/** Runs a write of the host's own in one transaction, in a person's name; its news go out once it is committed. */
export async function inOwnName(
  app: AppContext,
  caller: Caller,
  call: string,
  run: (context: TransactionContext) => Promise<void>,
): Promise<void> {
  const news: News[] = [];
  const asked = { call, source: 'system', requestId: crypto.randomUUID() } as const;
  const context = contextAs(app, caller, asked, (one) => void news.push(one));
  await app.db.transaction().execute((tx) => run({ ...context, db: tx }));
  if (news.length > 0) app.live.notify(news);
}
