/** How a price came about, as it is said beside an amount. Units: one of them, and several. */
export const priced = {
  units: {
    flat: null,
    each: ['unit', 'units'],
    per_km: ['km', 'km'],
    per_day: ['day', 'days'],
    per_hour: ['hour', 'hours'],
    percent: null,
    cost: null,
  },
  shares: {
    balance: '{rate}% of the balance',
    salePrice: '{rate}% of the sale price',
    rest: '{rate}% of the rest billed on the file',
    named: '{rate}% of the amount named',
  },
  base: 'taken of {amount}',
  free: '{count} free',
  least: 'at least {amount}',
  most: 'at most {amount}',
} as const;
