/** Where the calls of this app go: the host that serves it, or the one that it was built for. */
export const apiAddress: string = import.meta.env.VITE_API_URL ?? '/api';

export const apiOrigin = (): string => new URL(apiAddress, location.href).origin;
