import type { Proof } from '#contract/lifecycles/proofs';
import { mayProve, proofNames } from '#contract/lifecycles/proofs';
import { useRights } from '../../../data/rights';
import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';

/** The proofs that this person may record on the file. */
export function useProofs(): readonly Proof[] {
  const file = useFileRecord();
  const side = useSide();
  const isServed = useRights().serves('recordProof');
  const isOpen = isServed && mayWith(file, 'edit') && !file.closed;
  return isOpen ? proofNames.filter((name) => mayProve(name, side, () => mayWith(file, 'overrideGate'))) : [];
}
