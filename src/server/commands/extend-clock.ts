import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { holdToAction } from '../records/hold-to-action';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { readClocks } from '../rules/file/read-clocks';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

/** Gives more time than the law asks for, with the reason. A clock is lengthened only. */
export const extendClock: Handler<'extendClock'> = (context, { fileId, clock, until, reason }) =>
  inTransaction(context, async (context) => {
    const { caller } = context;
    if (sideOf(caller.activityType) !== 'agency')
      throw new Problem('FORBIDDEN', { message: sentence('files.serviceNotYours') });
    const at = context.now.toISOString();
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      holdToAction(context, 'file', file, 'edit');
      const running = (await readClocks(context.db, file)).flatMap(({ name, how, due }) =>
        name === clock && how === 'wait' && due ? [due] : [],
      );
      const latest = running.sort().at(-1);
      if (!latest) throw conflict(sentence('files.clockNotRunning'));
      if (until <= latest) throw invalid('until', sentence('files.clockOnlyLonger', { day: latest }));
      const extension = { clock, until, reason, userId: caller.userId, at };
      return { clockExtensions: [...(file.clockExtensions ?? []), extension], lastActivityDate: at };
    });
    return { body: await answerWhole(context, 'file', after) };
  });
