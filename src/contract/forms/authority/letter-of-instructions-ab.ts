import { deskOfFile, form } from '../form';

/** Instructs a civil enforcement agency of Alberta to seize: nobody else does there. */
export const letterOfInstructionsAb = form({
  documentType: 'warrant_and_letter_of_instructions',
  visibility: 'client_and_vendor',
  madeBy: deskOfFile,
  to: { company: 'assignedCompanies' },
  appliesTo: { provinces: ['AB'] },
  needs: [],
  fields: {
    seizureInstruction: { kind: 'choice', of: 'seizureInstruction', required: true },
    registrationNumber: { kind: 'text', max: 60, required: true },
    balanceAmount: { kind: 'money', required: true, set: 'host' },
    addresses: { kind: 'texts', max: 20, required: true, set: 'host' },
    instructions: { kind: 'prose', max: 4000, set: 'either' },
  },
  reads: {
    balanceAmount: 'file.balanceAmount',
    addresses: 'parties.addresses',
    instructions: 'file.instructions',
  },
  ahead: [],
  statutory: true,
});
