import type { Fields } from '../fields';
import type { RoleKey } from '../roles/role-keys';
import type { ValueOf } from '../vocabularies';
import type { FormNeed } from '../lifecycles/form';

/**
 * What a form reads of its file by itself. `trust`: what came in and went out in trust for the file · `debt`: what the debtor owes
 * once the sale counts, projected fees and what vendors cost left out · `sale`, `parties`, `registry`, `client`: what the records say.
 */
export type FormSource =
  | 'client.name'
  | 'debt.balance'
  | 'debt.deficiency'
  | 'debt.expenses'
  | 'debt.proceeds'
  | 'debt.surplus'
  | 'parties.claimants'
  | 'registry.name'
  | 'sale.price'
  | 'trust.deductions'
  | 'trust.net'
  | 'trust.receipts'
  | 'trust.received'
  | 'trust.remittanceDate';

/** Whom a form is written to: the client of the file, the registry that it names, or parties of these types, the first of which are taken where nobody says otherwise. */
export type FormRecipient =
  | 'client'
  | 'registry'
  | {
      readonly parties: readonly ValueOf<'relatedPartyType'>[];
      readonly usually: readonly ValueOf<'relatedPartyType'>[];
    };

/**
 * One form as plain data (specification, the table of forms). Its title is the word of its type, and its text lies with the host.
 * `documentType`, `visibility`: what it becomes on the file. `madeBy`: the seeded roles that make it, besides the right `form.create`.
 * `needs`: what must be so on the file. `fields`: its own merge fields; `set: 'host'` is read and never told, `set: 'either'` is read
 * where nobody says it, and any other is told. `reads`: where what is read comes from. `ahead`: days that must not have passed.
 */
export interface FormDeclaration {
  readonly documentType: ValueOf<'documentType'>;
  readonly visibility: ValueOf<'documentVisibility'>;
  readonly madeBy: readonly RoleKey[];
  readonly to: FormRecipient;
  readonly needs: readonly FormNeed[];
  readonly fields: Fields;
  readonly reads: { readonly [field: string]: FormSource };
  readonly ahead: readonly string[];
}

type Read<F extends Fields> = {
  [N in keyof F]: F[N] extends { set: 'host' | 'either' } ? N : never;
}[keyof F];

/** Holds a form to its shape: what is read by itself says where from, and nothing else does. */
export function form<const D extends FormDeclaration>(
  declaration: D & {
    readonly reads: { readonly [N in Read<D['fields']>]: FormSource };
    readonly ahead: readonly (keyof D['fields'] & string)[];
  },
): D {
  return declaration;
}

/** An amount under a name, as it stands on a form. */
export const amountLine = {
  label: { kind: 'text', max: 200, required: true },
  amount: { kind: 'money', signed: true, required: true },
} as const satisfies Fields;
