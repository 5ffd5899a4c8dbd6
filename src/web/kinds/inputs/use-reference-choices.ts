import { useState } from 'react';
import { useGetManyAggregate } from 'react-admin';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useCandidates } from '../../data/search';
import { useWords } from '../../i18n/words';
import type { Choice } from './reference-choice';
import { choiceOf, means } from './reference-choice';

/** Why nothing is offered: it is still searched, could not be, or is not there. */
export function noneOf({ loading, failed }: { loading: boolean; failed: boolean }) {
  if (loading) return 'frame.searching';
  return failed ? 'form.searchFailed' : 'form.noneFound';
}

interface Choosing {
  readonly to: ResourceName;
  readonly ids: readonly string[];
  /** What may be chosen, by the filters of its list, where not all may. */
  readonly among?: Readonly<Record<string, unknown>> | undefined;
}

/** The chosen records by name, and what may be chosen as a person types, by the resource's documented search. */
export function useReferenceChoices({ to, ids, among }: Choosing) {
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const { records, found, loading, failed } = useCandidates(to, typed ?? '', typed !== null, among);
  const known = ids.filter((id) => !picked.some((one) => one.id === id));
  const { data: named = [], isPending } = useGetManyAggregate<DeskRecord>(
    resourcePaths[to],
    { ids: known },
    { enabled: known.length > 0 },
  );
  const toChoice = (record: DeskRecord) => choiceOf(to, record, words, t('unnamed'));
  const offered = records.map(toChoice);
  // A list that the host cannot search comes whole, and is narrowed here; so is what was offered before, until the host has searched: a
  // line that goes only then goes from under somebody's pointer.
  const isSearched = declarationOf(to).calls.search !== undefined && found;
  const options = isSearched ? offered : offered.filter((one) => means(one, typed ?? ''));
  const byId = new Map([...picked, ...named.filter(Boolean).map(toChoice)].map((one) => [one.id, one]));
  return {
    /** Whether every chosen record has its name, or will have none. */
    isNamed: known.length === 0 || !isPending,
    chosen: ids.map((id) => byId.get(id) ?? { id, name: t('unnamed') }),
    options,
    loading,
    /** What is said where nothing can be offered. */
    none: t(noneOf({ loading, failed })),
    open: () => setTyped((before) => before ?? ''),
    search: setTyped,
    /** Keeps the names of what was chosen: what is searched for next may not bring them again. */
    keep: (choices: readonly Choice[]) => setPicked(choices),
  };
}
