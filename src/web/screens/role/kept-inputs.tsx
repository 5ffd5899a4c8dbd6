import { createElement } from 'react';
import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import type { KindName } from '#contract/fields';
import { useTranslate } from '../../i18n/use-translate';
import { asking } from '../../kinds/asking';
import type { KindInputProps } from '../../kinds/people-half';

type Asked = ComponentType<KindInputProps<KindName>>;

/** Asked for as its kind is; of a role that is built in it is only read. */
function keptOf(kind: KindName): Asked {
  const Input = asking[kind].Input as Asked;
  return function Kept(props) {
    const isKept = useRecordContext()?.isSystem === true;
    return createElement(Input, isKept ? { ...props, disabled: true } : props);
  };
}

const Text = keptOf('text');

/** The name says too why it cannot be written. */
function KeptName(props: KindInputProps<KindName>) {
  const t = useTranslate();
  const isKept = useRecordContext()?.isSystem === true;
  return <Text {...props} {...(isKept && { helperText: t('role.builtIn') })} />;
}

/** What a role that is built in is called and sees is fixed; what it may do, and for which activities, is not. */
export const keptInputs = {
  name: KeptName,
  nameFr: Text,
  description: Text,
  descriptionFr: Text,
  isActive: keptOf('flag'),
  scope: keptOf('choice'),
  writesOwnOnly: keptOf('flag'),
};
