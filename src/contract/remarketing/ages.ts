/** How long units have been for sale, in whole days from and to, both included, by the name of each group. */
export const unitAges = {
  '0-15': [0, 15],
  '16-30': [16, 30],
  '31-45': [31, 45],
  '46-60': [46, 60],
  '60+': [61, undefined],
} as const satisfies { readonly [age: string]: readonly [from: number, to: number | undefined] };

/** What a unit is ageing by: days for sale, or how often it was offered and not sold. It is decided on anew before it is offered again. */
export const ageingFrom = { days: unitAges['60+'][0], noSales: 2 } as const;

export type UnitAge = keyof typeof unitAges;
export const unitAgeNames = Object.keys(unitAges) as UnitAge[];
