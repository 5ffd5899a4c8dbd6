import { screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { filterField } from '#contract/list-query';
import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { ChoiceFilter } from '../../../src/web/kinds/filters/choice-filter';
import { FlagFilter } from '../../../src/web/kinds/filters/flag-filter';
import { ReferenceFilter } from '../../../src/web/kinds/filters/reference-filter';
import { TextFilter } from '../../../src/web/kinds/filters/text-filter';
import { ask } from './ask';

const status = { source: 'status', label: 'Status', field: { kind: 'choice', of: 'statusName' } } as const;

const clientOf = (resource: ResourceName) =>
  filterField(declarationOf(resource), 'clientId') as Extract<Field, { kind: 'reference' }>;

describe('a filter', () => {
  // First, while the table of statuses is not there yet.
  it('of statuses can be ticked once it stands as it will stay, so that nothing moves from under the pointer or the focus', async () => {
    const { user } = await ask(<ChoiceFilter {...status} />);
    const tick = await screen.findByRole('checkbox', { name: 'Attempting' }, { timeout: 20_000 });
    await user.click(tick);
    expect(await screen.findByRole('group', { name: 'Field recovery' })).toContainElement(tick);
    expect(tick).toHaveFocus();
  });

  it('of a long list is searched, and statuses stand under their stages with their counts', async () => {
    const counts = [{ value: 'sold', label: 'Sold', count: 7 }];
    const { user, stored } = await ask(<ChoiceFilter {...status} counts={counts} />);
    const stage = await screen.findByRole('group', { name: 'Sale & settlement' }, { timeout: 20_000 });
    expect(within(stage).getByRole('checkbox', { name: /Sold.*7/ })).not.toBeChecked();
    await user.type(screen.getByRole('searchbox'), 'sold');
    expect(screen.queryByRole('group', { name: 'Assignment & intake' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Sold/ }));
    expect(await stored()).toMatchObject({ status: ['sold'] });
  });

  it('of yes or no asks for one of them', async () => {
    const field = { kind: 'flag' } as const;
    const { user, stored } = await ask(<FlagFilter source="hold" label="On hold" field={field} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Yes' }));
    await user.click(screen.getByRole('checkbox', { name: 'No' }));
    expect(await stored()).toMatchObject({ hold: ['false'] });
  });

  it('of people offers oneself first', async () => {
    const { user, stored } = await ask(
      createElement(ReferenceFilter, {
        source: 'sentTo',
        label: 'To',
        field: { kind: 'reference', to: 'user' },
        counts: [{ value: 'u-boris', label: 'Boris', count: 3 }],
      }),
    );
    const [first] = await screen.findAllByRole('checkbox');
    expect(first).toHaveAccessibleName(/Me/);
    await user.click(first as HTMLElement);
    expect(await stored()).toMatchObject({ sentTo: ['u-amelie'] });
  });

  it.each(['invoice', 'payment', 'fee'] as const)(
    'of the clients of an %s finds clients alone',
    async (resource) => {
      const { user, requests } = await ask(
        <ReferenceFilter source="clientId" label="Client" field={clientOf(resource)} />,
      );
      await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'Nor');
      await waitFor(() => expect(requests.filter(({ path }) => /[?&]search=Nor/.test(path))).not.toEqual([]));
      for (const { path } of requests.filter(({ path }) => path.includes('/company/')))
        expect(path).toMatch(/activityType=lender&isOffice=false/);
    },
  );

  it('of text asks for the words typed', async () => {
    const { user, stored } = await ask(<TextFilter source="ref" label="Reference" />);
    await user.type(await screen.findByRole('searchbox', { name: 'Reference' }), 'AB 12');
    expect(await stored()).toMatchObject({ ref: ['AB 12'] });
  });
});
