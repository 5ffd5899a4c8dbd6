/** What the host makes of the notes of a file: what happened, whose turn it is, what comes next, and what it rests on; and why no model did. */
export const summarySentences = {
  happened: '{day:date}, {kind:noteType}: {text}',
  turn: 'Next to move: {mover:mover}. The status of the file is {status:statusName}.',
  turnOnHold: 'The file is on hold. After it, next to move: {mover:mover}.',
  asked: 'Asked on {day:date} and not decided: {type:requestType}.',
  request: '{type:requestType}',
  stands: '{status:statusName}',
  unanswered: 'Unanswered since {day:date}: {text}',
  nextBy: 'Expected next: {status:statusName}, due {day:date}.',
  next: 'Expected next: {status:statusName}.',
  nextUndecided: 'What comes next has to be decided.',
  replyDue: 'A reply is due {day:date}: {text}',
  nothingWritten: 'Nothing has been written on this file.',
  modelSilent: 'The language model was not reached ({why:sentence}); what stands here is the host’s own.',
  modelRefused: 'The language model answered {status}; what stands here is the host’s own.',
  modelUnread:
    'The language model answered what does not rest on the notes; what stands here is the host’s own.',
} as const;
