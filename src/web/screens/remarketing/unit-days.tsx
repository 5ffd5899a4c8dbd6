import { useEffect } from 'react';
import { ResourceContextProvider, SourceContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { DeclaredInput } from '../../kinds/declared-input';

const names = ['saleDateFrom', 'saleDateTo'] as const;
const sources = { getSource: (source: string) => source, getLabel: (source: string) => source };
const field = { kind: 'date', required: true } as const;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

interface UnitDaysProps {
  readonly address: URLSearchParams;
  readonly onAsk: (name: (typeof names)[number], value: string) => void;
}

/** Between which days units are sold: asked for as days are everywhere, and taken over once a day is whole. */
export function UnitDays({ address, onAsk }: UnitDaysProps) {
  const t = useTranslate();
  const asked = Object.fromEntries(names.map((name) => [name, address.get(name)]));
  const form = useForm<Record<string, string | null>>({ values: asked });
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    const changed = names.find((name) => {
      const text = typed[name] ?? '';
      return (text === '' || isDay(text)) && text !== (address.get(name) ?? '');
    });
    if (changed) onAsk(changed, typed[changed] ?? '');
  }, [typed, address, onAsk]);
  return (
    <ResourceContextProvider value={resourcePaths.file}>
      <SourceContextProvider value={sources}>
        <FormProvider {...form}>
          {names.map((name) => (
            <DeclaredInput key={name} source={name} field={field} label={t(`remarketing.${name}`)} />
          ))}
        </FormProvider>
      </SourceContextProvider>
    </ResourceContextProvider>
  );
}
