import type { Proof } from '#contract/lifecycles/proofs';
import { mayProve, proofNames, proofs } from '#contract/lifecycles/proofs';
import type { Gate } from '#contract/lifecycles/status-row';
import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';

/** The proofs that this person may record on the file; of a gate, those that open it. */
export function useProofs(): { readonly all: readonly Proof[]; readonly opening: (gate: Gate) => Proof[] } {
  const file = useFileRecord();
  const side = useSide();
  const isOpen = mayWith(file, 'edit') && !file.closed;
  const all = isOpen
    ? proofNames.filter((name) => mayProve(name, side, () => mayWith(file, 'overrideGate')))
    : [];
  return { all, opening: (gate) => all.filter((name) => proofs[name].opens.includes(gate)) };
}
