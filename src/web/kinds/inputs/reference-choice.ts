import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import type { Words } from '../../i18n/words';
import { formatMoney } from '../format';
import { recordName } from '../record-name';

/** What may be chosen, as react-admin's inputs read it. `detail` tells two of the same name apart. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
}

/** What tells two records of the same name apart, among the facts that lists carry of them. */
const telling = ['code', 'email', 'debtorName', 'city', 'title', 'totalAmount'];

export function choiceOf(to: ResourceName, record: DeskRecord, words: Words, unnamed: string): Choice {
  const declaration = declarationOf(to);
  const name = recordName(declaration, record, words) || unnamed;
  const [detail] = telling.flatMap((fact) => {
    const value = record[fact];
    if (typeof value !== 'string' || value === '' || value === name) return [];
    return [declaration.fields[fact]?.kind === 'money' ? formatMoney(value, words.locale) : value];
  });
  return { id: record.id, name, ...(detail !== undefined && { detail }) };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a person who typed these words may mean the choice, whatever its accents and capitals. */
export const means = ({ name, detail = '' }: Omit<Choice, 'id'>, words: string): boolean =>
  plain(`${name} ${detail}`).includes(plain(words.trim()));
