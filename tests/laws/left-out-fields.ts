import type { ResourceName } from '#contract/resources/index';

type LeftOut = { readonly [N in ResourceName]?: { readonly [field: string]: string } };

const inTheTotals = 'stands in the totals below the lines, one for each tax that is borne';
const besideItsTax = 'stands on the document of the invoice, beside the name of its tax';
const inItsSentence = 'said in the sentence on how the line is priced';

/** Fields that no list and no page shows, each with why. */
export const notShown: LeftOut = {
  invoice: {
    'lines.freeUnits': inItsSentence,
    'lines.minimumAmount': inItsSentence,
    'lines.maximumAmount': inItsSentence,
    'lines.baseAmount': inItsSentence,
    'lines.gstRate': besideItsTax,
    'lines.hstRate': besideItsTax,
    'lines.pstRate': besideItsTax,
    'lines.qstRate': besideItsTax,
    gstTotal: inTheTotals,
    hstTotal: inTheTotals,
    pstTotal: inTheTotals,
    qstTotal: inTheTotals,
  },
  history: {
    requestId: 'leads whoever runs the host to its log, and tells nobody else anything',
    visibility: 'decides on which side an entry is seen at all',
  },
};

/** Fields that people may set and that no form asks for, each with why. */
export const notAsked: LeftOut = {
  document: {
    fileIds: 'a document comes in by its own command, from the file that it is of',
    companyId: 'one of a company comes in by the same command, from the form of its licences',
  },
  vendorInvoice: { currency: 'Canadian dollars where nobody says another, and the desk asks for no other' },
};
