import { Problem } from '#contract/problems';
import { declarationOf, isResourceName } from '#contract/resources/index';
import { listCalls } from '#contract/resource';
import { sentence } from '#contract/words/sentence';
import { exportColumns } from '../jobs/export-columns';
import type { ExportInput } from '../jobs/export-list';
import { exportName } from '../jobs/export-name';
import { listQueryOf } from '../jobs/export-rows';
import { startJob } from '../jobs/job-row';
import type { Handler } from './handler';

/** Starts the export of a whole list, by the right to export that resource. */
export const exportList: Handler<'exportList'> = async (context, asked) => {
  const { resource, columns, format, language } = asked;
  if (!isResourceName(resource) || listCalls(declarationOf(resource)).length === 0) {
    const message = sentence('documents.notListCanExported', { name: resource });
    throw new Problem('INVALID', { message, errors: { resource: message } });
  }
  context.demand(`${resource}.export`);
  const query = (asked.query ?? '').replace(/^\?/, '');
  const { filters } = listQueryOf(context, resource, query);
  exportColumns(resource, columns, language);
  const named = { resource, filters, language, format };
  const fileName = await exportName(context.db, context.caller, context.now, named);
  const input: ExportInput = { resource, query, columns: columns ?? null, format, language, fileName };
  return startJob(context, { kind: 'export', input });
};
