import { useGetList } from 'react-admin';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { useFile } from '../file/file-record';
import { isDebtor, useFileParties } from '../file/parties/file-parties';
import { fillTemplate } from './fill-template';

export type NoteTemplate = Recorded<'noteTemplate'> & { readonly id: string };

/** The templates in the person's language, or all where there is none in it, each filled with the facts of the file. */
export function useTemplates(fileId: string): readonly NoteTemplate[] {
  const rights = useRights();
  const { locale } = useWords();
  const now = useNow();
  const { data: templates = [] } = useGetList<NoteTemplate>(
    resourcePaths.noteTemplate,
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: rights.may('noteTemplate', 'list'), staleTime: 300_000 },
  );
  const { data: file } = useFile(fileId);
  const { data: parties } = useFileParties(fileId);
  if (!file) return [];
  const spoken = templates.filter(({ language, isActive }) => isActive && language === locale);
  const home = parties?.find(isDebtor)?.addresses?.find(({ status }) => status !== 'bad');
  const offered = spoken.length > 0 ? spoken : templates.filter(({ isActive }) => isActive);
  return offered.map((template) => {
    const day = (date: string | null | undefined) => date && formatDate(date.slice(0, 10), template.language);
    const body = fillTemplate(template.body, {
      ref: file.ref,
      assetSummary: file.assetSummary,
      debtorName: file.debtorName,
      address: home && [home.line1, home.city, home.state].filter(Boolean).join(', '),
      nextActionDate: day(file.nextActionDate),
      lastActivityDate: day(file.lastActivityDate),
      holdUntil: day(file.holdUntil),
      today: day(todayIn(file.state, new Date(now))),
    });
    return { ...template, body };
  });
}
