import type { ValueOf } from './vocabularies';

/**
 * What history says of a happening that has no name or reason of its own to tell. A screen that words the happening itself leaves
 * it out; whoever reads the history elsewhere still reads a sentence.
 */
export const plainHappenings = {
  file_updated: 'The file was changed.',
  stage_changed: 'The file moved to another stage.',
  status_changed: 'The file moved to another status.',
  file_closed: 'The file was closed.',
  file_reopened: 'The file was re-opened.',
  hold_set: 'The file was put on hold.',
  hold_released: 'The hold was released.',
  rush_changed: 'The rush mark was changed.',
  gate_overridden: 'A gate was overridden.',
  user_assigned: 'The people assigned to the file were changed.',
  notice_served: 'The notice was recorded.',
  asset_updated: 'The asset was changed.',
  remarketing_updated: 'The remarketing was changed.',
  note_added: 'A note was added.',
  note_edited: 'A note was changed.',
  note_posted_to_client: 'A note was posted to the client.',
  reminder_changed: 'A reminder was changed.',
} as const satisfies { readonly [T in ValueOf<'historyType'>]?: string };

export type PlainHappening = keyof typeof plainHappenings;
