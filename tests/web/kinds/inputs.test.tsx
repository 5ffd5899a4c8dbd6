import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DeclaredInput } from '../../../src/web/kinds/declared-input';
import { ask } from './ask';

describe('an input of text', () => {
  it('keeps what is typed, trimmed once it is left', async () => {
    const { user, stored } = await ask(<DeclaredInput source="clientReference" />);
    await user.type(await screen.findByLabelText(/Client reference/), '  LN 7 ');
    expect(await stored()).toMatchObject({ clientReference: 'LN 7' });
  });

  it('says that it may be left out, unless it may not', async () => {
    await ask(
      <>
        <DeclaredInput source="clientReference" />
        <DeclaredInput source="bankAccountNumber" />
      </>,
    );
    expect(await screen.findByLabelText('Client reference optional')).toBeVisible();
    expect(screen.getByLabelText('Account number')).toBeVisible();
  });

  it('is found by the problem that leads to it', async () => {
    await ask(<DeclaredInput source="asset.year" />);
    expect(await screen.findByLabelText(/Year/)).toHaveAttribute('id', 'field-asset-year');
  });

  it('does not ask again for what is shown only in its end, and keeps it', async () => {
    const { stored } = await ask(<DeclaredInput source="bankAccountNumber" />, {
      record: { bankAccountNumber: '•••• 4321' },
    });
    expect(await screen.findByLabelText('Account number')).toBeDisabled();
    expect(await stored()).toMatchObject({ bankAccountNumber: '•••• 4321' });
  });

  it('stores a telephone number typed in any way, and shows it as people write it', async () => {
    const { user, stored } = await ask(<DeclaredInput source="contactPhone" field={{ kind: 'phone' }} />);
    const input = await screen.findByRole('textbox');
    await user.type(input, '416-555.0142');
    await user.tab();
    expect(input).toHaveValue('(416) 555-0142');
    expect(await stored()).toMatchObject({ contactPhone: '+14165550142' });
  });

  it('doubts a VIN whose check digit does not fit, and refuses nothing', async () => {
    const { user, stored } = await ask(<DeclaredInput source="serialNumber" />);
    await user.type(await screen.findByRole('textbox'), '1hgcm82633a004353');
    expect(await screen.findByText(/check digit/)).toBeVisible();
    expect(await stored()).toMatchObject({ serialNumber: '1HGCM82633A004353' });
  });

  it('holds several short texts, each ended by a comma or Enter', async () => {
    const { user, stored } = await ask(<DeclaredInput source="tags" />);
    await user.type(await screen.findByRole('combobox', { name: /Tags/ }), 'urgent, tow{Enter}');
    expect(await stored()).toMatchObject({ tags: ['urgent', 'tow'] });
  });
});

describe('an amount', () => {
  it.each([
    ['en', '1,234.5', '1,234.50'],
    ['fr', '1 234,5', '1\u00a0234,50'],
  ] as const)('is typed as %s writes it, and kept as it travels', async (locale, typed, written) => {
    const { user, stored } = await ask(<DeclaredInput source="balanceAmount" />, { locale });
    const input = await screen.findByRole('textbox');
    await user.type(input, typed);
    expect(input).toHaveValue(typed);
    await user.tab();
    expect(input).toHaveValue(written);
    expect(await stored()).toMatchObject({ balanceAmount: '1234.50' });
  });

  it('counts when the form is sent by Enter', async () => {
    const { user, stored } = await ask(<DeclaredInput source="balanceAmount" />);
    await user.type(await screen.findByRole('textbox'), '12{Enter}');
    expect(await stored()).toMatchObject({ balanceAmount: '12.00' });
  });

  it('that cannot be read stays as it was typed', async () => {
    const { user, stored } = await ask(<DeclaredInput source="balanceAmount" />);
    await user.type(await screen.findByRole('textbox'), 'about 5');
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveValue('about 5');
    expect(await stored()).toMatchObject({ balanceAmount: 'about 5' });
  });

  it('emptied is absent', async () => {
    const { user, stored } = await ask(<DeclaredInput source="balanceAmount" />, {
      record: { balanceAmount: '10.00' },
    });
    await user.clear(await screen.findByRole('textbox'));
    expect(await stored()).toMatchObject({ balanceAmount: null });
  });
});

