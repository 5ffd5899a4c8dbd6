import type { ResourceName } from '#contract/resources/index';
import { aroundFileOracles } from './around-file';
import { fileOracles } from './file';
import { skipTraceOracles } from './skip-trace';
import { attemptOracles } from './attempt';
import { conversationOracles } from './conversation';
import { feesOracles } from './fees';
import { networkOracles } from './network';
import { billingOracles } from './billing';
import { documentsOracles } from './documents';
import { vendorInvoiceOracles } from './vendor-invoice';
import { searchesOracles } from './searches';
import { saleOracles } from './sale';
import type { ListOracle } from './oracle';

/** What each list means, written by hand, in the room of what it lists. */
export const oracles: { readonly [N in ResourceName]: ListOracle } = {
  ...fileOracles,
  ...aroundFileOracles,
  ...skipTraceOracles,
  ...attemptOracles,
  ...conversationOracles,
  ...feesOracles,
  ...networkOracles,
  ...billingOracles,
  ...documentsOracles,
  ...vendorInvoiceOracles,
  ...searchesOracles,
  ...saleOracles,
};
