import Link from '@mui/material/Link';
import { takenWords } from '#contract/words/taken-words';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import type { AuditEvent } from './audit-calls';

interface AuditTableProps {
  readonly events: readonly AuditEvent[];
  /** Narrows the log to one person. */
  readonly onPerson: (userId: string) => void;
}

/** The rows of the log. A click on a name leaves that person's alone. */
export function AuditTable({ events, onPerson }: AuditTableProps) {
  const words = useWords();
  const { t, choice, locale } = words;
  return (
    <MoneyTable
      label={t('auditLog.title')}
      rows={events}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t('auditLog.heads.at'),
          as: 'short',
          cell: ({ at }) => <MomentCell value={at} place="page" />,
        },
        { head: t('auditLog.heads.action'), cell: ({ action }) => choice('auditAction', action) },
        {
          head: t('auditLog.heads.userName'),
          cell: ({ userId, userName }) =>
            userId && userName ? (
              <Link component="button" sx={{ textAlign: 'inherit' }} onClick={() => onPerson(userId)}>
                {userName}
              </Link>
            ) : (
              <Quiet>{t('auditLog.nobody')}</Quiet>
            ),
        },
        { head: t('auditLog.heads.companyName'), cell: ({ companyName }) => companyName },
        {
          head: t('auditLog.heads.fileRef'),
          as: 'short',
          cell: ({ fileId, fileRef }) =>
            fileId && fileRef && <TextLink to={recordPath('file', fileId)}>{fileRef}</TextLink>,
        },
        { head: t('auditLog.heads.what'), cell: ({ what }) => what && takenWords(what, words) },
        {
          head: t('auditLog.heads.rows'),
          as: 'figure',
          cell: ({ rows }) => rows !== null && formatInteger(rows, locale),
        },
        { head: t('auditLog.heads.ip'), as: 'short', cell: ({ ip }) => ip },
      ]}
    />
  );
}
