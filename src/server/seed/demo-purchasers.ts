import type { Seeded } from './demo-bundle';
import { createRandom } from './random';
import { seedId } from './seed-id';

type Purchaser = Omit<Seeded<'purchaser'>, '_id' | 'companyId' | 'country'>;

const purchasers: readonly Purchaser[] = [
  dealer('Sample Auto Sales Ltd.', 'Mississauga', 'ON', 'L5B 1M2', 'S100200'),
  dealer('Placeholder Motors Inc.', 'London', 'ON', 'N6A 1B3', 'S100311'),
  dealer('Autos Exemple inc.', 'Laval', 'QC', 'H7N 1A1', 'S100422'),
  dealer('Prairie Test Vehicles Ltd.', 'Regina', 'SK', 'S4P 1J9', 'S100533'),
  {
    ...dealer('Specimen Wholesale Corp.', 'Brampton', 'ON', 'L6Y 1N2', 'S100644'),
    purchaserType: 'wholesaler',
  },
  {
    ...dealer('Demo Harbour Exports Ltd.', 'Halifax', 'NS', 'B3H 1A1', 'S100755'),
    purchaserType: 'exporter',
    isTaxExempt: true,
    exemptionReason: 'Exported within 30 days, with proof',
  },
  {
    ...dealer('Gabarit Recyclage inc.', 'Trois-Rivières', 'QC', 'G9A 1A1', 'S100866'),
    purchaserType: 'dismantler',
    bidLimit: '4500.00',
  },
  {
    ...dealer('Overdue Motors Ltd.', 'Hamilton', 'ON', 'L8N 1A1', 'S100977'),
    status: 'blocked',
    blockedReason: 'Two units taken and not paid within ten days',
  },
  {
    purchaserType: 'individual',
    firstName: 'Harjit',
    lastName: 'Oliver',
    city: 'Calgary',
    state: 'AB',
    postalCode: 'T2P 1B3',
    phone: '+14035550188',
    email: 'harjit.oliver@mail.example',
    bidLimit: '15000.00',
  },
];

function dealer(
  legalName: string,
  city: string,
  state: 'ON' | 'QC' | 'SK' | 'NS',
  postalCode: string,
  dealerLicenceNumber: string,
): Purchaser {
  return {
    purchaserType: 'dealer',
    legalName,
    dealerLicenceNumber,
    licenceProvince: state,
    address: `${dealerLicenceNumber.slice(-3)} Sample Ridge Rd`,
    city,
    state,
    postalCode,
    email: `sales@${dealerLicenceNumber.toLowerCase()}.example`,
  };
}

const idOf = ({ legalName, lastName }: Purchaser): string => seedId('purchaser', legalName ?? lastName ?? '');

/** Who buys from the demo agency: dealers mostly, one that is blocked and one that may not spend much. */
export const demoPurchasers: readonly Seeded<'purchaser'>[] = purchasers.map((one) => ({
  ...one,
  _id: idOf(one),
  companyId: seedId('company', 'NLR'),
}));

const buying = purchasers.filter(({ status, bidLimit }) => status !== 'blocked' && !bidLimit);

/** Who bought a unit: one that may buy at any price. */
export const buyerOf = (fileId: string): string => idOf(createRandom(`purchaser ${fileId}`).pick(buying));
