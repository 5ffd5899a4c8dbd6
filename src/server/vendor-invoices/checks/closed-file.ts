import type { Check } from './check';

/** The file is closed: its costs were settled without this one. */
export const closedFile: Check = { of: 'line', found: ({ file }) => file.closed };
