/** Where the list of what has been kept for long enough lies among what was fetched. */
export const keptKey = ['desk', 'kept'] as const;
