import { AutocompleteArrayInput } from 'react-admin';
import type { Among } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { useSession } from '../../identity/identity-context';
import { useTranslate } from '../../i18n/use-translate';
import { ChoiceWords } from '../inputs/choice-words';
import type { Choice } from '../inputs/reference-choice';
import { ReferenceChoicesProvider } from '../inputs/reference-choices-provider';
import { useReferenceChoices } from '../inputs/use-reference-choices';
import type { KindFilterProps } from '../people-half';
import { Ticks } from './ticks';
import { useAsked } from './use-asked';

type ReferenceFilterProps = KindFilterProps<'reference'> | KindFilterProps<'references'>;
type Props = Omit<KindFilterProps<'reference'>, 'field'> & { readonly to: ResourceName };

/**
 * Few are ticked, each with its count; of many, those asked for are found by typing. Among people, oneself comes first. What a company is, it stays,
 * and is found among its like; what was of a person may be asked for when they have gone.
 */
export function ReferenceFilter({ field, ...props }: ReferenceFilterProps) {
  const { to, among } = field;
  return props.counts && props.counts.length <= 40 ? (
    <CountedFilter {...props} to={to} />
  ) : (
    <FoundFilter {...props} to={to} among={to === 'company' ? among : undefined} />
  );
}

const nameOf = (choice: Choice) => choice.name;

/** The signed-in person, where people are asked for. */
function useMe(to: ResourceName): Choice | undefined {
  const t = useTranslate();
  const { user } = useSession();
  return to === 'user' && user ? { id: user._id, name: t('list.me') } : undefined;
}

function CountedFilter({ to, source, label, counts = [] }: Props) {
  const me = useMe(to);
  const { asked, ask } = useAsked(source);
  const ticks = counts.map(({ value, label: name, count }) => ({ value: String(value), name, count }));
  const mine = ticks.find(({ value }) => value === me?.id);
  const others = ticks.filter((tick) => tick !== mine);
  const first = me ? [{ value: me.id, name: me.name, count: mine?.count ?? 0 }] : [];
  return <Ticks {...{ label, asked }} ticks={[...first, ...others]} onAsk={ask} />;
}

function FoundFilter({ to, among, source, label }: Props & { readonly among: Among | undefined }) {
  const me = useMe(to);
  const { asked } = useAsked(source);
  const choosing = useReferenceChoices({ to, ids: asked, among });
  const withMe = me && {
    ...choosing,
    chosen: choosing.chosen.map((one) => (one.id === me.id ? me : one)),
    options: [me, ...choosing.options.filter(({ id }) => id !== me.id)],
  };
  return (
    <ReferenceChoicesProvider to={to} source={source} choosing={withMe ?? choosing}>
      <AutocompleteArrayInput
        label={label}
        fullWidth
        margin="none"
        helperText={false}
        autoHighlight
        debounce={0}
        offline={false}
        readOnly={!choosing.isNamed}
        optionText={<ChoiceWords />}
        inputText={nameOf}
        onOpen={choosing.open}
        onChange={(_ids: unknown, choices: readonly Choice[]) => choosing.keep(choices)}
        noOptionsText={choosing.none}
      />
    </ReferenceChoicesProvider>
  );
}
