import { generate } from '../../support/settling';
import { described, ready } from './roads';
import { answer, bring, look, move, order, propose, serve } from './walk';
import type { Act, Path } from './walk';
import { walkAll } from './walk-all';

/** Makes a form of the file, and answers as its maker was answered. */
const make =
  (formType: string, overrides: object): Act =>
  (by, { fileId }) =>
    generate(by, fileId, formType, { overrides });
/** Makes a form, and calls it another document. */
const makeAs =
  (documentType: string, formType: string, overrides: object): Act =>
  async (by, walked) => {
    const { body } = await make(formType, overrides)(by, walked);
    return by.call('PATCH', '/document/', { _id: body._id, documentType });
  };
/** Uploads a document, and calls it another one afterwards. */
const bringAs =
  (documentType: string): Act =>
  async (by, walked) => {
    const { body } = await bring('correspondence')(by, walked);
    return by.call('PATCH', '/document/', { _id: body._id, documentType });
  };

const authorized = { signatory: 'Jeanne Roy', authorizationDate: '2026-03-02' };
const belongings = { items: ['A jacket'], storagePlace: 'Locker 3', holdUntilDate: '2026-12-20' };
/** Who gains by a gate does not open it with a paper of its own making. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'goes to nobody on an authorization that the desk made out itself, under whatever name',
    steps: [
      ...ready.slice(0, 1),
      ['manager', move('accepted'), 200],
      ['manager', make('repossession_authorization', authorized), 201],
      ['manager', move('ready_to_assign'), 409, 'authorization_on_file'],
      ['manager', makeAs('hold_harmless_agreement', 'repossession_authorization', authorized), 200],
      ['manager', move('ready_to_assign'), 409, 'authorization_on_file'],
      ['lender', make('repossession_authorization', authorized), 201],
      ['manager', move('ready_to_assign'), 200],
    ],
  },
  {
    name: 'goes to a vendor on the order of a court that its desk has, and on none that came from who takes it',
    placed: {
      ...{ state: 'QC', contractType: 'consumer_lease' },
      ...{ amountPaid: '17000.00', totalAmountSecured: '18000.00' },
    },
    steps: [
      ...ready,
      ['manager', serve('qc_cpa_30', '2026-10-01'), 200],
      ['manager', propose('V02'), 201],
      ['quebecer', answer('V02', 'accepted'), 200],
      ['manager', move('vendor_assigned'), 409, 'consumer_paid_threshold'],
      ['quebecer', order(['seizure']), 201],
      ['quebecer', bringAs('court_order'), 200],
      ['manager', move('vendor_assigned'), 409, 'consumer_paid_threshold'],
      ['manager', order(['seizure']), 201],
      // Nor does who takes it end with a paper of theirs what a court permits; the court does.
      ['quebecer', order(['none'], '2026-11-20'), 201],
      ['client', order(['none'], '2026-11-20'), 201],
      ['manager', move('vendor_assigned'), 409, 'consumer_paid_threshold'],
      ['manager', order(['seizure'], '2026-11-20'), 201],
      ['quebecer', order(['none'], '2026-11-20'), 201],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'is not all secured while the list of belongings came back from nobody',
    before: described,
    steps: [
      ['manager', propose('V01'), 201],
      ['vendor', answer('V01', 'accepted'), 200],
      ['vendor', make('personal_effects_inventory', belongings), 201],
      ['manager', move('secured_complete'), 409, 'inventory_signed'],
      ['vendor', bring('personal_effects_inventory'), 201],
      ['manager', look, 200],
      ['manager', move('secured_complete'), 200],
    ],
  },
];

walkAll('a file', paths);
