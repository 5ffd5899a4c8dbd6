import { addDays } from '#contract/clocks/day';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { tellSupervisors } from './look-again';

/** A day begins elsewhere before it begins here. */
const elsewhere = 1;

/**
 * Has the supervisors of a file look again where somebody said of a document that it tells of a day after it was written, by what its program
 * or its camera put into it. `days`: the days that were said, none of which is to come.
 */
export async function lookAtDays(
  context: TransactionContext,
  file: Recorded<'file'>,
  { writtenOn, fileName }: Recorded<'document'>,
  days: readonly unknown[],
): Promise<void> {
  const said = days
    .filter((day): day is string => typeof day === 'string')
    .sort()
    .at(-1);
  if (!said || !writtenOn || said <= addDays(writtenOn, elsewhere)) return;
  const title = sentence('files.saidAfterWritten', {
    name: fileName,
    ref: file.ref,
    written: writtenOn,
    said,
  });
  await tellSupervisors(context, file, title);
}
