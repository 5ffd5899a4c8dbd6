import { sentence } from '#contract/words/sentence';
import { bookLine } from '../bank-statement/book-line';
import { withoutIdempotencyKey } from '../request/without-idempotency-key';
import { inTransaction } from '../request/in-transaction';
import { invalid } from '../rules/refuse';
import { eachOnItsOwn } from './each-on-its-own';
import type { Handler } from './handler';

const mostAtOnce = 200;

/** Books lines of a bank's statement, each in a write of its own. */
export const bookBankLines: Handler<'bookBankLines'> = async (context, { lines }) => {
  if (lines.length > mostAtOnce)
    throw invalid('lines', sentence('values.tooManyEntries', { field: 'lines', count: mostAtOnce }));
  const data = [];
  for (const line of lines)
    data.push(
      await eachOnItsOwn(context, line._id, async () => {
        const { body } = await inTransaction(withoutIdempotencyKey(context), async (own) => ({
          body: { paymentId: await bookLine(own, line) },
        }));
        return body;
      }),
    );
  return { body: { data } };
};
