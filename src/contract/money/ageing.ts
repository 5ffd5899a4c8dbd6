import type { ValueOf } from '../vocabularies';

/**
 * How late what is owed is, in whole days after it was due: the brackets in which every ageing is told, of what is owed to us and of what
 * we owe.
 */
export const ageing = {
  notDue: { from: null, to: 0 },
  due1to30: { from: 1, to: 30 },
  due31to60: { from: 31, to: 60 },
  due61to90: { from: 61, to: 90 },
  dueOver90: { from: 91, to: null },
} as const satisfies {
  readonly [B in Exclude<ValueOf<'receivable'>, 'creditsNotUsed'>]: {
    readonly from: number | null;
    readonly to: number | null;
  };
};

export type AgeingBracket = keyof typeof ageing;
export const ageingBrackets = Object.keys(ageing) as readonly AgeingBracket[];
