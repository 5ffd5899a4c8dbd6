/** What is done in the field, and what is said of it. */
export const attemptSentences = {
  attempt: 'Attempt: {outcome:attemptOutcome}',
  nobodyInField: 'Nobody is in the field for this file: its status is {status:statusName}.',
  takenAlready:
    'It has been taken already, and nobody looks for it any further: its status is {status:statusName}.',
  placeNeeded: 'Say where that was: the place is what proves it',
  noteNeeded: 'Write down what happened: who objected, to what, and how you left',
  placeWhole: 'A place has a latitude and a longitude',
  beforeAssignment: 'The file was not assigned yet then',
  notInHand: 'The asset is not in hand: the status of the file is {status:statusName}.',
  itemsNamed: 'Say what was found, one thing to a line',
  onHook: 'On hook: {asset}, file {ref}, {day:date} {time}.',
  onHookAt: 'On hook: {asset}, file {ref}, {day:date} {time}, at {address}.',
  lawAdult: 'An adult who lives there has to be present where anything is taken out of a home.',
  lawMoved: 'Not moved more than {km} km without written consent.',
  lawHours: 'Seizures: {days:weekdays} {hours}.',
  movedFar: 'Kept {km} km from where it was taken, with written consent needed beyond {limit} km: {ref}',
  takenWithoutAdult: 'Taken out of a home with no adult present: {ref}',
} as const;
