import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { isNamed } from '#contract/lifecycles/court-order';
import { acceptedAfterClosing } from '#contract/lifecycles/document';
import { useIdentity } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatDate, formatSize } from '../../kinds/format';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { useToday } from '../../kinds/use-today';
import { MenuButton } from '../../parts/menu-button';
import { Sign } from '../../parts/sign';
import { Figures, Late, Quiet } from '../../parts/words-in-line';
import { fingersReach } from '../../theme/overrides/finger';
import { mayWithPart, useFileRecord } from '../file/file-record';
import { useSide } from '../own-side';
import { saveDocument } from './document-calls';
import type { DocumentRow } from './document-list';
import { isDrawn, nameOf } from './document-list';
import { PhotoPicture } from './photo-picture';

export type DocumentAction = 'preview' | 'relabel' | 'post' | 'remove';

interface DocumentLineProps {
  readonly row: DocumentRow;
  /** An order that a later one of its court file ended. */
  readonly isEnded: boolean;
  readonly onDo: (action: DocumentAction, row: DocumentRow) => void;
}

/** One document as a line: what it is, who sees it, whose it is. */
export function DocumentLine({ row, isEnded, onDo }: DocumentLineProps) {
  const { t, choice, locale } = useWords();
  const { http } = useIdentity();
  const name = nameOf(row);
  const clean = row.scanStatus === 'clean';
  const file = useFileRecord();
  const outlasts = acceptedAfterClosing.includes(row.documentType);
  const may = (action: string) => mayWithPart(file, row, action, outlasts);
  const acts: readonly (readonly [label: string, run: () => void, isAllowed?: boolean])[] = [
    [t('document.preview'), () => onDo('preview', row)],
    [t('document.download'), () => void saveDocument(http, row.id)],
    [t('document.relabel'), () => onDo('relabel', row), may('edit')],
    [t('document.post'), () => onDo('post', row), may('postToClient')],
    [t('document.remove'), () => onDo('remove', row), may('delete')],
  ];
  return (
    <Item>
      {isDrawn(row) ? <PhotoPicture row={row} size="line" /> : <ArticleIcon color="action" />}
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.25, alignItems: 'flex-start' }}>
        <Name
          type="button"
          disabled={!clean}
          aria-label={t('document.open', { name })}
          onClick={() => onDo('preview', row)}
        >
          {name}
        </Name>
        <Facts>
          <span>{choice('documentType', row.documentType)}</span>
          <Figures>{formatSize(row.sizeBytes, locale)}</Figures>
          <ReferenceName to="company" id={row.uploadedByCompanyId} linked={false} />
          <MomentCell value={row.createdAt} place="row" />
          <Signs {...{ row, isEnded }} />
        </Facts>
        {!clean && (
          <Amiss>{t(row.scanStatus === 'infected' ? 'document.heldBack' : 'document.unseen')}</Amiss>
        )}
        {row.bytesFault && <Amiss>{t(`document.${row.bytesFault}`)}</Amiss>}
      </Stack>
      {clean && (
        <MenuButton label={t('document.more', { name })} icon={<MoreHorizIcon />} align="right">
          {(close) =>
            acts.flatMap(([label, run, isAllowed = true]) =>
              isAllowed
                ? [
                    <MenuItem
                      key={label}
                      onClick={() => {
                        close();
                        run();
                      }}
                    >
                      {label}
                    </MenuItem>,
                  ]
                : [],
            )
          }
        </MenuButton>
      )}
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '9px 12px',
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));
const Name = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 550,
  textAlign: 'start',
  ...fingersReach,
  '&:hover, &:focus-visible': { color: theme.vars?.palette.primary.main, textDecoration: 'underline' },
}));
const Facts = styled(Quiet)({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' });

function Amiss({ children }: { children: string }) {
  return (
    <Late role="note">
      <WarningAmberIcon sx={{ fontSize: 14, verticalAlign: -2 }} /> {children}
    </Late>
  );
}

function Signs({ row, isEnded }: Pick<DocumentLineProps, 'row' | 'isEnded'>) {
  const { t, choice, locale } = useWords();
  const today = useToday();
  // Whom the agency keeps a document from is nothing to tell those who have it before them.
  const isAddressee = useSide() === 'agency' || row.visibility !== 'internal';
  const late = row.expiresOn !== null && row.expiresOn < today;
  return (
    <>
      {isAddressee && (
        <Sign>
          {row.postedToClient ? t('document.postedMark') : choice('documentVisibility', row.visibility)}
        </Sign>
      )}
      {row.isStatutoryProof && (
        <Sign tone="warn" icon={<LockIcon />}>
          {t('document.proof')}
        </Sign>
      )}
      {row.documentType === 'court_order' && <OrderSign {...{ row, isEnded }} />}
      {row.expiresOn && (
        <Sign tone={late ? 'warn' : 'plain'}>
          {t(late ? 'document.expired' : 'document.expires', { date: formatDate(row.expiresOn, locale) })}
        </Sign>
      )}
    </>
  );
}

/** Which order it is, or that nobody has said so yet. */
function OrderSign({ row, isEnded }: Pick<DocumentLineProps, 'row' | 'isEnded'>) {
  const { t, choice, locale } = useWords();
  if (!isNamed(row)) return <Sign tone="warn">{t('document.orderUnnamed')}</Sign>;
  const named = {
    court: row.courtName ?? '',
    number: row.courtFileNumber ?? '',
    date: formatDate(row.orderDate ?? '', locale),
  };
  return (
    <>
      <Sign>{t('document.orderNamed', named)}</Sign>
      {isEnded && <Sign tone="warn">{t('document.orderEnded')}</Sign>}
      {row.orderPermits?.map((permission) => (
        <Sign key={permission}>{choice('orderPermission', permission)}</Sign>
      ))}
    </>
  );
}
