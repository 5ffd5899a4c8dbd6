import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ComponentType } from 'react';
import type { JsonValue, KindName } from '#contract/fields';
import { isAskedOf, requestTypes, typesRaisedBy } from '#contract/lifecycles/request-types';
import { resources } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { resourcePaths } from '../../data/resource-paths';
import type { ScreenTexts } from '../../i18n/en/screens';
import type { TextKey, Translate } from '../../i18n/use-translate';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import type { KindInputProps } from '../../kinds/people-half';
import { SelectField } from '../../parts/select-field';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { Asked } from '../../parts/fields-dialog';
import { useFile } from '../file/file-record';
import { InHandAlert } from '../file/move/in-hand-alert';
import { useSide } from '../own-side';
import { useEffectSentence } from './request-effect';
import { useFetchRequests } from './request-list';
import { WrittenOffFeesInput } from './written-off-fees-input';

type Type = ValueOf<'requestType'>;

interface RaiseDialogProps {
  readonly fileId: string;
  /** What is asked for, and what is known of it already. */
  readonly first?: Type;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** Raises a request on a file: the types that this side raises of a file as it stands, and for each exactly what it needs. */
export function RaiseDialog({ fileId, first, payload: known = {}, onClose }: RaiseDialogProps) {
  const t = useTranslate();
  const side = useSide();
  const rights = useRights();
  const { choice } = useWords();
  const { data: file } = useFile(fileId);
  const types = typesRaisedBy(side)
    .filter(
      (type) =>
        !requestTypes[type].fileless &&
        (type !== 'close' || rights.may('file', 'requestClose')) &&
        (!file || isAskedOf(type, file)),
    )
    .sort((a, b) => choice('requestType', a).localeCompare(choice('requestType', b)));
  const [picked, setPicked] = useState<Type>(first ?? (side === 'agency' ? 'information_request' : 'hold'));
  const type = types.includes(picked) ? picked : (types[0] ?? picked);
  const asked = askedFor(type, t);
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchRequests();
  const notify = useNotify();
  return (
    <FieldsDialog
      title={t('request.raiseTitle')}
      lead={
        <>
          <SelectField
            label={t('request.type')}
            value={type}
            choices={types.map((one) => [one, choice('requestType', one)] as const)}
            onPick={setPicked}
          />
          <Effect type={type} />
          {type === 'hold' && file && <InHandAlert file={file} />}
        </>
      }
      resource="request"
      asked={asked}
      values={{ fileId, reason: '', amount: null, attachments: [], dueDate: null, payload: known }}
      save={t('request.save')}
      onSave={async ({ reason, amount, attachments, dueDate, payload }) => {
        // What was typed for another type before stays in the dialog.
        const details = Object.keys(requestTypes[type].payload ?? {});
        const given = Object.entries(payload as object).filter(([name]) => details.includes(name));
        const data = {
          fileIds: [fileId],
          requestType: type,
          reason,
          amount: requestTypes[type].needsAmount ? amount : null,
          attachments,
          dueDate,
          payload: Object.fromEntries(given),
        };
        await dataProvider.create(resourcePaths.request, { data });
        await fetchAgain();
        onClose();
        notify(t('request.raised'), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}

/** What an approval will do, by what is typed so far. */
function Effect({ type }: { type: Type }) {
  const t = useTranslate();
  const effectOf = useEffectSentence();
  const payload = useWatch<{ payload: Readonly<Record<string, JsonValue>> }, 'payload'>({ name: 'payload' });
  return (
    <Typography variant="body2" sx={{ mt: 1, mb: 2 }}>
      {t('named', {
        what: t('request.effect'),
        name: effectOf({ requestType: type, payload, linkedEntityId: null }),
      })}
    </Typography>
  );
}

/** Details that take more care than their kind gives. */
const own: { readonly [detail: string]: ComponentType<KindInputProps<KindName>> } = {
  'write_off.feeIds': WrittenOffFeesInput,
};

const help: { readonly [detail: string]: TextKey } = {
  'write_off.feeIds': 'request.payloadHelp.feeIds',
  'write_off.closingReason': 'request.payloadHelp.closingReason',
};

function askedFor(type: Type, t: Translate): Asked[] {
  const { fields } = resources.request;
  const { needsAmount, payload = {} } = requestTypes[type];
  const details = Object.entries(payload).map(([name, field]) => {
    const helped = help[`${type}.${name}`];
    return {
      path: `payload.${name}`,
      field,
      label: t(`request.payload.${name as keyof ScreenTexts['request']['payload']}`),
      ...(helped && { help: t(helped) }),
      ...(own[`${type}.${name}`] && { own: own[`${type}.${name}`] }),
    };
  });
  const amount = needsAmount ? [{ path: 'amount', field: fields.amount, needed: true }] : [];
  return [
    ...details,
    ...amount,
    { path: 'reason', field: fields.reason },
    { path: 'attachments', field: fields.attachments },
    { path: 'dueDate', field: fields.dueDate },
  ];
}
