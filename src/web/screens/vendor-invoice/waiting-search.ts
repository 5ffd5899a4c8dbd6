/** The queue of vendors' invoices that wait for a person's decision, as an address says it: what is due first at the top. */
export const waitingSearch = 'decidable=true&sortBy=dueDate';
