/** What stands around the pages: the search with its commands, and the connection. */
export const shell = {
  palette: {
    recent: 'Recent files',
  },
  offline: {
    lead: 'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.',
  },
} as const;
