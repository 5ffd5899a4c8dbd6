import { payment } from '#contract/resources/payment';
import type { Translate } from '../../i18n/use-translate';
import type { Asked } from '../../parts/fields-dialog';

type Typed = Readonly<Record<string, unknown>>;
const { note, cashAgreedBy } = payment.fields;
const isCash = ({ method }: Typed): boolean => method === 'cash';

/** What is asked beside the rest of a payment: a note, and for cash who counted it and which supervisor agreed. */
export const askedOfCash = (t: Translate): readonly Asked[] => [
  { path: 'cashAgreedBy', field: cashAgreedBy, when: isCash, needed: true, help: t('billing.agreedHelp') },
  { path: 'note', field: note, when: isCash, needed: true, help: t('billing.noteHelp') },
  { path: 'note', field: note, when: (typed) => !isCash(typed) },
];

/** What cash that a client told of lacks still before it is said to be there. */
export const lackedByCash = (t: Translate, record: Typed): readonly Asked[] =>
  isCash(record)
    ? askedOfCash(t)
        .filter(({ path, needed }) => needed && !record[path])
        .map(({ when: _, ...one }) => one)
    : [];
