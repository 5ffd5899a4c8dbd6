/** What the host tells browsers over the socket: names, never rows, so that rights are checked on the fetch. */
export const sections = ['notesCount', 'dueRemindersCount', 'userRole', 'all'] as const;
export type Section = (typeof sections)[number];

export const socketPath = '/socket.io';
export const endUserSession = 'EndUserSession';
/** Longest pause between two tries to reconnect, in milliseconds (specification, section 9). */
export const reconnectMost = 10_000;

export const topics = {
  refetch: (userId: string) => `refetch-${userId}` as const,
  refetchRole: (roleId: string) => `refetch-role-${roleId}` as const,
  endSession: (userId: string) => `end-session-${userId}` as const,
  /** Ours: someone changed a file or a part of it; sent to those who look at it. */
  fileChanged: 'file-changed',
};

export interface RefetchNews {
  section: Section;
}
/** One session, or all of the user's where `sessionId` is absent. */
export interface EndSessionNews {
  sessionId?: string;
}
/** `resource`: what changed within the file. */
export interface FileNews {
  fileId: string;
  resource: string;
}
