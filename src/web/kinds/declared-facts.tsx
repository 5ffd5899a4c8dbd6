import { useWords } from '../i18n/words';
import type { DeskRecord } from '../data/record';
import { Fact } from '../parts/facts';
import { DeclaredField } from './declared-field';
import { useResourceName } from './use-resource-name';

interface DeclaredFactsProps {
  /** The resource's noun; without it, that of the context. */
  readonly resource?: string;
  readonly record: object;
  /** The paths of the fields, in their order. */
  readonly sources: readonly string[];
  /** Each takes a whole line. */
  readonly wide?: boolean;
}

const isKnown = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What is known among some fields of a record, each with its name: what is empty is left out. Stands in `Facts`. */
export function DeclaredFacts({ record, sources, wide = false, ...props }: DeclaredFactsProps) {
  const { label } = useWords();
  const resource = useResourceName(props.resource);
  return sources
    .filter((source) => isKnown((record as DeskRecord)[source]))
    .map((source) => (
      <Fact wide={wide} key={source} label={label(resource, source)}>
        <DeclaredField source={source} resource={resource} record={record as DeskRecord} />
      </Fact>
    ));
}
