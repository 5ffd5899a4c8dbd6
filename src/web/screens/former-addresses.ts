import type { ResourceName } from '#contract/resources/index';
import { whole } from '../generated/list-address';
import { waitingSearch } from './vendor-invoice/waiting-search';
import { listPath } from '../data/resource-paths';

type Former = (query: URLSearchParams, userId: string) => string | undefined;

const noteViews: Readonly<Record<string, string>> = { mine: '', archive: '?myArchive=true', all: whole };

/** The views that addresses named before they said what they show, and what each list showed in them. */
const former: { readonly [R in ResourceName]?: Former } = {
  note: (query) => {
    const view = noteViews[query.get('view') ?? ''];
    return view === undefined ? undefined : `${listPath('note')}${view}`;
  },
  request: (query, userId) => {
    if (query.get('requestType') === 'vendorInvoice') return `${listPath('vendorInvoice')}?${waitingSearch}`;
    const view = query.get('view');
    if (view === null) return undefined;
    const now = new URLSearchParams(query);
    now.delete('view');
    if (view === 'mine') now.set('requestedBy', userId);
    else if (view !== 'all') now.set('decidable', 'true');
    return `${listPath('request')}${now.size > 0 ? `?${now}` : whole}`;
  },
};

/** Where an address of a list of before leads now; `undefined` for one that stands. */
export const formerAddress = (
  name: ResourceName,
  query: URLSearchParams,
  userId: string,
): string | undefined => former[name]?.(query, userId);
