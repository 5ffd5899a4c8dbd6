import { payment } from '#contract/resources/payment';
import type { Asked } from '../ask-dialog';
import type { BillingTexts } from '../../i18n/en/billing';

type Typed = Readonly<Record<string, unknown>>;
const { note, cashAgreedBy } = payment.fields;
const isCash = ({ method }: Typed): boolean => method === 'cash';

/** What is asked beside the rest of a payment: a note, and for cash who counted it and which supervisor agreed. */
export const askedOfCash = (texts: BillingTexts): readonly Asked[] => [
  { path: 'cashAgreedBy', field: cashAgreedBy, when: isCash, needed: true, help: texts.agreedHelp },
  { path: 'note', field: note, when: isCash, needed: true, help: texts.noteHelp },
  { path: 'note', field: note, when: (typed) => !isCash(typed) },
];

/** What cash that a client told of lacks still before it is said to be there. */
export const lackedByCash = (texts: BillingTexts, record: Typed): readonly Asked[] =>
  isCash(record)
    ? askedOfCash(texts)
        .filter(({ path, needed }) => needed && !record[path])
        .map(({ when: _, ...one }) => one)
    : [];
