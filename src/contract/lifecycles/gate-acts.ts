import { roleKeys, seededRoles } from '../roles/role-keys';
import type { RoleKey } from '../roles/role-keys';
import { permissionsOf } from '../roles/seeded-roles';
import { sideOf } from '../roles/sides';
import type { Side } from '../roles/sides';
import { gateDocuments } from './document';
import { confirmedByClient, openedByVendors } from './documents-that-prove';
import { proofNames, proofs, searchOpening } from './proofs';
import type { Proof } from './proofs';
import type { Gate } from './status-row';
import type { ValueOf } from '../vocabularies';

/** A right as a role holds it: the resource, then the action. */
export type ActRight = `${string}.${string}`;

interface Act {
  readonly sides: readonly Side[];
  readonly right: ActRight;
  /** A right that is held within limits does not do. */
  readonly whole?: true;
}

const agency = ['agency'] as const;
const everybody = ['agency', 'client', 'vendor'] as const;

/**
 * What is done to open a gate that no proof alone opens. `drop`: its document is dropped on it, and `handIn`: also by who is sent out, `confirm`:
 * by the client alone;
 * `serve`: a service is recorded; `search`: a search is ordered; `discharge`: that of a lien is; `propose`: the file is offered to a company;
 * `licence`: the licence of a company on the file is kept; `ask`: what is asked for is (`askedFor`), and `agree`: the client does;
 * `trace`: a trace is recorded; `verify`: an address of a party is said to be verified; `attempt`: an attempt is recorded; `photograph`: the asset is photographed; `estimate`: so is
 * what a repair would cost, and `askRepair`: the client is asked to agree to it;
 * `decide`: what was asked is decided; `decideInvoices`: so are the invoices of vendors; `charge`: a fee is decided on; `bill`: fees are
 * billed; `takeMoney`: money is recorded; `reason`: the file is closed for another reason.
 */
const acts = {
  drop: { sides: ['agency', 'client'], right: 'document.create' },
  confirm: { sides: ['client'], right: 'document.create' },
  handIn: { sides: everybody, right: 'document.create' },
  serve: { sides: agency, right: 'file.edit' },
  search: { sides: ['agency', 'client'], right: 'vinSearch.create' },
  discharge: { sides: ['agency', 'client'], right: 'lienDischarge.create' },
  propose: { sides: agency, right: 'companyAssignment.create' },
  licence: { sides: agency, right: 'company.edit', whole: true },
  trace: { sides: agency, right: 'skipTrace.create' },
  verify: { sides: ['agency', 'client'], right: 'relatedParty.edit' },
  attempt: { sides: ['agency', 'vendor'], right: 'attempt.create' },
  photograph: { sides: ['agency', 'vendor'], right: 'seizurePhotos.create' },
  estimate: { sides: agency, right: 'repairsAndReconditioning.create' },
  askRepair: { sides: agency, right: 'repairsAndReconditioning.edit' },
  ask: { sides: agency, right: 'request.create' },
  agree: { sides: ['client'], right: 'request.decide' },
  decide: { sides: everybody, right: 'request.decide' },
  decideInvoices: { sides: agency, right: 'vendorInvoice.edit' },
  charge: { sides: agency, right: 'fee.edit' },
  bill: { sides: agency, right: 'invoice.create' },
  takeMoney: { sides: agency, right: 'payment.create' },
  reason: { sides: agency, right: 'file.close' },
} as const satisfies Readonly<Record<string, Act>>;

export type GateActName = keyof typeof acts;

const own: { readonly [G in Gate]?: readonly GateActName[] } = {
  prior_notice_served: ['serve'],
  licensed_vendor: ['propose', 'licence'],
  notice_served: ['serve'],
  notice_expired: ['serve'],
  lead_found: ['trace'],
  address_verified: ['trace', 'verify'],
  sources_searched: ['trace'],
  paid_search_asked: ['ask'],
  asset_seen: ['attempt'],
  photos_complete: ['photograph'],
  reserve_asked: ['ask'],
  reserve_approved: ['ask', 'agree'],
  repair_estimated: ['estimate'],
  repair_approved: ['askRepair'],
  no_open_requests: ['decide'],
  no_open_vendor_invoices: ['decideInvoices'],
  fees_reconciled: ['charge', 'bill', 'takeMoney'],
  quote_paid: ['takeMoney'],
  reinstatement_confirmed: ['takeMoney'],
  proceeds_cleared: ['takeMoney'],
  outcome_agrees: ['takeMoney', 'reason'],
};

/** The request that a gate waits for. */
export const askedFor: { readonly [G in Gate]?: ValueOf<'requestType'> } = {
  paid_search_asked: 'skip_approval',
  reserve_asked: 'reserve_approval',
  reserve_approved: 'reserve_approval',
};

/** What a notice that was waived in writing opens beside the gate of its own. */
const waived: readonly Gate[] = ['notice_expired'];

const takes = (gate: Gate): GateActName =>
  gate in openedByVendors ? 'handIn' : gate in confirmedByClient ? 'confirm' : 'drop';

/** What opens a gate, the usual first: acts of the desk, a document that is dropped on it, and what a document proves. */
export function gateActsOf(gate: Gate): {
  readonly acts: readonly GateActName[];
  readonly proofs: readonly Proof[];
} {
  const search = searchOpening(gate);
  return {
    acts: [
      ...(own[gate] ?? []),
      ...(search ? [search === 'vinSearch' ? ('search' as const) : ('discharge' as const)] : []),
      ...(gate in gateDocuments ? [takes(gate)] : []),
    ],
    proofs: proofNames.filter(
      (name) => proofs[name].opens.includes(gate) || (name === 'notice_waiver' && waived.includes(gate)),
    ),
  };
}

/** Whether somebody may do what opens a gate, by their side and their rights. */
export function mayAct(
  name: GateActName,
  side: Side,
  holds: (right: ActRight, whole: boolean) => boolean,
): boolean {
  const { sides, right, whole }: Act = acts[name];
  return sides.includes(side) && holds(right, whole === true);
}

/** The roles that open a gate, of those that the product comes with: whom to turn to where one may not. */
export function rolesOpening(gate: Gate): RoleKey[] {
  const { acts: names, proofs: proving } = gateActsOf(gate);
  return roleKeys.filter((role) => {
    const held = permissionsOf(role);
    const holds = (right: string, whole = false): boolean => {
      const [resource = '', action = ''] = right.split('.');
      const permission = held.find((one) => one.resource === resource);
      if (!permission?.actions.includes(action)) return false;
      return !(whole && permission.limited?.includes(action));
    };
    return [...new Set(seededRoles[role].assignableToActivityTypes.map(sideOf))].some(
      (side) =>
        names.some((name) => mayAct(name, side, holds)) ||
        proving.some((name) => {
          const { sides, right } = proofs[name];
          return sides.includes(side) && holds('file.edit') && (!right || holds(right));
        }),
    );
  });
}
