import { problemCodes } from '../problems';

/** What several commands answer, and the fields that most answers are made of. */
export const nothing = { fields: {} } as const;
export const codeAsked = { fields: { showMFAForm: { kind: 'flag', required: true } } } as const;
export const jobStarted = { status: 202, fields: { jobId: { kind: 'key', required: true } } } as const;

export const id = { kind: 'key', required: true } as const;
export const count = { kind: 'integer', min: 0, required: true } as const;
export const said = { kind: 'text', required: true } as const;
export const flag = { kind: 'flag', required: true } as const;
export const moment = { kind: 'moment', required: true } as const;
/** What is left out where there is nothing to say. */
export const maybe = { optional: true } as const;
/** What became of one of several that a call works on, each on its own: that it was done, or why it was not. */
export const became = {
  ok: flag,
  code: { kind: 'word', of: problemCodes, required: true, ...maybe },
  message: { ...said, ...maybe },
  errors: { kind: 'value', ...maybe },
} as const;
export const oneOfMany = { _id: said, ...became } as const;
/** How many rows there are, and where among them those that are answered stand. */
export const paged = { total: count, page: { kind: 'integer', required: true }, size: count } as const;
/** Behind which row a list that is told the newest first goes on: the moment and the id of the last one that was seen. */
export const goesOn = { before: { kind: 'moment' }, beforeId: { kind: 'key' } } as const;
