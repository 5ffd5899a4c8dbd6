import type { Recorded } from '../resources/index';
import type { ValueOf } from '../vocabularies';
import { doesPermit, permissionProving } from './court-order';
import { isStay } from './insolvency';
import type { Proof } from './proofs';

type File = Pick<Recorded<'file'>, 'proofs' | 'checks' | 'notice' | 'insolvencyStatus'>;

/** The orders of a court on a file: those that stand, and the ids of those that later ones ended. */
interface Orders {
  readonly orders: readonly Pick<Recorded<'document'>, 'orderPermits'>[];
  readonly endedOrders: readonly string[];
}

/** A fact that rests on what a court permits, and what the file says without it. */
interface Leave {
  readonly permission: ValueOf<'orderPermission'> | undefined;
  readonly without: (file: File) => Partial<File>;
}

/**
 * What falls with the order that it rests on. All else that an order shows has happened, and stays so whatever is ordered later: that somebody is
 * bankrupt, that they objected, what was owed.
 */
const leaves: { readonly [P in Proof]?: Leave } = {
  authorization: {
    permission: permissionProving.authorization,
    without: ({ checks }) => ({ checks: { ...checks, authorizationOnFile: null } }),
  },
  notice_waiver: {
    permission: permissionProving.notice_waiver,
    without: ({ notice }) => ({ notice: { ...notice, waivedReason: null } }),
  },
  objection_settled: {
    permission: permissionProving.objection_settled,
    without: ({ notice }) => ({ notice: { ...notice, objectionSettledDate: null } }),
  },
  insolvency_search: {
    permission: 'stay_lifted',
    // A stay that was lifted stands again, of whichever kind it was.
    without: ({ insolvencyStatus }) => (isStay(insolvencyStatus) ? {} : { insolvencyStatus: 'bankruptcy' }),
  },
};

/** What of a file fell with the order that it rests on, each fact by its proof, with the order. */
export function fallenFacts(
  file: File,
  { orders, endedOrders }: Orders,
): { readonly proof: Proof; readonly documentId: string }[] {
  if (endedOrders.length === 0) return [];
  const last = new Map((file.proofs ?? []).map(({ proof, documentId }) => [proof, documentId]));
  return [...last].flatMap(([proof, documentId]) => {
    const leave = leaves[proof];
    if (!leave || documentId == null || !endedOrders.includes(documentId)) return [];
    if (orders.some((one) => doesPermit(one, leave.permission))) return [];
    return Object.keys(leave.without(file)).length > 0 ? [{ proof, documentId }] : [];
  });
}

/**
 * A file without what it says by the leave of a court that a later order has ended, where no order that stands permits the same. What was proved
 * anew since, by whatever proves it, stands by that.
 */
export function withStandingFacts<F extends File>(file: F, around: Orders): F {
  return fallenFacts(file, around).reduce<F>(
    (standing, { proof }) => ({ ...standing, ...leaves[proof]?.without(standing) }),
    file,
  );
}
