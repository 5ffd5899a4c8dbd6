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
  base: 'taken of {amount}',
  free: '{count} free',
  least: 'at least {amount}',
  most: 'at most {amount}',
} as const;
