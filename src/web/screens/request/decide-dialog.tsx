import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { sumOf } from '#contract/money/cents';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useFailure } from '../failure';
import { useEffectSentence, useRequestName } from './request-effect';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';
import type { Decision } from './usual-words';
import { UsualWords } from './usual-words';

interface DecideProps {
  readonly rows: readonly RequestRow[];
  readonly decision: Decision;
  readonly onClose: () => void;
  /** Called once they are decided, each or as many as the host let. */
  readonly onDone?: () => void;
}

/** Decides one request or several with one note, after it has said what an approval does. */
export function DecideDialog({ rows: given, decision, onClose, onDone }: DecideProps) {
  // Who decides, decides on what they had before them when they began.
  const [rows] = useState(given);
  const t = useTranslate();
  const { locale } = useWords();
  const nameOf = useRequestName();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchRequests();
  const notify = useNotify();
  const explain = useFailure();
  const effectOf = useEffectSentence();
  const [first] = rows;
  if (!first) return null;
  const verb = {
    approved: t('request.approve'),
    declined: t('request.decline'),
    information_needed: t('request.ask'),
  }[decision];
  const done = {
    approved: t('request.approved'),
    declined: t('request.declined'),
    information_needed: t('request.asked'),
  }[decision];
  const title =
    rows.length === 1
      ? t('request.decideTitle', {
          what: nameOf(first),
          decision: verb.toLowerCase(),
        })
      : t('request.decideMany', { count: rows.length, decision: verb.toLowerCase() });
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  const sum = { smart_count: rows.length, amount: formatMoney(sumOf(amounts), locale) };
  const effects = [...new Set(rows.map((row) => effectOf(row)))];
  const decide = async (row: RequestRow, decisionNote: unknown): Promise<void> => {
    const data = { status: decision, ...(decisionNote ? { decisionNote } : {}) };
    await dataProvider.update(resourcePaths.request, { id: row.id, data, previousData: row });
  };
  const decideAll = async (note: unknown): Promise<void> => {
    if (rows.length === 1) {
      await decide(first, note);
      return notify(done, { type: 'success' });
    }
    const failed: string[] = [];
    for (const row of rows)
      await decide(row, note).catch((error: unknown) => {
        failed.push(explain(error));
      });
    const count = rows.length - failed.length;
    // In one sentence after the other, since the desk shows one message at a time.
    const said = [
      ...(count > 0 ? [t('request.manyDone', { count })] : []),
      ...(failed[0] ? [t('request.manyFailed', { count: failed.length, why: failed[0] })] : []),
    ];
    notify(said.join(' '), { type: failed[0] ? 'error' : 'success' });
  };
  return (
    <FieldsDialog
      title={title}
      lead={
        (decision === 'approved' || amounts.length > 0) && (
          <>
            {amounts.length > 0 && <div>{t('request.sum', sum)}</div>}
            {decision === 'approved' && (
              <>
                <strong>{t('request.effect')}</strong>
                {effects.map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </>
            )}
          </>
        )
      }
      resource="request"
      asked={[
        {
          path: 'decisionNote',
          field: resources.request.fields.decisionNote,
          label: t('request.note'),
          needed: decision !== 'approved',
        },
      ]}
      record={rows.length === 1 ? first : undefined}
      values={{ decisionNote: '' }}
      save={verb}
      grave={decision === 'declined'}
      onSave={async ({ decisionNote }) => {
        await decideAll(decisionNote);
        await fetchAgain();
        onClose();
        onDone?.();
      }}
      onClose={onClose}
    >
      <UsualWords decision={decision} />
    </FieldsDialog>
  );
}
