import type { TextsOf } from '../texts-of';

/** The texts of the page of all that is for sale. `%{names}` are filled in. */
export const remarketing = {
  title: 'Remarketing',
  lead: 'Everything that is for sale or being settled: how long, whose, where, and what it comes to.',
  none: 'Nothing is for sale here',
  noneLead: 'A unit appears once its file reaches remarketing. Take a filter away to see more.',
  all: 'All',
  byAge: 'Units by days for sale',
  byClient: 'Units by client',
  unit: 'Unit',
  units: '%{count} unit |||| %{count} units',
  statusId: 'Status',
  clientId: 'Client',
  auctionId: 'Auction',
  ageing: 'Days for sale',
  saleDateFrom: 'Sale from',
  saleDateTo: 'Sale up to',
  sortBy: 'Order',
  rising: '%{what}, rising',
  falling: '%{what}, falling',
  daysInRemarketing: 'Days for sale',
  saleDate: 'Sale date',
  reservePrice: 'Reserve',
  cbbAverage: 'Black Book',
  noSaleCount: 'No sales',
  recon: 'Repairs',
  salePrice: 'Sold for',
  ofCbb: '%{share} % of Black Book',
  hold: 'On hold',
  stop: 'Stay of proceedings',
} as const;

export type RemarketingTexts = TextsOf<typeof remarketing>;
