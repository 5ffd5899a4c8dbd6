import { sql } from 'kysely';
import { openAssignment } from '#contract/lifecycles/assignment';
import { Problem } from '#contract/problems';
import { openFile } from '../records/open-file';
import { present } from '../records/present';
import { takeAll } from '../records/take';
import { writeChange } from '../records/update';
import { demandHandling } from '../rules/company-assignment/demand-handling';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Takes a file back from a company. The assignment stays, as recalled; the company sees the file no longer. */
export const recallAssignment: Handler<'recallAssignment'> = (context, { fileId, companyId, reason }) =>
  inTransaction(context, async (context) => {
    await openFile(context, 'companyAssignment', { fileId });
    await demandHandling(context, fileId);
    const condition = sql`t."fileId" = ${fileId}::uuid and t."companyId" = ${companyId}::uuid
      and t.status = any(${openAssignment}::text[])`;
    const [current] = await takeAll(context, 'companyAssignment', condition);
    if (!current) throw new Problem('NOT_FOUND');
    const after = await writeChange(context, 'companyAssignment', current, {
      status: 'recalled',
      endedAt: context.now.toISOString(),
      endReason: reason ?? null,
    });
    return { body: present('companyAssignment', { ...after }, context.caller) };
  });
