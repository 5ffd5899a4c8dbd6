export const jobStatus = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
/**
 * `import`: placements become files · `update`: a spreadsheet changes files · `export`: a list becomes a file · `close_out`: closed files
 * are told to their lender · `report`: a report is made · `lender`: what a
 * lender's file asks for is done · `update_report`: a lender is told how its open files stand · `evidence_pack`: all that is
 * known of a file, with its documents, in one archive · `undo`: what a spreadsheet or a count did is taken back · `reckoning`: the clocks of
 * files are worked out anew after a rule of law was changed · `past_due`: the days past due of files were counted on, at once and as a whole.
 */
export const jobKind = [
  'import',
  'update',
  'export',
  'close_out',
  'report',
  'lender',
  'update_report',
  'evidence_pack',
  'undo',
  'reckoning',
  'past_due',
] as const;
/** What became of one row of a spreadsheet, or would. */
export const rowOutcome = ['created', 'updated', 'unchanged', 'rejected'] as const;
/** The lenders whose files have a layout and a drop folder of their own; a company says which of them it is. */
export const lenderKey = ['cibc', 'lender-a', 'lender-b'] as const;
export const exportFormat = ['csv', 'xlsx'] as const;
export const seedDataset = ['reference', 'demo-small', 'demo-medium'] as const;
