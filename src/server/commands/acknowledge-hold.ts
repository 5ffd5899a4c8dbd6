import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** A company that works a file says that it knows of the hold. Once is enough, whoever of its people says it. */
export const acknowledgeHold: Handler<'acknowledgeHold'> = (context, { fileId }) =>
  inTransaction(context, async (context) => {
    const { caller } = context;
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      const { rows } = await sql<{ companyId: string }>`
      select a as "companyId" from unnest(${file.assignedCompanies ?? []}::uuid[]) with ordinality f(a, place)
      where a = any((select lineage from company where _id = ${caller.companyId}::uuid)::uuid[]) or a = any(${caller.tree}::uuid[])
      order by place limit 1`.execute(context.db);
      const companyId = rows[0]?.companyId;
      if (!companyId)
        throw new Problem('FORBIDDEN', {
          message: sentence('files.onlyCompanyWorksFileAcknowledges'),
        });
      if (!file.hold) throw new Problem('CONFLICT', { message: sentence('files.fileNotHold') });
      const known = file.holdAcknowledgements ?? [];
      const isKnown = known.some((one) => one.companyId === companyId);
      const mine = { companyId, userId: caller.userId, at: context.now.toISOString() };
      return isKnown ? {} : { holdAcknowledgements: [...known, mine] };
    });
    return { body: await answerWhole(context, 'file', after) };
  });
