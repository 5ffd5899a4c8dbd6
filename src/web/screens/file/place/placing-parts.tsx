import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { FieldInput } from '../../../kinds/field-input';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { AccountField } from './account-field';
import { Part } from './part';
import type { Placing } from './placing';
import { provinceOf } from './placing';

const { fields } = resources.file;
const party = resources.relatedParty.fields;
const needed = (field: Field): Field => ({ ...field, required: true });
/** A choice that the form has made already cannot be unmade. */
const decided = (field: Field): Field => ({ ...field, required: true });

const of = (name: string, field: Field, more: { label?: string; help?: string } = {}) => (
  <FieldInput key={name} resource="file" name={name} field={field} {...more} />
);

export function ContractPart({ isClient }: { isClient: boolean }) {
  const t = useTranslate();
  const rights = useRights();
  const amounts = rights.may('file.financials', 'edit');
  return (
    <Part title={t('file.placing.contract')}>
      {!isClient && of('clientId', needed(fields.clientId), { label: t('file.placing.client') })}
      <AccountField />
      {of('contractType', decided(fields.contractType))}
      {of('assignmentType', decided(fields.assignmentType))}
      {amounts && of('balanceAmount', fields.balanceAmount)}
      {amounts && of('arrearsAmount', fields.arrearsAmount)}
      {of('daysPastDue', fields.daysPastDue)}
    </Part>
  );
}

export function DebtorPart() {
  const t = useTranslate();
  const { setValue, getValues, control, register } = useFormContext<Placing>();
  const debtorType = useWatch({ control, name: 'debtorType' });
  const postalCode = useWatch({ control, name: 'party.postalCode' });
  const last = useRef(postalCode);

  useEffect(() => {
    if (postalCode === last.current) return;
    last.current = postalCode;
    const province = provinceOf(postalCode);
    if (province && province !== getValues('state')) setValue('state', province, { shouldDirty: true });
  }, [getValues, postalCode, setValue]);

  return (
    <Part title={t('file.placing.debtor')}>
      <div className="placing-wide segments" role="radiogroup" aria-label={t('file.placing.debtorIs')}>
        {(['consumer', 'business'] as const).map((type) => (
          <label key={type} className="segment">
            <input type="radio" value={type} {...register('debtorType')} />
            <span>{type === 'consumer' ? t('file.placing.person') : t('file.placing.business')}</span>
          </label>
        ))}
      </div>
      {debtorType === 'business' ? (
        <div className="placing-wide">
          {of('party.businessName', needed(party.businessName), { label: t('file.placing.businessName') })}
        </div>
      ) : (
        <>
          {of('party.firstName', needed(party.firstName), { label: t('file.placing.firstName') })}
          {of('party.lastName', needed(party.lastName), { label: t('file.placing.lastName') })}
        </>
      )}
      {of('party.phone', { kind: 'phone' }, { label: t('file.placing.phone') })}
      <div className="placing-wide">
        {of('party.line1', { kind: 'text', max: 120 }, { label: t('file.placing.address') })}
      </div>
      {of('party.city', { kind: 'text', max: 80 }, { label: t('file.placing.city') })}
      {of('party.postalCode', { kind: 'postalCode' }, { label: t('file.placing.postalCode') })}
      {of('state', needed(fields.state), {
        label: t('file.placing.province'),
        help: t('file.placing.provinceHelp'),
      })}
    </Part>
  );
}

export function HandlingPart() {
  const t = useTranslate();
  return (
    <Part title={t('file.placing.handling')}>
      <div className="placing-wide">
        {of('isRushFile', fields.isRushFile, { label: t('file.placing.rush') })}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('file.placing.rushHelp')}
        </Typography>
      </div>
      {of('instructions', fields.instructions)}
    </Part>
  );
}
