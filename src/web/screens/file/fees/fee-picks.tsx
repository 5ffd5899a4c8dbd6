import Box from '@mui/material/Box';
import { useGetMany } from 'react-admin';
import type { Brief } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useWords } from '../../../i18n/words';
import { SelectField } from '../../../parts/select-field';

type FeeType = ValueOf<'feeType'>;

/** For what a fee is, and to whom it is owed: only what there is to choose on this side of this file. */
export function FeePicks(props: {
  kinds: readonly FeeType[];
  feeType: FeeType;
  onFeeType: (type: FeeType) => void;
  vendors: readonly string[];
  vendorId: string;
  onVendor: (id: string) => void;
}) {
  const { t, choice, locale } = useWords();
  const { compare } = new Intl.Collator(locale);
  const { data } = useGetMany<Brief<'company'> & { id: string }>(resourcePaths.company, {
    ids: [...props.vendors],
  });
  const kinds = props.kinds
    .map((type) => [type, choice('feeType', type)] as const)
    .sort(([, one], [, other]) => compare(one, other));
  const nameOf = (id: string) => data?.find((one) => one?.id === id)?.companyName ?? id;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, color: 'text.primary' }}>
      <SelectField label={t('fee.feeType')} value={props.feeType} choices={kinds} onPick={props.onFeeType} />
      {props.vendors.length > 0 && (
        <SelectField
          label={t('fee.company')}
          value={props.vendorId}
          choices={props.vendors.map((id) => [id, nameOf(id)])}
          onPick={props.onVendor}
        />
      )}
    </Box>
  );
}
