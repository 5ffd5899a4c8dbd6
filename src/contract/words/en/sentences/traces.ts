/** Skip traces, and what is copied from them. */
export const traceSentences = {
  skipTrace: 'Skip trace: {type:skipTraceType}',
  promoted: 'Found by skip trace ({type:skipTraceType}) and copied to {name}: {found}',
  tracesWereDeleted: 'The skip traces of file {ref} were deleted ({number:number}): {reason}',
  onlyTracersTrace: 'Only a tracing company that the file is assigned to records skip traces here.',
  consentMustBeNamed: 'Say where the consent stands',
  paidTraceNeedsApproval: 'A trace with a cost needs an approved request for a paid trace',
  paidTracesNeedApproval:
    'Beyond {amount:money} in all, traces of this file need an approved request for a paid trace',
  notApprovedTrace: 'This is not an approved request for a paid trace on this file',
  costAboveApproval: 'The traces of this request would cost more than the {amount:money} that were approved',
  nothingThere: 'There is no such finding in this trace',
  sayWhoIsMeant: 'Say to which party this belongs',
  standsThere: 'This stands with the party already.',
} as const;
