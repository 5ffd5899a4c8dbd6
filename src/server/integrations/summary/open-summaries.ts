import type { Settings } from '../../settings';
import { summaryOverHttp } from './http';
import type { SummaryPort } from './port';

/** The language model at its address, or nobody: the host sums up itself then. */
export function openSummaries({
  summaryUrl,
  summaryToken = '',
  summaryModel = '',
}: Pick<Settings, 'summaryUrl' | 'summaryToken' | 'summaryModel'>): SummaryPort | undefined {
  return summaryUrl
    ? summaryOverHttp({ url: summaryUrl, token: summaryToken, model: summaryModel })
    : undefined;
}
