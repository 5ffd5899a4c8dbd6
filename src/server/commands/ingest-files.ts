import { placementNames, readHeader } from '#contract/placement/mapping';
import { sentence } from '#contract/words/sentence';
import { checkClient } from '../jobs/check-client';
import type { ImportInput } from '../jobs/import-placements';
import { keepLayout } from '../jobs/placement-layouts';
import { chooseDays, chooseHead, howRead } from '../jobs/choose-head';
import { joined, readCorrections, readValues } from '../jobs/read-layout';
import { sealedCorrections } from '../jobs/sealed-cells';
import { invalid, readFlag, takeSheet } from '../jobs/take-sheet';
import type { Handler } from './handler';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const known = ['clientId', 'values', 'corrections', ...howRead];

/**
 * Takes a spreadsheet of placements: `file` (or `jobId` of a dry run, whose spreadsheet and answers then hold) and `clientId`; how it is
 * to be read (`sheet` of a workbook, `headRow`, `mapping` of its columns, `values` for the lender’s own words, `dayFirst` for days that
 * could be two) and `corrections` of its rows, each found out or left as it is where it is not told. Everything that can be wrong with the spreadsheet as a whole is said at
 * once. How a lender’s spreadsheet was read when it was worked is kept for its next one.
 */
export const ingestFiles: Handler<'ingestFiles'> = (context) =>
  takeSheet(context, 'import', known, async (fields, given, earlier) => {
    context.demand('file.create');
    const before = earlier as ImportInput | undefined;
    const clientId = fields.clientId ?? before?.clientId;
    if (!clientId) throw invalid('clientId', sentence('values.required', { field: 'clientId' }));
    if (!id.test(clientId)) throw invalid('clientId', sentence('values.notOffered', { field: 'clientId' }));
    await checkClient(context.db, context.caller, clientId);
    const { head, sheet, mapping } = await chooseHead(placementNames, given, fields, before);
    const [error] = readHeader(head?.cells ?? [], mapping).errors;
    if (error) throw invalid(fields.mapping ? 'mapping' : 'file', error);
    const values = joined(before?.values ?? {}, fields.values ? readValues(fields.values) : {});
    const put = fields.corrections ? readCorrections(fields.corrections) : {};
    const sealed = sealedCorrections(context.app.sealer, given.upload, put);
    const corrections = joined(before?.corrections ?? {}, sealed);
    const place = { ...(sheet && { sheet }), ...(head && { headRow: head.row }) };
    const layout = { clientId, mapping, values, ...place, ...chooseDays(fields, before) };
    return {
      head,
      input: { ...layout, corrections },
      ...(!readFlag('dryRun', fields.dryRun) && { check: (context) => keepLayout(context, layout) }),
    };
  });
