import { readHeader } from '#contract/placement/mapping';
import type { Mapping } from '#contract/placement/mapping';
import { sentence } from '#contract/words/sentence';
import { checkClient } from '../jobs/check-client';
import type { ImportInput } from '../jobs/import-placements';
import { invalid, takeSheet } from '../jobs/take-sheet';
import type { Handler } from './handler';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes a spreadsheet of placements: `file` (or `jobId` of a dry run, whose spreadsheet and answers then hold), `clientId`,
 * and optionally `dryRun` and `mapping`. Everything that can be wrong with the spreadsheet as a whole is said at once.
 */
export const ingestFiles: Handler<'ingestFiles'> = (context) =>
  takeSheet(context, 'import', ['clientId', 'mapping'], async (fields, header, earlier) => {
    context.demand('file.create');
    const before = earlier as ImportInput | undefined;
    const clientId = fields.clientId ?? before?.clientId;
    if (!clientId) throw invalid('clientId', sentence('values.required', { field: 'clientId' }));
    if (!id.test(clientId)) throw invalid('clientId', sentence('values.notOffered', { field: 'clientId' }));
    await checkClient(context.db, context.caller, clientId);
    const mapping = fields.mapping ? readMapping(fields.mapping) : (before?.mapping ?? {});
    const [error] = readHeader(header, mapping).errors;
    if (error) throw invalid(fields.mapping ? 'mapping' : 'file', error);
    return { clientId, mapping };
  });

function readMapping(text: string): Mapping {
  const problem = invalid('mapping', sentence('papers.mappingJSONObjectColumnNames'));
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw problem;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw problem;
  const entries = Object.entries(read as Record<string, unknown>);
  if (entries.length > 200 || entries.some(([, target]) => target !== null && typeof target !== 'string'))
    throw problem;
  return Object.fromEntries(entries) as Mapping;
}
