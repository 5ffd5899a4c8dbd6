import type { SentenceWords } from '../sentence-words';

/**
 * The sentences of the host that a person does not read as they come: those of the validation library, those that name a right,
 * and those that carry a value of a vocabulary. All others are read as the host says them.
 */
export const sentences = {
  '{field:field} must be defined': '{field} is a required field',
  '{field:field} cannot be null': '{field} is a required field',
  '{field:field} must be greater than or equal to {count}': '{field} must be {count} or more',
  '{field:field} must be less than or equal to {count}': '{field} must be {count} or less',
  '{field:field} must be an integer': '{field} must be a whole number',
  '{field:field} field must have at least {count} items': '{field} must have at least {count} entries',
  '{field:field} field must have less than or equal to {count} items':
    '{field} must have at most {count} entries',
  '{field:field} must be a `{type:program}` type, but the final value was: {value:program}.':
    '{field} is a value of another kind',
  '{field:field} must be one of the following values: {values:program}':
    '{field} must be one of the values offered',
  '{field:field} must be an id': '{field} must be one of the values offered',
  '{field:field} must be an amount such as 1234.50': '{field} must be an amount such as 1234.50',
  '{field:field} must be a date such as 2026-11-20': '{field} must be a date such as 20 Nov 2026',
  '{field:field} must be an instant such as 2026-11-20T15:30:00Z': '{field} must be a date and a time',
  'A user who is {status:userStatus} cannot become {next:userStatus}.':
    'A user whose status is “{status}” cannot go to “{next}”.',
  '{role} keeps {right:right}; without it nobody could give it back.':
    '{role} keeps the right “{right}”; without it nobody could give it back.',
  '{role} is still held by people of a {type:activityType}.':
    '{role} is still held by people of companies of type “{type}”.',
  '{subject:subject} is not a resource': '“{subject}” is nothing that rights are given on',
  '{subject:subject} is there twice': '“{subject}” is there twice',
  'You cannot give {right:right}: you do not hold it.':
    'You cannot give the right “{right}”: you do not hold it.',
  'a fee of type {fee:feeType} is {direction:feeDirection} only':
    'a fee of type “{fee}” is “{direction}” only',
  'the price list of this company is {direction:feeDirection}':
    'the price list of this company is “{direction}”',
  'Tax rates of {province:province} from {day:date} were {event:event}.':
    'Tax rates of {province} from {day} were {event}.',
  'There are no rates for {province:province} on {day:date}.': 'There are no rates for {province} on {day}.',
  'a file cannot be assigned to a company of type {type:activityType}':
    'a file cannot be assigned to a company of type “{type}”',
  '{company} does not list {province:province} among the places it serves.':
    '{company} does not list {province} among the places it serves.',
  'An assignment that is {status:assignmentStatus} cannot become {next:assignmentStatus}.':
    'An assignment whose status is “{status}” cannot go to “{next}”.',
  '{status:statusName} needs a reason': '“{status}” needs a reason',
  '{status:statusName} does not follow the status that the file has now.':
    '“{status}” does not follow the status that the file has now.',
  'The gate {gate:gate} has not been passed.': 'A gate has not been passed: {gate}.',
  '{status:feeStatus} does not follow': '“{status}” does not follow',
  'there are no tax rates for {province:province} on {day:date}':
    'there are no tax rates for {province} on {day}',
  'The invoice {number} is now: {status:clientInvoiceStatus}.': 'The invoice {number} is now: {status}.',
  'The invoice {number} is now: {status:clientInvoiceStatus} ({reason}).':
    'The invoice {number} is now: {status} ({reason}).',
  '{type:paymentType}, {amount:money}, is now: {status:paymentStatus}.':
    '{type}, {amount}, is now: {status}.',
  '{type:paymentType}, {amount:money}, is now: {status:paymentStatus} ({reason}).':
    '{type}, {amount}, is now: {status} ({reason}).',
  'A {status:paymentStatus} payment cannot become {next:paymentStatus}.':
    'A payment whose status is “{status}” cannot go to “{next}”.',
  '{paper:complianceType} expired on {day:date}': '{paper} expired on {day}',
  '{paper:complianceType} ({province:province}) expired on {day:date}':
    '{paper} ({province}) expired on {day}',
  'status must be draft or submitted': 'The status must be draft or submitted',
  '{field:field} has an unknown field: {unknown:field}': '{field} has an unknown field: {unknown}',
} satisfies SentenceWords;
