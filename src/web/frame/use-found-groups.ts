import Description from '@mui/icons-material/DescriptionOutlined';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { recordPath } from '../data/resource-paths';
import type { Words } from '../i18n/words';
import { useWords } from '../i18n/words';
import { recordName } from '../kinds/record-name';
import { menu } from '../menu';
import type { PaletteGroup, PaletteLine } from './palette-lines';
import type { Hit } from './use-found';
import { useFound } from './use-found';
import { holds, whyFound } from './why-found';

const details = ['debtorName', 'assetSummary', 'city', 'email', 'code'];

const detailOf = (record: DeskRecord) =>
  details
    .map((field) => record[field])
    .filter((value) => typeof value === 'string' && value)
    .slice(0, 2)
    .join(' · ');

/** A record as a line: its name, what else tells it apart, and the field that was meant where neither of them shows it. */
export function recordLine({ name, record }: Hit, typed: string, words: Words): PaletteLine {
  const word = recordName(declarationOf(name), record, words);
  const detail = detailOf(record);
  const why = typed === '' || holds(`${word} ${detail}`, typed) ? undefined : whyFound(name, record, typed);
  const because = why && words.t('named', { what: words.label(name, why.path), name: why.text });
  return {
    key: `${name} ${record.id}`,
    to: recordPath(name, record.id),
    icon: menu[name]?.icon ?? Description,
    word,
    detail: [because, detail].filter(Boolean).join(' · '),
  };
}

/** What the host finds for what is typed, by what it is. */
export function useFoundGroups(typed: string): { groups: readonly PaletteGroup[]; searching: boolean } {
  const words = useWords();
  const { hits, searching } = useFound(typed);
  const names = [...new Set(hits.map(({ name }) => name))];
  const linesOf = (name: ResourceName) =>
    hits
      .filter((hit) => hit.name === name)
      .map((hit) => ({ ...recordLine(hit, typed.trim(), words), isFound: true }));
  return {
    groups: names.map((name) => ({ key: name, title: words.many(name), lines: linesOf(name) })),
    searching,
  };
}
