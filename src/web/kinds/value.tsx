import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { isBlank } from '../data/changed-fields';
import type { DeskRecord } from '../data/record';
import { useRights } from '../data/rights';
import { useTranslate } from '../i18n/use-translate';
import { people } from './people';
import { LockMark } from './mark-icons';
import type { Place } from './people-half';

export interface ValueProps {
  readonly value: unknown;
  readonly field: Field;
  readonly resource: ResourceName;
  readonly name: string;
  readonly record: DeskRecord;
  readonly place: Place;
}

/** Any value of any kind. One that is absent is a dash; one that is kept from this person says so. */
export function Value(props: ValueProps) {
  const { value, field } = props;
  if (isBlank(value)) return <Absent field={field} />;
  // The register pairs each kind with its own properties, which no type can follow through a field of any kind.
  return createElement(people[field.kind].Cell as ComponentType<ValueProps>, props);
}

function Absent({ field }: { field: Field }) {
  const t = useTranslate();
  const rights = useRights();
  const kept =
    (field.group && !rights.may(field.group, 'show')) ||
    (field.mask === 'hidden' && !rights.may('pii', 'reveal'));
  return rights.ready && kept ? (
    <span className="masked">
      <LockMark />
      <span className="quiet">{t('hidden')}</span>
    </span>
  ) : (
    <span className="absent">–</span>
  );
}
