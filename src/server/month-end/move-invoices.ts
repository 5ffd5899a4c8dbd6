import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { conditions } from '../records/conditions';
import { take } from '../records/take';
import { updateRecord } from '../records/update';
import type { RequestContext } from '../request/context';
import { contextWith } from '../request/context-with';
import type { Became } from './each-of-many';
import { eachOfMany } from './each-of-many';

type Invoice = Recorded<'invoice'>;

interface Moved {
  readonly data: Became[];
  readonly left: number;
  /** The mail that tells of all that are sent, where any is. */
  readonly mailId: string | undefined;
}

/** Takes the invoices of a client that stand in one state to the next, the oldest first; see `eachOfMany`. */
export async function moveInvoices(
  context: RequestContext,
  clientId: string,
  from: Invoice['status'],
  to: Invoice['status'],
): Promise<Moved> {
  const { rows } = await sql<{ _id: string }>`
    select t._id from invoice t where ${conditions('invoice', { clientId: [clientId], status: [from] }, context.caller)}
    order by t._id`.execute(context.db);
  const mailId = newId(context.now.getTime());
  let moved = 0;
  const ids = rows.map(({ _id }) => _id);
  const done = await eachOfMany(context, ids, async (own, id) => {
    const current = await take(own, 'invoice', id);
    // Somebody else was faster: it is where it was to go.
    if (current.status !== from) return summaryOf(current);
    const after = await updateRecord(contextWith(own, { mailedIn: mailId }), 'invoice', current, {
      status: to,
    });
    moved += 1;
    return summaryOf(after);
  });
  return { ...done, mailId: moved > 0 ? mailId : undefined };
}

const summaryOf = ({ _id, invoiceNumber, total }: Invoice) => ({
  invoiceId: _id,
  total,
  ...(invoiceNumber && { invoiceNumber }),
});
