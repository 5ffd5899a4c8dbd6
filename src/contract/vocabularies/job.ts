export const jobStatus = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
/**
 * `import`: placements become files · `update`: a spreadsheet changes files · `export`: a list becomes a file · `close_out`: closed files
 * are told to their lender.
 */
export const jobKind = ['import', 'update', 'export', 'close_out'] as const;
export const exportFormat = ['csv', 'xlsx'] as const;
export const seedDataset = ['reference', 'demo-small', 'demo-medium'] as const;
