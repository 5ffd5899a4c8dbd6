/** The secret of every host of a test: what one seals another opens. */
export const hostSecret = 'a key for tests that is long enough to be one';
