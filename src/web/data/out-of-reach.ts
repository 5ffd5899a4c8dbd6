import { HttpError } from 'react-admin';

/** Whether a record could not be read since it is gone, or out of a person's reach. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 403);
