import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AskDialog } from '../../../src/web/parts/ask-dialog';
import { SelectField } from '../../../src/web/parts/select-field';
import { Tick } from '../../../src/web/parts/tick';
import { CameraButton } from '../../../src/web/screens/field/camera-button';
import { TapChoice } from '../../../src/web/screens/field/tap-choice';
import { speaking } from '../speaking';

function Text() {
  const [value, setValue] = useState('Mine');
  return <TextField label="Name" value={value} onChange={({ target }) => setValue(target.value)} />;
}

function Ticked() {
  const [checked, setChecked] = useState(false);
  return <Tick label="Mine alone" checked={checked} onChange={setChecked} />;
}

function Format() {
  const [value, setValue] = useState('csv');
  return (
    <RadioGroup value={value} onChange={(_, next) => setValue(next)}>
      <FormControlLabel value="csv" control={<Radio />} label="Text" />
      <FormControlLabel value="xlsx" control={<Radio />} label="Sheet" />
    </RadioGroup>
  );
}

const sides = [
  ['a', 'Lender'],
  ['b', 'Agency'],
] as const;

function Select() {
  const [value, setValue] = useState<string>('a');
  return <SelectField label="Side" value={value} choices={sides} onPick={setValue} />;
}

function Tap() {
  const [value, setValue] = useState<string | null>(null);
  return <TapChoice label="Keys" value={value} choices={sides} onPick={setValue} />;
}

function Photos() {
  const [count, setCount] = useState(0);
  return (
    <>
      <CameraButton label="Photo" onTake={(photos) => setCount(photos.length)} />
      {count}
    </>
  );
}

function Loaded() {
  const [value, setValue] = useState('');
  return (
    <>
      <button type="button" onClick={() => setValue('Told by the host')}>
        Fetch
      </button>
      <TextField label="Told" value={value} slotProps={{ htmlInput: { readOnly: true } }} />
    </>
  );
}

/** A dialog that asks in two steps: of the first, nothing is left to lose in the second. */
function Begun() {
  const [begun, setBegun] = useState(false);
  return begun ? (
    'Under way'
  ) : (
    <>
      <Format />
      <button type="button" onClick={() => setBegun(true)}>
        Begin
      </button>
    </>
  );
}

/** What is typed to find something that is chosen below. */
const Finding = () => (
  <div role="search">
    <Text />
  </div>
);

async function opened(Field: () => ReactElement | string, confirm?: string): Promise<UserEvent> {
  const Opened = () => {
    const [open, setOpen] = useState(true);
    return open ? (
      <AskDialog title="Asked" confirm={confirm} onClose={() => setOpen(false)}>
        <Field />
      </AskDialog>
    ) : (
      'closed'
    );
  };
  render((await speaking('en'))(<Opened />));
  return userEvent.setup();
}

const asks = () => screen.findByRole('dialog', { name: 'Close without saving?' });

describe('a dialog that nothing is told of what was changed in it', () => {
  it.each<[string, () => ReactElement, (user: UserEvent) => Promise<unknown>]>([
    ['a text', Text, (user) => user.type(screen.getByLabelText('Name'), '!')],
    ['a tick', Ticked, (user) => user.click(screen.getByLabelText('Mine alone'))],
    ['one of a few', Format, (user) => user.click(screen.getByLabelText('Sheet'))],
    [
      'one of a list',
      Select,
      async (user) => {
        await user.click(screen.getByRole('combobox'));
        await user.click(screen.getByRole('option', { name: 'Agency' }));
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      },
    ],
    ['one to tap', Tap, (user) => user.click(screen.getByRole('button', { name: 'Agency' }))],
    [
      'a photo',
      Photos,
      async (user) => {
        await user.upload(
          screen.getByLabelText('Photo', { selector: 'input' }),
          new File(['a'], 'a.jpg', { type: 'image/jpeg' }),
        );
        screen.getByRole('button', { name: 'Photo' }).focus();
      },
    ],
  ])('asks at Escape before it loses %s', async (_, Field, change) => {
    const user = await opened(Field, 'Keep');
    await change(user);
    await user.keyboard('{Escape}');
    await user.click(within(await asks()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('closed')).toBeVisible();
  });

  it('asks at a click beside it', async () => {
    const user = await opened(Text, 'Keep');
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    expect(await asks()).toBeVisible();
  });

  it.each<[string, () => ReactElement | string, (user: UserEvent) => Promise<unknown>]>([
    ['was only looked at', Text, (user) => user.click(screen.getByLabelText('Name'))],
    ['is as it was', Text, (user) => user.type(screen.getByLabelText('Name'), '!{Backspace}')],
    ['only finds', Finding, (user) => user.type(screen.getByLabelText('Name'), '!')],
    ['came from elsewhere', Loaded, (user) => user.click(screen.getByRole('button', { name: 'Fetch' }))],
    [
      'has been done',
      Begun,
      async (user) => {
        await user.click(screen.getByLabelText('Sheet'));
        await user.click(screen.getByRole('button', { name: 'Begin' }));
        screen.getByRole('button', { name: 'Keep' }).focus();
      },
    ],
  ])('closes at once by Escape where what is in it %s', async (_, Field, act) => {
    const user = await opened(Field, 'Keep');
    await act(user);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('closed')).toBeVisible();
  });

  it('closes at once by Escape where it keeps nothing anyhow', async () => {
    const user = await opened(Text);
    await user.type(screen.getByLabelText('Name'), '!');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('closed')).toBeVisible();
  });
});
