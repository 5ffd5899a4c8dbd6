/** What somebody has begun to write about a file and not sent yet. */
export interface NoteDraft {
  readonly body: string;
  readonly noteType?: string;
  readonly audience?: string;
  readonly replyToNoteId?: string;
}

const prefix = 'noteDraft.';

/** Drafts are kept per file in this browser; logging out takes them with everything else that is kept. */
export function readDraft(fileId: string): NoteDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + fileId) ?? 'null') as NoteDraft | null;
    return kept && typeof kept.body === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or lets go of it where nothing is written. */
export function keepDraft(fileId: string, draft: NoteDraft): void {
  if (draft.body.trim() === '') localStorage.removeItem(prefix + fileId);
  else localStorage.setItem(prefix + fileId, JSON.stringify(draft));
}

export const dropDraft = (fileId: string): void => localStorage.removeItem(prefix + fileId);
