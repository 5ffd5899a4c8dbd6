import { fileCommands } from '#contract/commands/file';
import type { Sent } from '#contract/commands/input';
import { isStay } from '#contract/lifecycles/insolvency';
import type { Words } from '../../../i18n/words';
import type { Asked } from '../../../parts/fields-dialog';

type Trustee = NonNullable<Sent<'recordProof'>['trustee']>;

const { name, ...rest } = fileCommands.recordProof.body.trustee.fields;
/** Who records it need not know the trustee yet. */
const { required: _, ...nameWhereKnown } = name;
const named = { line1: 'addressLine1' } as const;

/** Asks for the trustee of an insolvency, as soon as one is chosen that has one. */
export function trusteeAsked({ t, label }: Words): Asked[] {
  const when: Asked['when'] = ({ insolvencyStatus }) => isStay(insolvencyStatus);
  const contact = Object.entries(rest).map(([name, field]) => ({
    ...{ path: `trustee.${name}`, field, when },
    label: label('company', named[name as keyof typeof named] ?? name),
  }));
  const [line, help] = [t('fileTabs.proof.trustee'), t('fileTabs.proof.trusteeHelp')];
  return [{ path: 'trustee.name', field: nameWhereKnown, label: line, help, when }, ...contact];
}

/** The trustee as they were typed, where somebody was. */
export function trusteeTyped({ insolvencyStatus, trustee }: Readonly<Record<string, unknown>>): {
  readonly trustee?: Trustee;
} {
  const typed = Object.entries((trustee ?? {}) as Trustee).filter(([, value]) => value);
  if (!isStay(insolvencyStatus) || typed.length === 0) return {};
  return { trustee: Object.fromEntries(typed) as unknown as Trustee };
}
