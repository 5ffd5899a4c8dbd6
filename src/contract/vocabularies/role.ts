/** How far a role sees: which records are in its scope at all. */
export const scope = [
  'all',
  'tree',
  'client_tree',
  'client_office',
  'assigned_company',
  'assigned_user',
  'stage_limited',
] as const;
