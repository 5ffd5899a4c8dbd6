import type { Sentence } from '#contract/words/sentence';
import { sentence } from '#contract/words/sentence';
import type { Db, Tables } from '../database/tables';
import { readCallerOrAdministrator } from '../request/caller';
import type { AppContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { remindNow } from '../rules/reminder/rule-reminders';

type Waiting = Pick<Tables['mail'], 'kind' | 'userId' | 'askedBy' | 'invoiceIds' | 'attempts'>;

/**
 * Puts on the desk of who asked for a mail that it could not be sent, or of an administrator where they are gone; `note` writes it where the
 * mail waited, as one with it. It is mail that does not go, so nobody is mailed it; and nobody is told of a link
 * that somebody asked for themselves, who asks again, or of what they changed themselves.
 */
export async function tellGivenUp(
  app: AppContext,
  waiting: Waiting,
  note: (db: Db) => Promise<void>,
): Promise<void> {
  if (waiting.userId !== null && waiting.askedBy === waiting.userId) return note(app.db);
  const caller = await readCallerOrAdministrator(app.db, waiting.askedBy);
  if (!caller) return note(app.db);
  const title = await saidOf(app, waiting);
  await inOwnName(app, caller, 'mail', async (context) => {
    await note(context.db);
    await remindNow(context, [caller.userId], { title });
  });
}

async function saidOf(
  { db }: AppContext,
  { kind, userId, invoiceIds, attempts: tries }: Waiting,
): Promise<Sentence> {
  if (!userId) {
    const invoices = db.selectFrom('invoice').select('invoiceNumber').where('_id', 'in', invoiceIds);
    const numbers = (await invoices.orderBy('invoiceNumber').execute()).map(
      ({ invoiceNumber }) => invoiceNumber,
    );
    return sentence('money.invoicesNotMailed', { numbers: numbers.join(', '), tries });
  }
  const person = db.selectFrom('user').select(['firstName', 'lastName']).where('_id', '=', userId);
  const { firstName, lastName } = await person.executeTakeFirstOrThrow();
  const said = kind === 'password_link' ? 'people.invitationNotMailed' : 'people.accountMailNotMailed';
  return sentence(said, { name: `${firstName} ${lastName}`, tries });
}
