import type { AnswerFields } from './commands/answer';
import type { ValueOf } from './vocabularies/index';

/** Where a value is from that a provider told, or the sandbox in its place; nobody types a value under these names. */
export const toldByProvider = ['cbb', 'simulated'] as const satisfies readonly ValueOf<'valueSource'>[];

/** What an asset is worth, now and when its file was placed: each value with who says so and of which day, among the facts of an asset. */
export const valuesOfAsset = [
  { value: 'currentValue', source: 'valueSource', date: 'valueDate' },
  { value: 'valueAtAssignment', source: 'valueAtAssignmentSource', date: 'valueAtAssignmentDate' },
] as const;

/** All that these say. */
export const worthOfAsset = valuesOfAsset.flatMap(({ value, source, date }) => [source, value, date]);

const amount = { kind: 'money', required: true } as const;
const graded = { clean: amount, average: amount, rough: amount } as const;
const adjustment = { kind: 'money', signed: true, required: true } as const;

/** What a vehicle is worth, as the provider tells it and the host answers it: in Canadian dollars, by where it is sold and its condition. */
export const valuationFields = {
  vin: { kind: 'serial', required: true },
  year: { kind: 'integer', min: 1900, max: 2100 },
  make: { kind: 'text', max: 60 },
  model: { kind: 'text', max: 60 },
  trim: { kind: 'text', max: 60 },
  province: { kind: 'choice', of: 'province', required: true },
  currentMileageInKms: { kind: 'integer', min: 0, max: 2_000_000, required: true },
  values: {
    kind: 'part',
    required: true,
    fields: {
      wholesale: { kind: 'part', required: true, fields: { extraClean: amount, ...graded } },
      retail: { kind: 'part', required: true, fields: graded },
      tradeIn: { kind: 'part', required: true, fields: graded },
    },
  },
  kmAdjustment: adjustment,
  regionAdjustment: adjustment,
  valueDate: { kind: 'date', required: true },
  source: { kind: 'choice', of: 'valueSource', required: true },
  expiresAt: { kind: 'moment', required: true },
  cost: amount,
} as const satisfies AnswerFields;
