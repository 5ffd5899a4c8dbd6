import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { Icon } from '../../frame/icon';
import { useToast } from '../../identity/toast';
import { fill, useWords } from '../../i18n/words';
import { Chip } from '../../kinds/cells/choice';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import { AskDialog } from '../ask-dialog';
import { useFeeTexts } from '../file/fees/fee-texts';
import { Menu, MenuItem } from '../menu';
import type { PriceRow, PriceTime } from './price-lines';
import { useFetchPrices } from './price-lines';

interface PriceLineProps {
  readonly line: PriceRow;
  readonly time: PriceTime;
  readonly today: string;
  readonly onEdit: () => void;
}

/** One price: for what, for whom alone, and from when until when. */
export function PriceLine({ line, time, today, onEdit }: PriceLineProps) {
  const feeTexts = useFeeTexts();
  const texts = feeTexts.prices;
  const words = useWords();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchPrices();
  const toast = useToast();
  const [ending, setEnding] = useState(false);
  const name = words.choice('feeType', line.feeType);
  const money = (amount: string): string => formatMoney(amount, words.locale);
  const bounds = [
    line.freeUnits ? fill(feeTexts.free, { count: line.freeUnits }) : '',
    line.minimumAmount ? fill(feeTexts.least, { amount: money(line.minimumAmount) }) : '',
    line.maximumAmount ? fill(feeTexts.most, { amount: money(line.maximumAmount) }) : '',
  ].filter(Boolean);
  const keys = [
    line.state && words.choice('province', line.state),
    line.assetType && words.choice('assetType', line.assetType),
    line.contractType && words.choice('contractType', line.contractType),
  ].filter(Boolean);
  const price = line.unit === 'percent' ? `${Number(line.amount)} %` : money(line.amount);
  return (
    <tr className={time === 'past' ? 'fee-came' : undefined}>
      <th scope="row">
        {name}
        {line.label && <small className="quiet">{line.label}</small>}
      </th>
      <td>
        {line.clientId && <ReferenceName to="company" id={line.clientId} />}
        {keys.join(', ') || (!line.clientId && <span className="quiet">{texts.all}</span>)}
      </td>
      <td className="fee-figure">
        {price}
        <small className="quiet">
          {line.unit !== 'percent' && words.choice('feeUnit', line.unit).toLowerCase()}
          {bounds.length > 0 && ` · ${bounds.join(', ')}`}
        </small>
      </td>
      <td>
        {formatDate(line.effectiveFrom, words.locale)}{' '}
        {time === 'future' && <Chip color="var(--accent)">{texts.future}</Chip>}
      </td>
      <td>{line.effectiveTo ? formatDate(line.effectiveTo, words.locale) : '–'}</td>
      <td>
        {line.may?.includes('edit') && (
          <Menu label={fill(texts.actions, { name })} className="icon-button" button={<Icon name="more" />}>
            {(close) => (
              <>
                <MenuItem
                  onChoose={() => {
                    close();
                    onEdit();
                  }}
                >
                  {feeTexts.edit}
                </MenuItem>
                {time !== 'past' && (
                  <MenuItem
                    onChoose={() => {
                      close();
                      setEnding(true);
                    }}
                  >
                    {texts.end}
                  </MenuItem>
                )}
              </>
            )}
          </Menu>
        )}
        {ending && (
          <AskDialog
            title={fill(texts.endTitle, { name })}
            lead={texts.endLead}
            resource="companyFee"
            asked={[{ path: 'effectiveTo', field: resources.companyFee.fields.effectiveTo, needed: true }]}
            values={{ effectiveTo: line.effectiveTo ?? today }}
            save={texts.end}
            onSave={async ({ effectiveTo }) => {
              await dataProvider.update(resourcePaths.companyFee, {
                id: line.id,
                data: { effectiveTo },
                previousData: line,
              });
              await fetchAgain();
              setEnding(false);
              const date = formatDate(String(effectiveTo), words.locale);
              toast({ status: 'success', message: fill(texts.ended, { name, date }) });
            }}
            onClose={() => setEnding(false)}
          />
        )}
      </td>
    </tr>
  );
}
