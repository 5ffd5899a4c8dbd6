import type { Check } from './check';

/** The vendor never took the file on. */
export const noAssignment: Check = {
  ofLine: ({ file }, { workedFiles }) => !workedFiles.has(file._id),
};
