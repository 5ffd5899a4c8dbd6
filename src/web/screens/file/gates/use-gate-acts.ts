import { gateActsOf, mayAct } from '#contract/lifecycles/gate-acts';
import type { GateActName } from '#contract/lifecycles/gate-acts';
import type { Proof } from '#contract/lifecycles/proofs';
import type { Gate } from '#contract/lifecycles/status-row';
import { useRights } from '../../../data/rights';
import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';
import { useProofs } from '../proof/use-proofs';

/** What this person may do on the file to open a gate, beside passing it over. */
export function useGateActs(gate: Gate): {
  readonly acts: readonly GateActName[];
  readonly proofs: readonly Proof[];
} {
  const file = useFileRecord();
  const rights = useRights();
  const side = useSide();
  const recorded = useProofs();
  const opening = gateActsOf(gate);
  const holds = (right: string, whole: boolean): boolean => {
    const [resource = '', action = ''] = right.split('.');
    if (resource === 'file') return mayWith(file, action);
    return rights.may(resource, action) && !(whole && rights.limited(resource, action));
  };
  // What is decided elsewhere, and money, does not wait for the right to work on the file.
  const isAtWork = !file.closed && (mayWith(file, 'work') || mayWith(file, 'edit'));
  return {
    acts: opening.acts.filter(
      (name) => (isAtWork || (!file.closed && fromOutside.has(name))) && mayAct(name, side, holds),
    ),
    proofs: opening.proofs.filter((name) => recorded.includes(name)),
  };
}

const fromOutside: ReadonlySet<GateActName> = new Set(['agree', 'decide', 'decideInvoices']);
