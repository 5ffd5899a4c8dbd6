import { deskOfFile, form, whoAreEntitled } from '../form';

/** Proposes to keep the asset in satisfaction of the debt, and says until when that may be objected to. */
export const noticeOfRetention = form({
  documentType: 'notice_of_retention',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoAreEntitled,
  appliesTo: { provinces: ['ON', 'BC', 'AB', 'SK', 'MB', 'NB', 'NS', 'PE', 'NL', 'NT', 'NU', 'YT'] },
  needs: ['secured'],
  fields: {
    obligationAmount: { kind: 'money', required: true, set: 'host' },
    objectionDeadline: { kind: 'date', required: true, set: 'host' },
  },
  reads: { obligationAmount: 'debt.toRedeem', objectionDeadline: 'notice.last.retention' },
  ahead: [],
  statutory: true,
});
