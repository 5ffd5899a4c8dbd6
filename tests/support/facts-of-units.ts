import type { Random } from '#server/seed/random';

/** A fact of a unit as a test gives it, `null` where the unit has none. */
export type Fact = string | number | boolean | null;
export type Facts = Readonly<Record<string, Fact>>;

const choices: Readonly<Record<string, readonly string[]>> = {
  reserveStatus: ['not_set', 'proposed', 'approved', 'declined'],
  saleChannel: ['physical_lane', 'online_timed', 'salvage'],
  proceedsStatus: ['none', 'invoiced', 'received', 'remitted'],
  ownershipStatus: ['not_started', 'requested', 'received', 'transferred'],
  lienStatus: ['clear', 'own_only', 'third_party', 'unknown'],
  lightCode: ['green', 'yellow', 'red', 'white'],
};
/** Facts of the same kind that stand on the file beside its sale. */
const besideSale: typeof choices = {
  state: ['AB', 'ON', 'QC'],
  keysStatus: ['none', 'one', 'two_plus', 'cut'],
  drivable: ['yes', 'no', 'unknown'],
  reconStatus: ['draft', 'estimate_received', 'approved', 'completed'],
};
const closed = { ...choices, ...besideSale };

/** Who buys: names with what means something where they are looked for, a person among companies. */
export const buyers = [
  { legalName: 'L’Étoile d’Or Autos' },
  { legalName: '100%_Autos Ltd.' },
  { legalName: 'Autos 100 Ltd.' },
  { legalName: 'O\\Brien & "Sons"' },
  { purchaserType: 'individual', firstName: 'Renée', lastName: 'Ñandú' },
] as const;
export const nameOfBuyer = (buyer: (typeof buyers)[number]): string =>
  'legalName' in buyer ? buyer.legalName : `${buyer.firstName} ${buyer.lastName}`;

const written: Readonly<Record<string, readonly string[]>> = {
  auctionStockNumber: ['ST-9', 'ST-14', 'st-140', 'Q_7'],
  runNumber: ['A-2', 'A-14', 'b-3', 'B-30'],
  offerStatus: ['Première offre', 'Counter-offer', 'Withdrawn'],
  announcements: ['Frame damage', 'Odomètre remplacé', '100% as is'],
};
const looked = { ...written, purchaserName: buyers.map(nameOfBuyer) };
const amounts = ['appraisalValue', 'floorPrice', 'lastBid', 'salePrice'];

/** Facts of a sale at random, as they stand on a file. */
export function someFacts(random: Random): Facts {
  const maybe = (value: () => Fact): Fact => (random.chance(0.7) ? value() : null);
  const money = (): string => `${random.int(900, 30_000)}.${String(random.int(0, 99)).padStart(2, '0')}`;
  return {
    ...Object.fromEntries(amounts.map((name) => [name, maybe(money)])),
    ...Object.fromEntries(
      [...Object.entries(choices), ...Object.entries(written)].map(([name, values]) => [
        name,
        maybe(() => random.pick(values)),
      ]),
    ),
    conditionGrade: maybe(() => random.int(0, 50) / 10),
    appraisalDate: maybe(() => `2026-10-${String(random.int(1, 31)).padStart(2, '0')}`),
    runCount: maybe(() => random.int(0, 12)),
  };
}

/** Those that stand beside it; a unit has a province always. */
export function someBesideSale(random: Random): Facts {
  return Object.fromEntries(
    Object.entries(besideSale).map(([name, values]) => [
      name,
      name === 'state' || random.chance(0.7) ? random.pick(values) : null,
    ]),
  );
}

/** How a fact is bounded: amounts by what they come to, days as they follow each other. */
const measured = (fact: Fact): number | string | null =>
  typeof fact === 'string' && /^-?\d+(\.\d+)?$/.test(fact) ? Number(fact) : (fact as number | string | null);

const plain = (text: Fact | undefined): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a unit of these facts is found by one parameter, said in plain code. */
export function isFound(facts: Facts, parameter: string, value: string): boolean {
  const end = /(From|To)$/.exec(parameter)?.[0];
  const name = end ? parameter.slice(0, -end.length) : parameter;
  const fact = facts[name];
  if (fact === undefined) throw new Error(`no fact of a unit is called ${name}`);
  if (fact === null) return false;
  if (end) {
    const [has, bound] = [measured(fact), measured(value)] as [number, number];
    return end === 'From' ? has >= bound : has <= bound;
  }
  if (name === 'runNumber') return plain(fact).startsWith(plain(value));
  return name in looked ? plain(fact).includes(plain(value)) : String(fact) === value;
}

/** By what a unit of these facts is looked for, mostly, and by what others are: one parameter of each way, at random. */
export function someFactFilters(facts: Facts, random: Random): Record<string, string> {
  const asked = Object.entries(facts).flatMap(([name, fact]): [string, string][] => {
    const isOwn = fact !== null && random.chance(0.7);
    if (name in closed) return [[name, isOwn ? String(fact) : random.pick(closed[name] ?? [])]];
    if (name in looked) {
      const whole = isOwn ? String(fact) : random.pick(looked[name as keyof typeof looked] ?? []);
      return [[name, name === 'runNumber' ? whole.slice(0, 3) : whole.slice(1, 4)]];
    }
    if (fact === null) return [];
    if (typeof fact === 'boolean') return [[name, String(fact)]];
    return [
      [`${name}From`, String(fact)],
      [`${name}To`, String(fact)],
    ];
  });
  return Object.fromEntries(asked.filter(() => random.chance(0.06)));
}

/** The place of a fact in an order: closed values as they follow each other, what is written by its words and the value of its numbers. */
export function placeOf(name: string, fact: Fact): number | string | null {
  if (fact === null) return null;
  const values = closed[name];
  if (values) return values.indexOf(String(fact));
  if (!(name in written)) return measured(fact);
  return plain(fact).replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
