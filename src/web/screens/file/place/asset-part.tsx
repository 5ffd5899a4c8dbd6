import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { resources } from '#contract/resources/index';
import { isVin } from '#contract/vin';
import { useRead } from '../../../data/use-read';
import { useTranslate } from '../../../i18n/use-translate';
import { DeclaredInput } from '../../../kinds/declared-input';
import { PlainSerialInput } from '../../../kinds/inputs/serial';
import { useNow } from '../../../kinds/now';
import type { KindInputProps } from '../../../kinds/people-half';
import type { AssetField } from './asset-kinds';
import { assetKindOf, hasVin, namingField } from './asset-kinds';
import { decodeVin } from './decode-vin';
import { Part } from './part';
import type { Placing } from './placing';
import { SameAsset } from './same-asset';

const { fields } = resources.file;
const numberInput = (props: unknown) => <PlainSerialInput {...(props as KindInputProps<'serial'>)} />;

const Read = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 20,
  margin: '4px 0 0',
  color: theme.vars?.palette.success.main,
}));

/** The asset by its type: the few facts that tell it from others. A VIN fills what it says. */
export function AssetPart() {
  const t = useTranslate();
  const { control } = useFormContext<Placing>();
  const kind = assetKindOf(useWatch({ control, name: 'assetType' }));
  const described = namingField(kind);
  return (
    <Part title={t('filePlacing.asset')}>
      <DeclaredInput source="assetType" />
      <Box sx={{ '&:empty': { display: 'none' } }}>
        {kind.number && (
          <DeclaredInput
            source="serialNumber"
            field={{ ...fields.serialNumber, required: true }}
            label={t(`filePlacing.numbers.${kind.number}`)}
            {...(hasVin(kind) ? { helperText: t('filePlacing.vinHelp') } : { own: numberInput })}
          />
        )}
        <SaidByNumber isAsked={kind.number !== null} />
      </Box>
      {kind.fields.map((name) => (
        <DeclaredInput
          key={name}
          source={`asset.${name}`}
          field={{
            ...fields.asset.fields[name],
            ...(kind.number === null && name === described && { required: true }),
          }}
        />
      ))}
    </Part>
  );
}

/** What the number says of itself. It alone is drawn again at each key. */
function SaidByNumber({ isAsked }: { readonly isAsked: boolean }) {
  const t = useTranslate();
  const { control } = useFormContext<Placing>();
  const serialNumber = useWatch({ control, name: 'serialNumber' });
  const read = useDecodedVin();
  if (!isAsked) return null;
  return (
    <>
      <Read role="status">
        {read && (
          <>
            <CheckIcon fontSize="inherit" /> {t('filePlacing.vinFilled', { what: read })}
          </>
        )}
      </Read>
      <SameAsset serialNumber={serialNumber} />
    </>
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
  const { data: told } = useRead(
    ['desk', 'vin', vin],
    'decodeVin',
    { vin: String(vin) },
    { enabled: isVin(String(vin ?? '')), staleTime: Infinity },
  );
  const decoded = decodeVin(type, vin, newest, told);
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
