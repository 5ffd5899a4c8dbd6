import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { FieldInput } from '../../../kinds/field-input';
import { useRights } from '../../../data/rights';
import { useFileTexts } from '../file-texts';
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
  const texts = useFileTexts().placing;
  const rights = useRights();
  const amounts = rights.may('file.financials', 'edit');
  return (
    <Part title={texts.contract}>
      {!isClient && of('clientId', needed(fields.clientId), { label: texts.client })}
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
  const texts = useFileTexts().placing;
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
    <Part title={texts.debtor}>
      <div className="placing-wide segments" role="radiogroup" aria-label={texts.debtorIs}>
        {(['consumer', 'business'] as const).map((type) => (
          <label key={type} className="segment">
            <input type="radio" value={type} {...register('debtorType')} />
            <span>{type === 'consumer' ? texts.person : texts.business}</span>
          </label>
        ))}
      </div>
      {debtorType === 'business' ? (
        <div className="placing-wide">
          {of('party.businessName', needed(party.businessName), { label: texts.businessName })}
        </div>
      ) : (
        <>
          {of('party.firstName', needed(party.firstName), { label: texts.firstName })}
          {of('party.lastName', needed(party.lastName), { label: texts.lastName })}
        </>
      )}
      {of('party.phone', { kind: 'phone' }, { label: texts.phone })}
      <div className="placing-wide">
        {of('party.line1', { kind: 'text', max: 120 }, { label: texts.address })}
      </div>
      {of('party.city', { kind: 'text', max: 80 }, { label: texts.city })}
      {of('party.postalCode', { kind: 'postalCode' }, { label: texts.postalCode })}
      {of('state', needed(fields.state), { label: texts.province, help: texts.provinceHelp })}
    </Part>
  );
}

export function HandlingPart() {
  const texts = useFileTexts().placing;
  return (
    <Part title={texts.handling}>
      <div className="placing-wide">
        {of('isRushFile', fields.isRushFile, { label: texts.rush })}
        <p className="field-hint">{texts.rushHelp}</p>
      </div>
      {of('instructions', fields.instructions)}
    </Part>
  );
}
