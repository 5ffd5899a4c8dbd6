import type { Check } from './check';

/** The file is closed: its costs were settled without this one. */
export const closedFile: Check = { ofLine: ({ file }) => file.closed };
