import { HttpError } from 'react-admin';

/** Whether a record could not be read since there is none of that id for this person, or since what the address holds is no id at all. */
export const isNoSuchRecord = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);
