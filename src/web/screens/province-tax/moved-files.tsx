import Alert from '@mui/material/Alert';
import type { AnswerTo } from '#contract/commands/input';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';

export type MovedFilesAnswer = AnswerTo<'previewRule'>;

/** Whose clocks a changed rule would move, from which day to which. */
export function MovedFiles({ preview: { examined, moved, files } }: { preview: MovedFilesAnswer }) {
  const { t, choice, locale } = useWords();
  const day = (date: string | null | undefined) =>
    date ? formatDate(date, locale) : <Quiet>{t('rules.noDay')}</Quiet>;
  if (moved === 0) return <Alert severity="info">{t('rules.noneMoves', { smart_count: examined })}</Alert>;
  return (
    <>
      <Alert severity="warning">
        {t('rules.moves', { smart_count: moved, of: t('rules.ofOpen', { smart_count: examined }) })}
      </Alert>
      <MoneyTable
        label={t('rules.moved')}
        rows={files}
        keyOf={({ fileId, clock }) => `${fileId} ${clock}`}
        columns={[
          {
            head: t('rules.file'),
            cell: ({ fileId, ref }) => <TextLink to={recordPath('file', fileId)}>{ref}</TextLink>,
          },
          { head: t('rules.clock'), cell: ({ clock }) => choice('clockName', clock) },
          { head: t('rules.was'), as: 'short', cell: ({ before }) => day(before) },
          { head: t('rules.becomes'), as: 'short', cell: ({ after }) => day(after) },
        ]}
      />
      {moved > files.length && <Quiet>{t('rules.more')}</Quiet>}
    </>
  );
}
