import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { DecideDialog } from './decide-dialog';
import type { Decision } from './decide-dialog';
import { useRequestName } from './request-effect';
import { RequestLine } from './request-line';
import type { RequestRow } from './request-list';

interface InboxProps {
  readonly rows: readonly RequestRow[];
  /** When this person last looked, or nothing where they never did (RFC 3339). */
  readonly seenAt: string;
}

/** The requests, and below them what is done with those that are chosen: one note for all. */
export function RequestInbox({ rows, seenAt }: InboxProps) {
  const t = useTranslate();
  const nameOf = useRequestName();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<{ decision: Decision; rows: readonly RequestRow[] } | null>(null);
  const decidable = rows.filter((row) => row.decidable);
  const chosen = decidable.filter(({ id }) => ids.has(id));
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const bulk = (key: string, label: string, decision: Decision, main = false) => (
    <Button
      variant={main ? 'contained' : 'outlined'}
      color={main ? 'primary' : 'inherit'}
      data-key={key}
      onClick={() => setDeciding({ decision, rows: chosen })}
    >
      {label}
    </Button>
  );
  return (
    <>
      {decidable.length > 1 && (
        <label className="ask-all">
          <input
            type="checkbox"
            className="ask-choose"
            checked={chosen.length === decidable.length}
            onChange={({ target }) => setIds(new Set(target.checked ? decidable.map(({ id }) => id) : []))}
          />
          {t('request.chooseAll')}
        </label>
      )}
      <ul className="ask-list">
        {rows.map((row) => (
          <RequestLine
            key={row.id}
            row={row}
            withFile
            isNew={seenAt !== '' && row.createdAt > seenAt}
            mark={
              row.decidable && (
                <input
                  type="checkbox"
                  className="ask-choose"
                  data-key="x"
                  aria-label={t('request.choose', { what: nameOf(row) })}
                  checked={ids.has(row.id)}
                  onChange={() => toggle(row.id)}
                />
              )
            }
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="ask-bulk" role="region" aria-label={t('request.chosen', { count: chosen.length })}>
          <strong>{t('request.chosen', { count: chosen.length })}</strong>
          {bulk('a', t('request.approve'), 'approved', true)}
          {bulk('d', t('request.decline'), 'declined')}
          {bulk('i', t('request.ask'), 'information_needed')}
          <MuiLink component="button" color="primary" type="button" onClick={() => setIds(new Set())}>
            {t('request.clear')}
          </MuiLink>
        </div>
      )}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
