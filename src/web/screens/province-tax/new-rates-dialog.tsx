import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayBefore } from '#contract/money/days';
import { provincialTaxIn, taxNameIn } from '#contract/money/tax-names';
import type { Recorded } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { useWriting } from '../../data/use-writing';
import { useWords } from '../../i18n/words';
import { formatDate, formatDecimal } from '../../kinds/format';
import { FieldsDialog } from '../../parts/fields-dialog';
import { SelectField } from '../../parts/select-field';

export type RatesRow = Recorded<'provinceTax'> & { readonly id: string };

const asked = [
  'effectiveFrom',
  'gstRate',
  'hstRate',
  'pstRate',
  'pstName',
  'sourceTitle',
  'sourceUrl',
  'pstFees',
] as const;

interface Props {
  /** All rows of the table, the latest first. */
  readonly rows: readonly RatesRow[];
  readonly from?: RatesRow['province'];
  readonly onClose: () => void;
}

/** New rates of a province from a day on, begun from its latest ones; those end the day before, in the same step. */
export function NewRatesDialog({ rows, from, onClose }: Props) {
  const [province, setProvince] = useState<RatesRow['province']>(from ?? vocabularies.province[0]);
  const latest = rows.find((row) => row.province === province);
  return (
    <Rates
      key={province}
      province={province}
      latest={latest}
      {...(!from && { onProvince: setProvince })}
      onClose={onClose}
    />
  );
}

function Rates({
  province,
  latest,
  onProvince,
  onClose,
}: {
  province: RatesRow['province'];
  latest: RatesRow | undefined;
  onProvince?: (province: RatesRow['province']) => void;
  onClose: () => void;
}) {
  const { t, choice, label, locale } = useWords();
  const { create } = useWriting('provinceTax');
  const name = choice('province', province);
  const day = (date: unknown) => formatDate(String(date), locale);
  const percent = (rate: number) => `${formatDecimal(rate, locale)}${locale === 'fr' ? '\u00a0' : ''}%`;
  const inForce = [
    [t('taxRates.names.gst'), latest?.gstRate],
    [t('taxRates.names.hst'), latest?.hstRate],
    [
      latest?.pstName ? taxNameIn(latest.pstName, locale) : provincialTaxIn(province, locale),
      latest?.pstRate,
    ],
  ] as const;
  const said = inForce.flatMap(([word, rate]) => (rate ? [`${word} ${percent(rate)}`] : []));
  return (
    <FieldsDialog
      wide
      title={t('taxRates.title', { name })}
      lead={
        <>
          {onProvince && (
            <SelectField
              label={label('provinceTax', 'province')}
              value={province}
              choices={vocabularies.province.map((one) => [one, choice('province', one)])}
              onPick={onProvince}
            />
          )}
          {latest && <p>{t('taxRates.now', { rates: said.join(', '), date: day(latest.effectiveFrom) })}</p>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('taxRates.lead')}
          </Typography>
        </>
      }
      resource="provinceTax"
      asked={asked}
      values={{ ...latest, effectiveFrom: null, sourceTitle: '', sourceUrl: '' }}
      save={t('taxRates.save')}
      onSave={async (given) => {
        const sent = Object.fromEntries(asked.map((path) => [path, given[path] === '' ? null : given[path]]));
        await create({ ...sent, province });
        const begins = String(given.effectiveFrom);
        return t('taxRates.saved', { name, date: day(begins), until: day(dayBefore(begins)) });
      }}
      onClose={onClose}
    />
  );
}
