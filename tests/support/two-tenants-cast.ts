export interface Placed {
  readonly name: string;
  readonly client: string;
  readonly office?: string;
  readonly agency: string;
  readonly vendors: readonly string[];
  readonly people: readonly string[];
}

/** Files of two clients, two agencies and three vendors. Only `shared` is one that a client and vendors both see. */
export const placed: readonly Placed[] = [
  {
    name: 'shared',
    client: 'LNA',
    agency: 'NLR',
    vendors: ['V01', 'V03'],
    people: ['vendor_manager', 'field_agent', 'file_manager'],
  },
  { name: 'own', client: 'LNA', agency: 'NLR', vendors: [], people: ['file_manager'] },
  { name: 'office', client: 'LNA', office: 'LNA-W', agency: 'NLR', vendors: [], people: [] },
  { name: 'unmanned', client: 'LNA', agency: 'NLR', vendors: ['V01'], people: ['vendor_manager'] },
  { name: 'other', client: 'LNB', agency: 'NLR', vendors: ['V02'], people: ['vendor_b'] },
  { name: 'partner', client: 'LNB', agency: 'PAR', vendors: ['V02'], people: ['vendor_b', 'partner'] },
];

/** Who works where, of those whose notes, reminders and own things are in this world. */
export const homes: Readonly<Record<string, string>> = {
  supervisor: 'NLR',
  file_manager: 'NLR',
  partner: 'PAR',
  lender_user: 'LNA',
  lender_supervisor: 'LNA',
  lender_west: 'LNA-W',
  lender_b: 'LNB',
  vendor_manager: 'V01',
  field_agent: 'V01',
  vendor_b: 'V02',
};
