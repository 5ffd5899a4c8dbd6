import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';

const few = 7;

/** The layout that follows from a declaration: what rows carry in columns, what matters of it on a card, all fields on the page. */
export function usualLayout(name: ResourceName) {
  const { brief, fields, named } = declarationOf(name);
  const told = brief.filter((column) => !named.includes(column) && fields[column]?.kind !== 'key');
  const columns = told.slice(0, few);
  const matters = (column: string, place: number) => {
    const field = fields[column];
    const leadsToFile = field !== undefined && 'to' in field && field.to === 'file';
    return place < 3 || leadsToFile || ['money', 'date', 'moment'].includes(field?.kind ?? '');
  };
  return {
    columns,
    card: columns.filter(matters),
    sections: [{ title: 'identity', fields: Object.keys(fields) }] as const,
  };
}
