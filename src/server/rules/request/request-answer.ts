import { requestTypes } from '#contract/lifecycles/request-types';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { readBody } from '#contract/shapes';
import { sentence } from '#contract/words/sentence';
import { findBehind } from '../../records/apply-decision';
import { updateRecord } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { forbiddenField, invalid } from '../refuse';

type Request = Recorded<'request'>;
/** A figure that settles an account, and the last day on which it does. */
interface Figure {
  readonly amount: string;
  readonly goodUntil: string;
}

/**
 * Holds what a request is done with to what its type asks for. `isDone`: the request is being done.
 * @throws Problem INVALID naming `answer.x`, FIELD_FORBIDDEN where nothing is said yet, or ever
 */
export async function checkAnswer(
  context: TransactionContext,
  { requestType, fileIds }: Request,
  answer: unknown,
  isDone: boolean,
): Promise<void> {
  const { answer: fields } = requestTypes[requestType];
  if (answer != null && (!fields || !isDone)) throw forbiddenField('answer');
  if (!fields || !isDone) return;
  let figure: Figure;
  try {
    figure = readBody(fields, 'draft', (answer ?? {}) as object, context.now) as unknown as Figure;
  } catch (error) {
    throw error instanceof Problem && error.detail.errors ? ofAnswer(error) : error;
  }
  const file = await findBehind(context, 'file', fileIds[0] ?? '');
  if (file && figure.goodUntil < todayIn(file.state, context.now))
    throw invalid('answer.goodUntil', sentence('values.notPast', { field: 'answer.goodUntil' }));
}

function ofAnswer({ sentence: message, detail }: Problem): Problem {
  const errors = Object.entries(detail.errors ?? {}).map(([field, said]) => [`answer.${field}`, said]);
  return new Problem('INVALID', { message, errors: Object.fromEntries(errors) });
}

/** Sets on the files what would settle the account, and until when, as who answers may set it. */
export async function setPayoff(context: TransactionContext, { fileIds, answer }: Request): Promise<void> {
  const { amount, goodUntil } = answer as unknown as Figure;
  for (const id of fileIds) {
    const file = await findBehind(context, 'file', id);
    if (file) await updateRecord(context, 'file', file, { payoffAmount: amount, payoffGoodUntil: goodUntil });
  }
}
