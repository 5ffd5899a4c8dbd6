import { deskOfFile, form, whoOwe } from '../form';

/** Gives prior notice in Québec that a hypothecary right will be exercised (Civil Code, art. 2757 and 2758). */
export const qcPriorNotice = form({
  documentType: 'qc_prior_notice',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoOwe,
  appliesTo: { provinces: ['QC'] },
  needs: [],
  fields: {
    defaultDescription: { kind: 'prose', max: 1000, required: true },
    amountCapital: { kind: 'money', required: true, set: 'either' },
    amountInterest: { kind: 'money', required: true, set: 'either' },
    rightExercised: { kind: 'choice', of: 'hypothecaryRight', required: true },
    surrenderDeadline: { kind: 'date', required: true, set: 'host' },
    rdprmNumber: { kind: 'text', max: 60, required: true },
  },
  reads: {
    amountCapital: 'debt.capital',
    amountInterest: 'file.interestAmount',
    surrenderDeadline: 'notice.last.qc_hypothecary',
  },
  ahead: [],
  statutory: true,
});
