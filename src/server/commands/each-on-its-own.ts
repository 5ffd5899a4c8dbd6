import { schemaOf } from '#contract/kinds/index';
import { Problem } from '#contract/problems';

const key = schemaOf({ kind: 'key', required: true });

/** What a call for many says of one of them: what was done, or why it was not. What is no refusal stops the call. */
export async function eachOnItsOwn(_id: string, run: () => Promise<object>): Promise<object> {
  try {
    return { _id, ok: true, ...(await run()) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors } = error.detail;
    return { _id, ok: false, code: error.code, message: error.message, ...(errors && { errors }) };
  }
}

/**
 * An id as it was sent.
 * @throws Problem NOT_FOUND where it is none
 */
export function idOf(given: string): string {
  if (!key.isValidSync(given, { strict: true })) throw new Problem('NOT_FOUND');
  return given;
}
