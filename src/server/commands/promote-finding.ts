import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { holdToAction } from '../records/hold-to-action';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import type { TransactionContext } from '../request/context';
import { conflict, invalid } from '../rules/refuse';
import { copied } from '../rules/skip-trace/copy-finding';
import type { Handler } from './handler';

type Party = Recorded<'relatedParty'>;

/** Copies what a trace found to a party of its file, with where it came from, so that nobody types it a second time. */
export const promoteFinding: Handler<'promoteFinding'> = (
  context,
  { skipTraceId, version, finding, position, relatedPartyId },
) =>
  inTransaction(context, async (context) => {
    const after = await changeRecord(
      context,
      'skipTrace',
      skipTraceId,
      async (trace) => {
        const party = await meant(context, trace, relatedPartyId ?? trace.relatedPartyId);
        const copy = copied(trace, finding, position, party);
        if (copy === 'absent') throw invalid('position', sentence('traces.nothingThere'));
        if (copy === 'known') throw conflict(sentence('traces.standsThere'));
        const name = party.businessName ?? [party.firstName, party.lastName].filter(Boolean).join(' ');
        await writeChange(
          context,
          'relatedParty',
          party,
          copy.change,
          sentence('traces.promoted', {
            type: choices.skipTraceType[trace.skipTraceType],
            name,
            found: copy.found,
          }),
        );
        const item = {
          ...{ finding, found: copy.found, relatedPartyId: party._id },
          ...{ userId: context.caller.userId, at: context.now.toISOString() },
        };
        return { promotedItems: [...(trace.promotedItems ?? []), item] };
      },
      { version },
    );
    return { body: await answerWhole(context, 'skipTrace', after) };
  });

async function meant(
  context: TransactionContext,
  trace: Recorded<'skipTrace'>,
  id: string | null,
): Promise<Party> {
  if (!id) throw invalid('relatedPartyId', sentence('traces.sayWhoIsMeant'));
  // Looked at before it is taken: what lies on another file is not waited for.
  const { fileId } = await find(context.db, 'relatedParty', id, context.caller);
  if (fileId !== trace.fileId)
    throw invalid('relatedPartyId', sentence('files.ofSameFile', { field: 'relatedPartyId' }));
  const party = await take(context, 'relatedParty', id);
  holdToAction(context, 'relatedParty', party, 'edit');
  return party;
}
