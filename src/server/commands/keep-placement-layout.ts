import { isPlacementColumn, placementColumns } from '#contract/placement/columns';
import { placementNames } from '#contract/placement/mapping';
import { readColumns } from '#contract/placement/read-columns';
import type { ValueMapping } from '#contract/placement/row-says';
import { Problem } from '#contract/problems';
import { vocabularies } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { checkClient } from '../jobs/check-client';
import { keepLayout, layoutsOf } from '../jobs/placement-layouts';
import { holdMapping, holdValues } from '../jobs/read-layout';
import { invalid } from '../jobs/take-sheet';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Keeps how a lender’s next spreadsheets are read, for whoever may place files for it. */
export const keepPlacementLayout: Handler<'keepPlacementLayout'> = (context, given) =>
  inTransaction(context, async (context) => {
    context.demand('file.create');
    const { clientId, follows, sheet, headRow, dayFirst } = given;
    await take(context, 'company', clientId);
    await checkClient(context.db, context.caller, clientId);
    const mapping = holdMapping(given.mapping);
    const [error] = readColumns(placementNames, Object.keys(mapping), mapping).errors;
    if (error) throw invalid('mapping', error);
    const values = holdValues(given.values);
    holdToOffered(values);
    const place = { ...(sheet && { sheet }), ...(headRow && { headRow }) };
    const days = typeof dayFirst === 'boolean' ? { dayFirst } : {};
    const layout = { clientId, mapping, values, ...place, ...days };
    await keepLayout(context, layout, follows);
    const [kept] = await layoutsOf(context.db, clientId);
    if (!kept) throw new Problem('NOT_FOUND');
    return { body: kept };
  });

/** A word of a lender stands for one of our values, where these are a closed set. */
function holdToOffered(values: ValueMapping): void {
  for (const [column, words] of Object.entries(values)) {
    const field = isPlacementColumn(column) ? placementColumns[column] : undefined;
    if (field?.kind !== 'choice') continue;
    const offered: readonly string[] = vocabularies[field.of];
    const value = Object.values(words).find((one) => !offered.includes(one));
    if (value !== undefined)
      throw invalid('values', sentence('documents.notValueOf', { value: value.slice(0, 60), column }));
  }
}
