/** What the host says of searches that are bought, and of what became of them. */
export const searchSentences = {
  vinNotOfFile: 'A search goes by the serial number of the file, {vin}.',
  fileHasNoVin: 'The file has no serial number to search by.',
  nameRegistry: 'Name a registry to search in.',
  businessByName: 'A business is searched for as a business, a person as a person.',
  birthDateNeeded: 'A specific search goes by the date of birth, which the file does not have.',
  birthDateNotYours: 'A specific search goes by the date of birth, which you may not see; search without it.',
  onlyBritishColumbia: 'ICBC knows vehicles of British Columbia.',
  monthlyCap:
    'Your company has had the {most} reports of this month that its staff may order; a supervisor may order more.',
  standsAlready:
    'The same search was ordered on {on:date} for {cost:money} and counts for 30 days. Order it again only if you mean to pay for it again.',
  ordered: '{kind:searchKind} ordered of {provider}.',
  outcome: '{kind:searchKind}: {status:searchStatus}.',
  waits: '{kind:searchKind}: {status:searchStatus}. {why:sentence}',
  notReached: 'The provider could not be reached: {why:sentence}. It is tried again.',
  refused: 'The provider refused it ({status:number}).',
  refusedSaying: 'The provider refused it: {said}',
  answeredLater: 'The provider answered {status:number}. It is tried again.',
  cannotRead: 'The provider answered with something that cannot be read. Nothing of it was taken over.',
  anotherSubject:
    'The provider answered for something else than what was searched for. Nothing of it was taken over.',
  tooLong: 'The provider’s answer is too long to be one. Nothing of it was taken over.',
  referenceTaken: 'The provider answered with the reference of another order. Nothing of it was taken over.',
  subjectGone: 'What was to be searched for is no longer on the file.',
  isOver: 'This search has its answer.',
  othersFirst: '{who} is registered before our client in {jurisdiction:province}.',
  noSuchRegistration: 'There is no registration {number}.',
  dischargeOwn:
    'Only a registration of our client’s that stands among the lien holders of the file is discharged from here.',
  holderIsNotified: '{name} is to be notified: say otherwise among the lien holders first.',
  lienHoldersChanged: 'Lien holders changed.',
} as const;
