import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { isVin, vinModelYear } from '#contract/vin';
import { fill } from '../../../i18n/words';
import { FieldInput } from '../../../kinds/field-input';
import { useNow } from '../../../kinds/now';
import { useRights } from '../../../data/rights';
import { Icon } from '../../../frame/icon';
import { useFileTexts } from '../file-texts';
import { makerOf } from './makers';
import type { Placing } from './placing';
import { provinceOf } from './placing';

const { fields } = resources.file;
const party = resources.relatedParty.fields;
const needed = (field: Field): Field => ({ ...field, required: true });
/** A choice that the form has made already cannot be unmade. */
const decided = (field: Field): Field => ({ ...field, required: true });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="placing-part">
      <h2>{title}</h2>
      <div className="placing-grid">{children}</div>
    </section>
  );
}

const of = (name: string, field: Field, more: { label?: string; help?: string } = {}) => (
  <FieldInput key={name} resource="file" name={name} field={field} {...more} />
);

/** The car: its VIN fills the year, and the make where the maker is known. */
export function AssetPart() {
  const texts = useFileTexts().placing;
  const { setValue, getValues, control } = useFormContext<Placing>();
  const vin = useWatch({ control, name: 'serialNumber' });
  const newest = new Date(useNow()).getFullYear() + 1;
  const year = isVin(vin) ? vinModelYear(vin, newest) : undefined;
  const make = isVin(vin) ? makerOf(vin) : undefined;
  const read = [year, make].filter(Boolean).join(' ');
  const last = useRef(vin);
  const filled = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (vin === last.current) return;
    last.current = vin;
    if (year) setValue('asset.year', year, { shouldDirty: true });
    // What a person typed stays; what an earlier number filled follows the new one.
    const typed = getValues('asset.auMake');
    if (!make || (typed && typed !== filled.current)) return;
    filled.current = make;
    setValue('asset.auMake', make, { shouldDirty: true });
  }, [getValues, make, setValue, vin, year]);

  return (
    <Part title={texts.asset}>
      <div className="placing-wide">
        {of('serialNumber', needed(fields.serialNumber), { help: texts.vinHelp })}
        <p className="placing-read" role="status">
          {read && (
            <>
              <Icon name="check" /> {fill(texts.vinFilled, { what: read })}
            </>
          )}
        </p>
      </div>
      {of('asset.year', fields.asset.fields.year, { label: texts.year })}
      {of('asset.auMake', fields.asset.fields.auMake, { label: texts.make })}
      {of('asset.auModel', fields.asset.fields.auModel, { label: texts.model })}
    </Part>
  );
}

export function ContractPart({ isClient }: { isClient: boolean }) {
  const texts = useFileTexts().placing;
  const rights = useRights();
  const amounts = rights.may('file.financials', 'edit');
  return (
    <Part title={texts.contract}>
      {!isClient && of('clientId', needed(fields.clientId), { label: texts.client })}
      {of('bankAccountNumber', fields.bankAccountNumber)}
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
