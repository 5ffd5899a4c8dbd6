import type { Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { happeningsOf, writeHistory } from '../history/write-history';
import { find } from '../records/find';
import { masksFor } from '../records/hidden-fields';
import { actionsFor } from '../records/present';
import { inTransaction } from '../request/in-transaction';
import type { TransactionContext } from '../request/context';
import { invalid } from '../rules/refuse';
import { openedField } from '../sealing/sealed-fields';
import type { Handler } from './handler';

type Party = Recorded<'relatedParty'>;

/**
 * Opens what is sealed of one party to who works its file. Nothing is opened that is not written down: both happen, or neither.
 * @throws Problem FORBIDDEN where the file is only read
 */
export const revealParty: Handler<'revealParty'> = (context, { relatedPartyId, fields, reason }) =>
  inTransaction(context, async (context) => {
    context.demand('relatedParty.show');
    if (fields.length === 0) throw invalid('fields', sentence('values.required', { field: 'fields' }));
    const party = await find(context.db, 'relatedParty', relatedPartyId, context.caller);
    const file = await find(context.db, 'file', party.fileId, context.caller);
    if (!actionsFor('file', { ...file }, context.caller).includes('reveal')) throw new Problem('FORBIDDEN');
    const masks = masksFor(context.caller, 'relatedParty');
    if (fields.some((field) => masks.get(field) === 'hidden')) throw new Problem('FORBIDDEN');
    await writeDown(context, party, fields, reason);
    const opened = (field: (typeof fields)[number]): string | null =>
      fields.includes(field) ? openedField(context.app.sealer, 'relatedParty', party, field) : null;
    return {
      body: {
        dateOfBirth: opened('dateOfBirth'),
        driverLicenceNumber: opened('driverLicenceNumber'),
      },
    };
  });

async function writeDown(
  context: TransactionContext,
  party: Party,
  fields: readonly string[],
  reason: string,
): Promise<void> {
  const name = party.businessName ?? [party.firstName, party.lastName].filter(Boolean).join(' ');
  const happening = {
    type: 'pii_revealed',
    message: sentence('files.revealed', { what: fields.join(', '), name, reason }),
    visibility: 'internal',
    entity: 'relatedParty',
    entityId: party._id,
  } as const;
  for (const one of happeningsOf('relatedParty', { ...party }, happening)) await writeHistory(context, one);
  context.announce({ to: 'file', fileId: party.fileId, resource: 'history' });
}
