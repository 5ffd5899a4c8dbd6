import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';

type File = Recorded<'file'>;
type Checks = NonNullable<File['checks']>;
/** A proof and what it says, as `lifecycles/proofs` has it. */
type Proved = readonly [proof: ValueOf<'proof'>, checks: Partial<Checks>];
type Evidence = { readonly vinSearchId: string } | { readonly lienDischargeId: string };

/** Records what a search proves of a file that was taken, as a document would: the facts, and the search that they stand on. */
export async function proveBySearch(
  context: TransactionContext,
  file: File,
  evidence: Evidence,
  proved: readonly Proved[],
): Promise<void> {
  const at = context.now.toISOString();
  const { userId } = context.caller;
  await writeChange(context, 'file', file, {
    checks: Object.assign({}, file.checks, ...proved.map(([, checks]) => checks)),
    proofs: [...(file.proofs ?? []), ...proved.map(([proof]) => ({ proof, ...evidence, userId, at }))],
    lastActivityDate: at,
  });
}
