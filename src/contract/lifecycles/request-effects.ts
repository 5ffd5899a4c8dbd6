import type { ValueOf } from '../vocabularies';

type Type = ValueOf<'requestType'>;

/** What has to be known of a request to say what its approval does. */
export interface Approvable {
  readonly requestType: Type;
  readonly payload: unknown;
  readonly linkedEntityId: string | null;
}

/** What is written off: fees of the file, and the reason for which the file will be closed. */
export interface WrittenOff {
  readonly feeIds?: readonly string[] | null;
  readonly closingReason?: ValueOf<'closingReason'> | null;
}

const always = (): boolean => true;

/** The types whose approval the host carries out by itself, and for which of their requests: others name nothing that it could do. */
const carriedOut = {
  hold: always,
  release_hold: always,
  close: always,
  fee_approval: ({ linkedEntityId }: Approvable) => linkedEntityId !== null,
  // What was asked about an invoice: that it is disputed.
  other: ({ linkedEntityId }) => linkedEntityId !== null,
  reserve_approval: always,
  // What settles the account, and until when.
  payout_or_balance: always,
  // What a repair is estimated to cost.
  repair_approval: ({ linkedEntityId }) => linkedEntityId !== null,
  write_off: ({ payload }: Approvable) => {
    const { feeIds, closingReason } = (payload ?? {}) as WrittenOff;
    return Boolean(closingReason) || (feeIds?.length ?? 0) > 0;
  },
} as const satisfies { readonly [T in Type]?: (request: Approvable) => boolean };

export type CarriedOut = keyof typeof carriedOut;

/** The type of a request whose approval the host carries out, or nothing: then somebody does it, and marks it as done. */
export function carriedOutAs(request: Approvable): CarriedOut | undefined {
  const type = (Object.keys(carriedOut) as CarriedOut[]).find((one) => one === request.requestType);
  return type && carriedOut[type](request) ? type : undefined;
}
