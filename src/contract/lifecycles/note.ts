/** How long a person may correct or withdraw a note, in minutes; what others have read stays as they read it. */
export const correctableMinutes = 15;

interface Written {
  readonly senderId?: string;
  readonly createdAt?: string;
  readonly readBy?: readonly { readonly userId: string }[] | null;
}

/** Who else than its sender has read a note. */
export function readersOf<N extends Pick<Written, 'senderId' | 'readBy'>>(
  note: N,
): NonNullable<N['readBy']>[number][] {
  return (note.readBy ?? []).filter(({ userId }) => userId !== note.senderId);
}

/** Why its sender can no longer correct or withdraw a note; `undefined` while it still stands as they alone know it. */
export function whyNotCorrect(note: Written, now: number): 'READ' | 'TOO_OLD' | undefined {
  if (readersOf(note).length > 0) return 'READ';
  const isFresh = now - Date.parse(note.createdAt ?? '') < correctableMinutes * 60_000;
  return isFresh ? undefined : 'TOO_OLD';
}
