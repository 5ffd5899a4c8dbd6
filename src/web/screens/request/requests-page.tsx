import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openRequests } from '#contract/lifecycles/request';
import { vocabularies } from '#contract/vocabularies/index';
import { PageTitle } from '../../frame/page-title';
import { Standstill } from '../../generated/list-states';
import { useSession } from '../../identity/identity-context';
import { fill, useWords } from '../../i18n/words';
import { useFailure } from '../failure';
import { DecideDialog } from './decide-dialog';
import type { Decision } from './decide-dialog';
import { RequestLine } from './request-line';
import type { RequestRow } from './request-list';
import { useRequests } from './request-list';
import { useRequestTexts } from './request-texts';
import '../screens.css';

const views = ['waiting', 'mine', 'all'] as const;
type View = (typeof views)[number];
const isView = (text: string | null): text is View => (views as readonly string[]).includes(text ?? '');

/** The inbox of approvals: what waits for this person, what they asked, and all that they may see. */
export function RequestsPage() {
  const texts = useRequestTexts();
  const { counted, choice } = useWords();
  const { user } = useSession();
  const explain = useFailure();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view');
  const view: View = isView(asked) ? asked : 'waiting';
  const type = query.get('requestType') ?? '';
  const filters: { readonly [V in View]: Readonly<Record<string, unknown>> } = {
    waiting: { decidable: true },
    mine: { requestedBy: user?._id },
    all: { status: [...openRequests, 'approved'] },
  };
  const { data, error, refetch } = useRequests({ ...filters[view], ...(type && { requestType: type }) });
  const go = (next: { view?: View; requestType?: string }) => {
    const wanted = { view, requestType: type, ...next };
    setQuery({
      ...(wanted.view !== 'waiting' && { view: wanted.view }),
      ...(wanted.requestType && { requestType: wanted.requestType }),
    });
  };
  return (
    <div className="desk-page requests-page">
      <PageTitle title={texts.title}>
        <label className="pick">
          <span className="unseen">{texts.filterType}</span>
          <select className="box" value={type} onChange={({ target }) => go({ requestType: target.value })}>
            <option value="">{texts.anyType}</option>
            {vocabularies.requestType.map((one) => (
              <option key={one} value={one}>
                {choice('requestType', one)}
              </option>
            ))}
          </select>
        </label>
      </PageTitle>
      <nav className="tabs" aria-label={texts.views.label}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            aria-current={one === view ? 'page' : undefined}
            onClick={() => go({ view: one })}
          >
            {texts.views[one]}
          </button>
        ))}
      </nav>
      {error && (
        <Standstill title={texts.failed} lead={explain(error)}>
          <button type="button" className="button" onClick={() => void refetch()}>
            {texts.again}
          </button>
        </Standstill>
      )}
      {!data && !error && <span className="skeleton skeleton-tab" />}
      {data?.length === 0 && <Standstill title={texts.empty[view]} lead="" />}
      {data && data.length > 0 && (
        <>
          <Chosen key={`${view} ${type}`} rows={data} />
          <p className="quiet list-count">{counted(data.length, texts.countOne, texts.count)}</p>
        </>
      )}
    </div>
  );
}

/** The requests, and below them what is done with those that are chosen: one note for all. */
function Chosen({ rows }: { rows: readonly RequestRow[] }) {
  const texts = useRequestTexts();
  const { choice } = useWords();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const chosen = rows.filter(({ id, decidable }) => decidable && ids.has(id));
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return (
    <>
      <ul className="ask-list">
        {rows.map((row) => (
          <RequestLine
            key={row.id}
            row={row}
            withFile
            mark={
              row.decidable && (
                <input
                  type="checkbox"
                  className="ask-choose"
                  aria-label={fill(texts.choose, { what: choice('requestType', row.requestType) })}
                  checked={ids.has(row.id)}
                  onChange={() => toggle(row.id)}
                />
              )
            }
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="ask-bulk" role="region" aria-label={fill(texts.chosen, { count: chosen.length })}>
          <strong>{fill(texts.chosen, { count: chosen.length })}</strong>
          <button type="button" className="button button-main" onClick={() => setDeciding('approved')}>
            {texts.approve}
          </button>
          <button type="button" className="button" onClick={() => setDeciding('declined')}>
            {texts.decline}
          </button>
          <button type="button" className="link" onClick={() => setIds(new Set())}>
            {texts.clear}
          </button>
        </div>
      )}
      {deciding && <DecideDialog rows={chosen} decision={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
