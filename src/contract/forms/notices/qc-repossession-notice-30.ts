import { deskOfFile, form, whoOwe } from '../form';

/** Gives a consumer in Québec thirty days to remedy the default or to return the goods (Consumer Protection Act). */
export const qcRepossessionNotice30 = form({
  documentType: 'qc_repossession_notice_30',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoOwe,
  appliesTo: { provinces: ['QC'], debtor: 'consumer', contracts: ['conditional_sale', 'consumer_lease'] },
  needs: [],
  fields: {
    instalmentsDue: { kind: 'texts', max: 60, required: true },
    totalDue: { kind: 'money', required: true, set: 'either' },
    deadline: { kind: 'date', required: true, set: 'host' },
  },
  reads: { totalDue: 'file.arrearsAmount', deadline: 'notice.last.qc_cpa_30' },
  ahead: [],
  statutory: true,
});
