import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { FramedLines } from '../../parts/framed-lines';
import { Tick } from '../../parts/tick';
import { DecideDialog } from './decide-dialog';
import { useRequestName } from './request-effect';
import { RequestLine } from './request-line';
import type { RequestRow } from './request-list';
import type { Decision } from './usual-words';

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
  const said = t('request.chosen', { count: chosen.length });
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const bulk = (key: string, label: string, decision: Decision) => (
    <Button
      variant={decision === 'approved' ? 'contained' : 'outlined'}
      color={decision === 'approved' ? 'primary' : 'inherit'}
      data-key={key}
      onClick={() => setDeciding({ decision, rows: chosen })}
    >
      {label}
    </Button>
  );
  return (
    <div>
      {decidable.length > 1 && (
        <Stack direction="row" sx={{ pl: 1.5, mb: 0.5, color: 'text.secondary' }}>
          <Tick
            label={t('request.chooseAll')}
            checked={chosen.length === decidable.length}
            onChange={(isAll) => setIds(new Set(isAll ? decidable.map(({ id }) => id) : []))}
          />
        </Stack>
      )}
      <FramedLines>
        {rows.map((row) => (
          <RequestLine
            key={row.id}
            row={row}
            withFile
            isNew={seenAt !== '' && row.createdAt > seenAt}
            mark={
              row.decidable && (
                <Checkbox
                  sx={{ my: -0.75, ml: -0.75 }}
                  checked={ids.has(row.id)}
                  slotProps={{
                    input: {
                      'aria-label': t('request.choose', { what: nameOf(row) }),
                      'data-key': 'x',
                    } as object,
                  }}
                  onChange={() => toggle(row.id)}
                />
              )
            }
          />
        ))}
      </FramedLines>
      {chosen.length > 0 && (
        <Paper
          data-bulk
          role="region"
          aria-label={said}
          elevation={8}
          sx={{
            position: 'sticky',
            bottom: 12,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 1.5,
            p: '8px 8px 8px 16px',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <strong>{said}</strong>
          {bulk('a', t('request.approve'), 'approved')}
          {bulk('d', t('request.decline'), 'declined')}
          {bulk('i', t('request.ask'), 'information_needed')}
          <Button variant="text" onClick={() => setIds(new Set())}>
            {t('request.clear')}
          </Button>
        </Paper>
      )}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </div>
  );
}
