export const jobStatus = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
/** `import`: placements become files · `update`: a spreadsheet changes files · `export`: a list becomes a file. */
export const jobKind = ['import', 'update', 'export'] as const;
export const exportFormat = ['csv', 'xlsx'] as const;
export const seedDataset = ['reference', 'demo-small', 'demo-medium'] as const;
