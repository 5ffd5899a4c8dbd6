/** What stands around the pages: the search with its commands, and the connection. */
export const shell = {
  palette: {
    recent: 'Recent files',
  },
  offline: {
    show: 'In the field',
    unsent:
      '%{count} record from the field is on its way. |||| %{count} records from the field are on their way.',
    notTaken: 'Something recorded in the field was not taken.',
    lead: 'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.',
  },
} as const;
