import CheckIcon from '@mui/icons-material/Check';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { resources } from '#contract/resources/index';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldInput } from '../../../kinds/field-input';
import { PlainSerialInput } from '../../../kinds/inputs/serial';
import { useNow } from '../../../kinds/now';
import type { KindInputProps } from '../../../kinds/people-half';
import type { AssetField } from './asset-kinds';
import { assetKinds, hasVin, namingField } from './asset-kinds';
import { decodeVin } from './decode-vin';
import { Part } from './part';
import type { Placing } from './placing';
import { useSerialStanding } from './serial-standing';

const { fields } = resources.file;
const numberInput = (props: unknown) => <PlainSerialInput {...(props as KindInputProps<'serial'>)} />;

/** The asset by its type: the few facts that tell it from others. A VIN fills what it says. */
export function AssetPart() {
  const t = useTranslate();
  const { control } = useFormContext<Placing>();
  const kind = assetKinds[useWatch({ control, name: 'assetType' })];
  const read = useDecodedVin();
  const described = namingField(kind);
  return (
    <Part title={t('file.placing.asset')}>
      <FieldInput resource="file" name="assetType" field={fields.assetType} />
      {kind.number && (
        <div>
          <FieldInput
            resource="file"
            name="serialNumber"
            field={{ ...fields.serialNumber, required: true }}
            label={t(`file.placing.numbers.${kind.number}`)}
            {...(hasVin(kind) ? { help: t('file.placing.vinHelp') } : { own: numberInput })}
          />
          <p className="placing-read" role="status">
            {read && (
              <>
                <CheckIcon /> {t('file.placing.vinFilled', { what: read })}
              </>
            )}
          </p>
          <StandingSerials />
        </div>
      )}
      {kind.fields.map((name) => (
        <FieldInput
          key={name}
          resource="file"
          name={`asset.${name}`}
          field={{
            ...fields.asset.fields[name],
            ...(kind.number === null && name === described && { required: true }),
          }}
        />
      ))}
    </Part>
  );
}

/** The open files that the asset is on already. */
function StandingSerials() {
  const t = useTranslate();
  const { control } = useFormContext<Placing>();
  const standing = useSerialStanding(useWatch({ control, name: 'serialNumber' }));
  return (
    <div className="placing-standing" role="status">
      {standing.map(({ id, ref }) => (
        <p key={id}>
          {t('file.placing.serialStands', { ref })}{' '}
          <Link to={recordPath('file', id)}>{t('file.placing.openFile', { ref })}</Link>
        </p>
      ))}
    </div>
  );
}

/**
 * Fills what the VIN says, and takes it away again with the VIN that said it; what a person typed stays.
 * @returns the words that were read from the VIN
 */
function useDecodedVin(): string {
  const { setValue, getValues, control } = useFormContext<Placing>();
  const vin = useWatch({ control, name: 'serialNumber' });
  const type = useWatch({ control, name: 'assetType' });
  const newest = new Date(useNow()).getFullYear() + 1;
  const decoded = decodeVin(type, vin, newest);
  const said = JSON.stringify(decoded);
  const before = useRef(said);

  useEffect(() => {
    if (said === before.current) return;
    const [was, is] = [before.current, said].map((text) => JSON.parse(text) as typeof decoded);
    before.current = said;
    for (const name of new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})] as AssetField[])) {
      const typed = getValues('asset')[name] ?? '';
      if (typed !== '' && String(typed) !== String(was?.[name])) continue;
      setValue(`asset.${name}`, is?.[name] ?? null, { shouldDirty: true });
    }
  }, [getValues, said, setValue]);
  return Object.values(decoded).join(' ');
}
