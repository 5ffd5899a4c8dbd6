import { feeCommands } from '#contract/commands/fee';
import type { Sent } from '#contract/commands/input';
import { sideOf } from '#contract/roles/sides';
import type { ValueOf } from '#contract/vocabularies/index';
import type { DeskRecord } from '../../data/record';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';

const { body } = feeCommands.copyCompanyFees;

/** Takes another company's prices over, from a day on and so many percent dearer or cheaper. */
export function CopyPricesDialog({
  company,
  today,
  onClose,
}: {
  company: DeskRecord;
  today: string;
  onClose: () => void;
}) {
  const t = useTranslate();
  const copyCompanyFees = useCommand('copyCompanyFees');
  const fetchAgain = useFetchAgain('companyFee');
  const side = sideOf(company.activityType as ValueOf<'activityType'>);
  return (
    <FieldsDialog
      title={t('prices.copyTitle', { name: String(company.companyName) })}
      lead={t('prices.copyLead')}
      resource="companyFee"
      asked={[
        { path: 'fromCompanyId', field: body.fromCompanyId, label: t('prices.fromCompany') },
        ...(side === 'agency' ? [{ path: 'direction', field: body.direction }] : []),
        { path: 'effectiveFrom', field: body.effectiveFrom },
        {
          path: 'percent',
          field: body.percent,
          label: t('prices.percent'),
          help: t('prices.percentHelp'),
        },
      ]}
      values={{
        fromCompanyId: null,
        direction: side === 'client' ? 'receivable' : 'payable',
        effectiveFrom: today,
        percent: 0,
      }}
      save={t('prices.copySave')}
      onSave={async (given) => {
        const sent = { ...given, toCompanyId: company.id } as Sent<'copyCompanyFees'>;
        const { copied, ended } = await copyCompanyFees(sent);
        await fetchAgain();
        return t('prices.copied', { count: copied, ended });
      }}
      onClose={onClose}
    />
  );
}
