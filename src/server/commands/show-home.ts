import { decisionsThatWait } from '../home/decisions-that-wait';
import { countTiles } from '../home/tiles';
import { readUrgent } from '../home/what-harms-first';
import { isOwnDay } from '../home/whose-day';
import { localTime } from '../jobs/export-cells';
import { may } from '../request/rights';
import type { Handler } from './handler';

/** What needs its caller today. */
export const showHome: Handler<'showHome'> = async (context, query) => {
  const { caller, now } = context;
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const mine = query.mine ?? (await isOwnDay(context));
  const ask = { caller, today, mine };
  const hasFiles = may(caller, 'file', 'list');
  const counted = countTiles(context, ask);
  const decisions = async () => decisionsThatWait(caller, (await counted).first);
  const [{ tiles }, urgent] = await Promise.all([
    counted,
    hasFiles ? readUrgent(context, ask, decisions()) : [],
  ]);
  return { body: { mine, tiles, urgent } };
};
