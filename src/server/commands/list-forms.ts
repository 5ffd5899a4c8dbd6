import { offeredForms } from '../forms/list-forms';
import type { Handler } from './handler';

/** The forms of the caller's role, for one file. */
export const listForms: Handler<'listForms'> = async (context, { fileId }) => ({
  body: { data: await offeredForms(context, fileId) },
});
