import { generate } from '../../support/settling';
import { checkedOn, quoted, ready, tried } from './roads';
import { bring, change, hook, move, override, propose, prove } from './walk';
import type { Act, Path } from './walk';
import { walkAll } from './walk-all';

const checks = ['lien_search_done', 'registration_valid', 'insolvency_check_done'] as const;

/** The lender brings what the money was receipted with, and somebody records it. */
const paidToLender =
  (amountReceived: string): Act =>
  async (by, walked) => {
    const { body } = await bring('receipt')(walked.people.lender, walked);
    return by.call('POST', '/desk/file/recordProof', {
      ...{ fileId: walked.fileId, proof: 'redemption_paid', documentId: body._id },
      facts: { redemption: { redeemedDate: '2026-11-20', amountReceived } },
    });
  };

/** Lets the file past a gate on a form that is made for it there and then. */
const overrideOnForm: Act = async (by, walked) => {
  const { body } = await generate(by, walked.fileId, 'repossession_authorization', {
    overrides: { signatory: 'Jeanne Roy', authorizationDate: '2026-03-02' },
  });
  return by.call('POST', '/desk/file/overrideGate', {
    ...{ fileId: walked.fileId, gate: 'contract_on_file', documentId: body._id },
    reason: 'Counsel has confirmed it in writing',
  });
};

const waived = (contractWaiver: string): Act =>
  prove('contract_waiver', 'correspondence', { checks: { contractWaiver } });

/** What was answered for a file is asked again once the file is another one. The day is Friday 20 November 2026. */
const paths: readonly Path[] = [
  {
    name: 'is let past no gate any more for what it was, once it is found in another province',
    steps: [
      ...ready.slice(0, 3),
      ['manager', move('ready_to_assign'), 200],
      ['manager', propose('V01'), 201],
      ['supervisor', override(checks[0]), 200],
      ['supervisor', override(checks[1]), 200],
      ['supervisor', override(checks[2]), 200],
      ['manager', move('vendor_assigned'), 200],
      ['supervisor', move('vendor_declined', { declineReason: 'no_coverage' }), 200],
      ['supervisor', prove('placement_facts', 'correspondence', { state: 'NB' }), 200],
      ['manager', move('vendor_assigned'), 409, ...checks],
    ],
  },
  {
    name: 'is let past no gate any more for the debtor that it was said to have',
    steps: [
      ...ready.slice(0, 1),
      ['supervisor', override('authorization_on_file'), 200],
      ['manager', move('accepted'), 200],
      ['manager', change({ debtorType: 'business' }), 200],
      ['manager', move('ready_to_assign'), 409, 'authorization_on_file'],
    ],
  },
  {
    name: 'is searched again in the province where it is found',
    steps: [
      ...tried,
      ['supervisor', prove('placement_facts', 'correspondence', { state: 'NB' }), 200],
      ['vendor', hook, 409, 'lien_search_done'],
      ...checkedOn('2026-11-20', '2029-06-30', '2026-11-20').slice(0, 1),
      ['vendor', hook, 200],
    ],
  },
  {
    name: 'is searched again where its serial number was a slip of the pen',
    steps: [
      ...ready,
      ['manager', change({ serialNumber: '1HGCM82633A004352' }), 200],
      ['manager', propose('V01'), 201],
      ['manager', move('vendor_assigned'), 409, 'lien_search_done', 'registration_valid'],
    ],
  },
  {
    name: 'is not searched again where its serial number was not known before',
    placed: { serialNumber: null },
    steps: [
      ...ready,
      ['manager', change({ serialNumber: '1HGCM82633A004352' }), 200],
      ['manager', propose('V01'), 201],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'is let past no gate on a form that was made for it here',
    steps: [
      ['supervisor', overrideOnForm, 422, 'documentId'],
      ['supervisor', override('contract_on_file'), 200],
    ],
  },
  {
    name: 'goes without its contract for a reason that somebody can read',
    steps: [
      ['supervisor', waived('As agreed'), 422, 'checks.contractWaiver'],
      ['supervisor', waived('Lost in the fire of 2020'), 200],
      ['manager', move('accepted'), 200],
    ],
  },
  {
    name: 'is redeemed with money that its lender says it has, not its agency',
    before: quoted('900.00'),
    steps: [
      [
        'manager',
        prove('redemption_paid', 'receipt', {
          redemption: { redeemedDate: '2026-11-20', amountReceived: '900.00' },
        }),
        422,
        'documentId',
      ],
      ['manager', move('redeemed'), 409, 'quote_paid'],
      ['manager', paidToLender('899.99'), 200],
      ['manager', move('redeemed'), 409, 'quote_paid'],
      ['manager', paidToLender('900.00'), 200],
      ['manager', move('redeemed'), 200],
    ],
  },
];

walkAll('a file', paths);
