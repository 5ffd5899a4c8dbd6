import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from '../../i18n/use-translate';
import { Sign } from '../../parts/sign';

/** Says where the accounts are no real ones. */
export function ProviderMark({ provider }: { provider: string | null }) {
  const t = useTranslate();
  if (provider !== 'sandbox') return null;
  return (
    <Sign tone="accent" icon={<Warning />} title={t('vendorInvoicePage.sandboxHelp')}>
      {t('vendorInvoicePage.sandbox')}
    </Sign>
  );
}
