/** One holder of a name at a time, over all tabs. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/**
 * Web Locks exist in secure contexts alone. Without them two tabs may refresh at once, which the host's own window
 * for the token just used makes harmless.
 */
export const browserLocks: Locks = {
  request: (name, run) =>
    typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, run) : run(),
};
