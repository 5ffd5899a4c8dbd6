import type { Fields } from '../fields';
import type { Side } from '../roles/sides';
import type { ValueOf } from '../vocabularies';

type Type = ValueOf<'requestType'>;

/**
 * The desks at which requests are decided. The administrator stands in for every desk of the agency, and for none of a client.
 * `client` is whoever decides for the lender; `manager` and `accounts` are the agency's limited ones.
 */
export type Desk = 'administrator' | 'supervisor' | 'manager' | 'accounts' | 'client';

/**
 * One type of request.
 * `asks`: whom each side asks with it; a side that is not named does not raise it. `decides`: the desks that decide it, on the side
 * that is asked. `ownSide`: the client's own lead decides what the client's people raise. `answered`: what is asked for is given
 * rather than allowed. `fileless`: it is about no file. `onClosedFile`: it may be raised and decided once the file is closed.
 * `payload`: what has to be known beside the reason. `answer`: what whoever does it says as they mark it as done.
 */
export interface RequestTypeRow {
  readonly asks: { readonly [S in Side]?: Side };
  readonly decides: readonly Desk[];
  readonly needsAmount?: true;
  readonly ownSide?: true;
  readonly answered?: true;
  readonly fileless?: true;
  readonly onClosedFile?: true;
  readonly payload?: Fields;
  readonly answer?: Fields;
}

const anyone = { agency: 'client', client: 'agency', vendor: 'agency' } as const;
const within = { agency: 'agency', client: 'agency', vendor: 'agency' } as const;
const figure = {
  amount: { kind: 'money', required: true },
  goodUntil: { kind: 'date', required: true },
} as const;
const note = { kind: 'text', max: 300 } as const;

export const requestTypes: { readonly [T in Type]: RequestTypeRow } = {
  hold: {
    asks: within,
    decides: ['supervisor', 'manager', 'client'],
    ownSide: true,
    payload: {
      holdReason: { kind: 'choice', of: 'holdReason', required: true },
      holdUntil: { kind: 'date', required: true },
      holdNote: note,
    },
  },
  release_hold: { asks: within, decides: ['supervisor', 'client'], ownSide: true },
  close: {
    asks: { agency: 'agency', client: 'agency' },
    decides: ['supervisor'],
    payload: { closingReason: { kind: 'choice', of: 'closingReason', required: true } },
  },
  reopen: { asks: { agency: 'agency', client: 'agency' }, decides: ['supervisor'], onClosedFile: true },
  reassign_vendor: {
    asks: within,
    decides: ['supervisor', 'manager'],
    payload: { companyId: { kind: 'reference', to: 'company' } },
  },
  extension: {
    asks: anyone,
    decides: ['supervisor', 'manager', 'client'],
    payload: { newDueDate: { kind: 'date', required: true } },
  },
  skip_approval: { asks: { agency: 'client', vendor: 'client' }, decides: ['client'], needsAmount: true },
  fee_approval: {
    asks: { agency: 'agency', vendor: 'agency' },
    decides: ['supervisor', 'manager', 'accounts', 'client'],
    needsAmount: true,
  },
  storage_extension: {
    asks: { agency: 'client', vendor: 'agency' },
    decides: ['supervisor', 'manager', 'client'],
    payload: { days: { kind: 'integer', min: 1, max: 365, required: true } },
  },
  // What it takes to redeem is between the debtor, the client and its agency.
  redemption_quote: {
    asks: { agency: 'agency', client: 'agency' },
    decides: ['supervisor', 'accounts'],
    payload: { goodUntil: { kind: 'date' } },
    answer: figure,
  },
  release_asset: {
    asks: { agency: 'client', client: 'agency' },
    decides: ['supervisor', 'client'],
    payload: { releaseTo: { kind: 'text', max: 200, required: true } },
  },
  reserve_approval: {
    asks: { agency: 'client', vendor: 'client' },
    decides: ['client'],
    payload: {
      reservePrice: { kind: 'money', required: true },
      floorPrice: { kind: 'money' },
    },
  },
  offer_approval: { asks: { agency: 'client', vendor: 'client' }, decides: ['client'], needsAmount: true },
  repair_approval: {
    asks: { agency: 'client', vendor: 'agency' },
    decides: ['supervisor', 'client'],
    needsAmount: true,
  },
  // Transport dearer than a client leaves to its agency is the client's to decide.
  transport_approval: { asks: within, decides: ['supervisor', 'manager', 'client'] },
  document_request: {
    asks: anyone,
    decides: ['supervisor', 'manager', 'client'],
    answered: true,
    payload: { documentType: { kind: 'choice', of: 'documentType', required: true } },
  },
  information_request: { asks: { agency: 'client' }, decides: ['client'], answered: true },
  payout_or_balance: {
    asks: { agency: 'client' },
    decides: ['client'],
    answered: true,
    payload: { asOf: { kind: 'date' } },
    answer: figure,
  },
  legal_action: { asks: { agency: 'client' }, decides: ['client', 'supervisor'] },
  write_off: {
    asks: { agency: 'client' },
    decides: ['client'],
    needsAmount: true,
    payload: {
      feeIds: { kind: 'references', to: 'fee' },
      closingReason: { kind: 'choice', of: 'closingReason' },
    },
  },
  personal_effects_disposal: {
    asks: { agency: 'agency', vendor: 'agency' },
    decides: ['supervisor', 'manager'],
  },
  user_access: {
    asks: { client: 'agency', vendor: 'agency' },
    decides: [],
    fileless: true,
    payload: {
      email: { kind: 'email', required: true },
      firstName: { kind: 'text', max: 60, required: true },
      lastName: { kind: 'text', max: 60, required: true },
    },
  },
  data_correction: {
    asks: within,
    decides: ['supervisor'],
    onClosedFile: true,
    payload: { what: { kind: 'text', max: 300, required: true } },
  },
  privacy: { asks: within, decides: ['supervisor'], onClosedFile: true },
  other: { asks: within, decides: ['supervisor'], onClosedFile: true },
};

const names = Object.keys(requestTypes) as Type[];

const detailsOf = (which: 'payload' | 'answer'): Fields =>
  Object.assign({}, ...names.map((type) => requestTypes[type][which])) as Fields;

/** All that any type asks for and is answered with: a name means the same wherever it is asked. */
export const requestDetails = { payload: detailsOf('payload'), answer: detailsOf('answer') };

/** The types that a side raises. */
export const typesRaisedBy = (side: Side): readonly Type[] =>
  names.filter((type) => requestTypes[type].asks[side] !== undefined);

/** Whether a type means something of a file as it stands: what is over, or has not begun, is not asked for. */
export function isAskedOf(type: Type, { closed, hold }: { closed: boolean; hold: boolean }): boolean {
  if (type === 'reopen') return closed;
  if (type === 'release_hold') return hold;
  return !closed || requestTypes[type].onClosedFile === true;
}

/** Whether what is asked for is the client's alone to allow: no desk of the agency decides it, the administrator's neither. */
export const isClientsAlone = (type: Type): boolean => {
  const { decides, answered } = requestTypes[type];
  return !answered && decides.length > 0 && decides.every((desk) => desk === 'client');
};

/** The types that are decided at a desk. */
export const typesDecidedAt = (desk: Desk): readonly Type[] =>
  names.filter((type) =>
    desk === 'administrator' ? !isClientsAlone(type) : requestTypes[type].decides.includes(desk),
  );
