import type { RecordProps, Slots } from '../../generated/slots';
import { AnswerProposal } from './answer-proposal';

const Answer = ({ record }: RecordProps) => <AnswerProposal assignment={record} />;

/** A company that is asked sees the assignment alone until it has accepted, and answers there. */
export const assignmentSlots: Slots<'companyAssignment'> = { actions: [Answer] };
