import { offeredForms } from '../forms/list-forms';
import type { Handler } from './handler';

/** The forms of the caller's role, for one file. */
export const listForms: Handler<'listForms'> = async (work, { fileId }) => ({
  body: { data: await offeredForms(work, fileId) },
});
