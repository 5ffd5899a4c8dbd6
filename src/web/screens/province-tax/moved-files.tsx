import Alert from '@mui/material/Alert';
import type { AnswerTo } from '#contract/commands/input';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';

export type MovedFilesAnswer = AnswerTo<'previewRule'>;

interface Which {
  readonly fileId: string;
  readonly ref: string;
}

/** What other rules do to open files: whose clocks move from which day to which, whose gates open or shut, whose shortfall may be claimed. */
export function MovedFiles({ preview }: { preview: MovedFilesAnswer }) {
  const { t, choice, locale } = useWords();
  const { examined, moved, files, gated, gates, claimed, shortfalls } = preview;
  const day = (date: string | null | undefined) =>
    date ? formatDate(date, locale) : <Quiet>{t('rules.noDay')}</Quiet>;
  const yes = (flag: boolean | null | undefined) =>
    typeof flag === 'boolean' ? t(flag ? 'yes' : 'no') : <Quiet>{t('rules.notKnown')}</Quiet>;
  const of = t('rules.ofOpen', { smart_count: examined });
  const file = {
    head: t('rules.file'),
    cell: ({ fileId, ref }: Which) => <TextLink to={recordPath('file', fileId)}>{ref}</TextLink>,
  };
  if (moved + gated + claimed === 0)
    return <Alert severity="info">{t('rules.noneMoves', { smart_count: examined })}</Alert>;
  return (
    <>
      {moved > 0 && (
        <>
          <Alert severity="warning">{t('rules.moves', { smart_count: moved, of })}</Alert>
          <MoneyTable
            label={t('rules.moved')}
            rows={files}
            keyOf={({ fileId, clock }) => `${fileId} ${clock}`}
            columns={[
              file,
              { head: t('rules.clock'), cell: ({ clock }) => choice('clockName', clock) },
              { head: t('rules.was'), as: 'short', cell: ({ before }) => day(before) },
              { head: t('rules.becomes'), as: 'short', cell: ({ after }) => day(after) },
            ]}
          />
        </>
      )}
      {gated > 0 && (
        <>
          <Alert severity="warning">{t('rules.gated', { smart_count: gated, of })}</Alert>
          <MoneyTable
            label={t('rules.gates')}
            rows={gates}
            keyOf={({ fileId, gate }) => `${fileId} ${gate}`}
            columns={[
              file,
              { head: t('rules.gate'), cell: ({ gate }) => choice('gate', gate) },
              {
                head: t('rules.becomes'),
                as: 'short',
                cell: ({ opens }) => t(opens ? 'rules.opens' : 'rules.shuts'),
              },
            ]}
          />
        </>
      )}
      {claimed > 0 && (
        <>
          <Alert severity="warning">{t('rules.claimed', { smart_count: claimed, of })}</Alert>
          <MoneyTable
            label={t('rules.shortfalls')}
            rows={shortfalls}
            keyOf={({ fileId }) => fileId}
            columns={[
              file,
              { head: t('rules.was'), as: 'short', cell: ({ before }) => yes(before) },
              { head: t('rules.becomes'), as: 'short', cell: ({ after }) => yes(after) },
            ]}
          />
        </>
      )}
      {Math.max(moved, gated, claimed) > 100 && <Quiet>{t('rules.more')}</Quiet>}
    </>
  );
}
