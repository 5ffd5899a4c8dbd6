import { commands } from '#contract/commands/index';
import { sideOf } from '#contract/roles/sides';
import type { ValueOf } from '#contract/vocabularies/index';
import type { DeskRecord } from '../../data/record';
import { useIdentity } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { fill } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useFeeTexts } from '../file/fees/fee-texts';
import { useFetchPrices } from './price-lines';

const { body } = commands.copyCompanyFees;

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
  const texts = useFeeTexts().prices;
  const { http } = useIdentity();
  const fetchAgain = useFetchPrices();
  const toast = useToast();
  const side = sideOf(company.activityType as ValueOf<'activityType'>);
  return (
    <AskDialog
      title={fill(texts.copyTitle, { name: String(company.companyName) })}
      lead={texts.copyLead}
      resource="companyFee"
      asked={[
        { path: 'fromCompanyId', field: body.fromCompanyId, label: texts.fromCompany },
        ...(side === 'agency' ? [{ path: 'direction', field: body.direction }] : []),
        { path: 'effectiveFrom', field: body.effectiveFrom },
        { path: 'percent', field: body.percent, label: texts.percent, help: texts.percentHelp },
      ]}
      values={{
        fromCompanyId: null,
        direction: side === 'client' ? 'receivable' : 'payable',
        effectiveFrom: today,
        percent: 0,
      }}
      save={texts.copySave}
      onSave={async (given) => {
        const answer = await http.call('POST', '/desk/companyFee/copy', {
          body: { ...given, toCompanyId: company.id },
        });
        const { copied, ended } = answer.body as { copied: number; ended: number };
        await fetchAgain();
        onClose();
        toast({ status: 'success', message: fill(texts.copied, { count: copied, ended }) });
      }}
      onClose={onClose}
    />
  );
}
