import { conversationSentences } from './sentences/conversation';
import { fileSentences } from './sentences/files';
import { happeningSentences } from './sentences/happenings';
import { identitySentences } from './sentences/identity';
import { moneySentences } from './sentences/money';
import { networkSentences } from './sentences/network';
import { documentSentences } from './sentences/documents';
import { peopleSentences } from './sentences/people';
import { problemSentences } from './sentences/problems';
import { saleSentences } from './sentences/sales';
import { searchSentences } from './sentences/searches';
import { attemptSentences } from './sentences/attempts';
import { summarySentences } from './sentences/summaries';
import { traceSentences } from './sentences/traces';
import { valuationSentences } from './sentences/valuations';
import { valueSentences } from './sentences/values';
import { ledgerSentences } from './sentences/ledger';
import { vendorInvoiceSentences } from './sentences/vendor-invoices';

/** Everything that the host says, in French: a room for each part of the house. */
export const sentences = {
  conversation: conversationSentences,
  files: fileSentences,
  happenings: happeningSentences,
  identity: identitySentences,
  money: moneySentences,
  network: networkSentences,
  documents: documentSentences,
  people: peopleSentences,
  problems: problemSentences,
  sales: saleSentences,
  searches: searchSentences,
  traces: traceSentences,
  summaries: summarySentences,
  attempts: attemptSentences,
  valuations: valuationSentences,
  values: valueSentences,
  ledger: ledgerSentences,
  vendorInvoices: vendorInvoiceSentences,
};
