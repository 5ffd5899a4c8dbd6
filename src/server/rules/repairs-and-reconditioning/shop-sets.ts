/** What of a repair the shop itself says: its estimate, and what it came to. */
export const shopSets: readonly string[] = [
  'category',
  'description',
  'status',
  'estimateAmount',
  'estimateDate',
  'estimateDocumentId',
  'completedDate',
  'actualAmount',
  'varianceReason',
  'warrantyUntil',
  'photosBefore',
  'photosAfter',
];
