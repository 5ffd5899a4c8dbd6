/** What stands around the pages: the search with its commands, and the connection. */
export const shell = {
  palette: {
    recent: 'Recent files',
  },
  offline: {
    show: 'In the field',
    unsent:
      '%{count} record from the field is on its way. |||| %{count} records from the field are on their way.',
    unsentWaits:
      '%{count} record from the field waits for a line. |||| %{count} records from the field wait for a line.',
    notTaken: 'Something recorded in the field was not taken.',
    lead: 'You are offline. What you see may be out of date, and nothing can be saved on this page until the connection is back.',
    roadside:
      'You are offline. What you see may be out of date; what you record here is kept, and sent once the connection is back.',
  },
} as const;
