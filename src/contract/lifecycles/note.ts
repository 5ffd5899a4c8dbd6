/** How long a person may correct or withdraw a note, in minutes; what others have read stays as they read it. */
export const correctableMinutes = 15;

interface Written {
  readonly senderId: string;
  readonly createdAt: string;
  readonly readBy?: readonly { readonly userId: string }[] | null;
}

/** Who else than its sender has read a note. */
export function readersOf<N extends Pick<Written, 'senderId' | 'readBy'>>(
  note: N,
): NonNullable<N['readBy']>[number][] {
  return (note.readBy ?? []).filter(({ userId }) => userId !== note.senderId);
}

/** Whether a person's own note still stands as they alone know it: soon after it was written, and read by nobody. */
export function isCorrectable(note: Written, userId: string, now: number): boolean {
  const isFresh = now - Date.parse(note.createdAt) < correctableMinutes * 60_000;
  return note.senderId === userId && isFresh && readersOf(note).length === 0;
}