describe('a yes or no', () => {
  const field = { kind: 'flag' } as const;

  it('that nobody answered stays unanswered', async () => {
    const { stored } = await ask(<DeclaredInput source="impounded" field={field} />, {
      record: { impounded: null },
    });
    expect(await screen.findByRole('checkbox', { name: 'Impounded' })).not.toBeChecked();
    expect(await stored()).toMatchObject({ impounded: null });
  });

  it('is ticked, and unticked again says no', async () => {
    const { user, stored } = await ask(<DeclaredInput source="impounded" field={field} />);
    const box = await screen.findByRole('checkbox', { name: 'Impounded' });
    await user.click(box);
    expect(await stored()).toMatchObject({ impounded: true });
    await user.click(box);
    expect(await stored()).toMatchObject({ impounded: false });
  });
});

describe('a choice', () => {
  it('of a short list is picked, and can be taken back where it may be left out', async () => {
    const { user, stored } = await ask(
      <DeclaredInput source="debtorType" field={{ kind: 'choice', of: 'debtorType' }} />,
    );
    await user.click(await screen.findByRole('combobox', { name: /Debtor type/ }));
    await user.click(await screen.findByRole('option', { name: 'Business' }));
    expect(await stored()).toMatchObject({ debtorType: 'business' });
    await user.click(screen.getByRole('combobox', { name: /Debtor type/ }));
    await user.click(await screen.findByRole('option', { name: 'Clear value' }));
    expect(await stored()).toMatchObject({ debtorType: null });
  });

  it('offers nothing that the host alone writes, and leaves it where it stands', async () => {
    const { user, stored } = await ask(<DeclaredInput source="asset.valueSource" />, {
      record: { asset: { valueSource: 'cbb' } },
    });
    const input = await screen.findByRole('combobox', { name: /Value source/ });
    expect(input).toHaveTextContent('Canadian Black Book');
    expect(await stored()).toMatchObject({ asset: { valueSource: 'cbb' } });
    await user.click(input);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      ...['–', 'Canadian Black Book', 'Appraisal', 'Auction estimate', 'Entered by hand'],
    ]);
  });

  it('of a long list is found by typing, whatever its accents', async () => {
    const { user, stored } = await ask(<DeclaredInput source="state" />, { locale: 'fr' });
    await user.type(await screen.findByRole('combobox'), 'quebec');
    await user.click(await screen.findByRole('option', { name: 'Québec' }));
    expect(await stored()).toMatchObject({ state: 'QC' });
  });

  it('of several keeps them all', async () => {
    const { user, stored } = await ask(<DeclaredInput source="statesServed" />, {
      resource: 'companies',
      record: { statesServed: ['ON'] },
    });
    await user.type(await screen.findByRole('combobox', { name: /Provinces/ }), 'alberta{Enter}');
    expect(await stored()).toMatchObject({ statesServed: ['ON', 'AB'] });
  });
});

describe('a part', () => {
  it('is a group of the inputs of its fields', async () => {
    const { user, stored } = await ask(<DeclaredInput source="recovery" />);
    const group = await screen.findByRole('group', { name: /^Recovery/ });
    await user.type(within(group).getAllByRole('textbox')[0] as HTMLElement, '2026-11-20');
    expect(JSON.stringify(await stored())).toContain('2026-11-20');
  });

  it('of many rows grows and shrinks by them', async () => {
    const { user, stored } = await ask(<DeclaredInput source="phoneNumbers" />, {
      resource: 'related-parties',
    });
    await user.click(await screen.findByRole('button', { name: 'Add a row' }));
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    const [first] = await screen.findAllByLabelText(/^Number|Phone/);
    await user.type(first as HTMLElement, '4165550142');
    await user.click(screen.getAllByRole('button', { name: /Remove row/ })[1] as HTMLElement);
    const { phoneNumbers } = await stored();
    expect(phoneNumbers).toMatchObject([{ number: '+14165550142' }]);
  });
});

describe('a field that some records alone have', () => {
  it('is asked for with the choice that says so, and stays where it holds something', async () => {
    const inputs = (
      <>
        <DeclaredInput source="assetType" />
        <DeclaredInput source="asset" />
      </>
    );
    const { user } = await ask(inputs, {
      record: { assetType: 'trailer', asset: { trMake: 'Utility', plateNumber: 'ABC 123' } },
    });
    expect(await screen.findByLabelText(/^Axles/)).toBeVisible();
    expect(screen.queryByLabelText(/^Hull make/)).toBeNull();
    await user.click(screen.getByLabelText(/^Asset type/));
    await user.click(await screen.findByRole('option', { name: /^Boat|Marine|Boats/ }));
    expect(await screen.findByLabelText(/^Hull make/)).toBeVisible();
    expect(screen.queryByLabelText(/^Axles/)).toBeNull();
    expect(screen.getByDisplayValue('Utility')).toBeVisible();
  });
});
