import Download from '@mui/icons-material/FileDownloadOutlined';
import Eye from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import { useIdentity } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { addressOfDocument, saveDocument } from '../document/document-calls';
import { DocumentContent } from '../document/document-content';
import type { DocumentRow } from '../document/document-list';
import { nameOf } from '../document/document-list';
import { useDoing } from '../../parts/use-doing';
import { formatSize } from '../../kinds/format';

const height = 'min(70vh, 900px)';

const Sheet = styled('div')(({ theme }) => ({
  '& iframe': { display: 'block', width: '100%', height },
  '& img': { display: 'block', maxWidth: '100%' },
  '& iframe, & img': {
    boxSizing: 'border-box',
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars?.palette.background.canvas,
  },
}));

/** The document of an invoice in place, to be read beside its lines, and the ways to have it larger. */
export function DocumentPanel({ id }: { id: string | null }) {
  const { t } = useWords();
  return (
    <Section title={t('vendorInvoicePage.document')}>
      {id ? <AttachedDocument id={id} /> : <Quiet>{t('vendorInvoicePage.noDocument')}</Quiet>}
    </Section>
  );
}

function AttachedDocument({ id }: { id: string }) {
  const { t, locale } = useWords();
  const { http } = useIdentity();
  const { run } = useDoing();
  const { data, error } = useGetOne<DocumentRow>(resourcePaths.document, { id }, { retry: false });
  if (error && !data) return <Quiet>{t('vendorInvoicePage.attached.outOfSight')}</Quiet>;
  if (!data) return <Skeleton variant="rounded" height={height} />;
  // An address opens for two minutes, so it is fetched when it is needed.
  const open = async () => {
    window.open(await addressOfDocument(http, id, 'view'), '_blank', 'noopener');
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', mb: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {nameOf(data)} <Quiet>{formatSize(data.sizeBytes, locale)}</Quiet>
        </Typography>
        <Button variant="text" startIcon={<Eye />} onClick={() => run(open)}>
          {t('vendorInvoicePage.attached.open')}
        </Button>
        <Button variant="text" startIcon={<Download />} onClick={() => run(() => saveDocument(http, id))}>
          {t('vendorInvoicePage.attached.download')}
        </Button>
      </Stack>
      {data.scanStatus === 'clean' ? (
        <Sheet>
          <DocumentContent row={data} />
        </Sheet>
      ) : (
        <Alert severity="warning" role="note">
          {t('vendorInvoicePage.attached.unseen')}
        </Alert>
      )}
    </>
  );
}
