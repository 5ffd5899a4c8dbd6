import { readLoad } from '../home/people-load';
import type { Handler } from './handler';

/** Who has how much. */
export const showLoad: Handler<'showLoad'> = async (context) => ({
  body: { people: await readLoad(context) },
});
