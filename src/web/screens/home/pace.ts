/** Milliseconds between two looks at the day. */
export const pace = 60_000;
