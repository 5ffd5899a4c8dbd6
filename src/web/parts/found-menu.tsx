import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface FoundMenuProps<I> {
  readonly items: readonly I[];
  readonly keyOf: (item: I) => string;
  readonly nameOf: (item: I) => string;
  /** What is typed into where there are many. */
  readonly find: string;
  readonly onPick: (item: I) => void;
}

const many = 8;

/** One of several to choose from; of many, found by a part of its name. */
export function FoundMenu<I>({ items, keyOf, nameOf, find, onPick }: FoundMenuProps<I>) {
  const [typed, setTyped] = useState('');
  const shown = items.filter((item) => nameOf(item).toLowerCase().includes(typed.toLowerCase()));
  const isMany = items.length > many;
  return (
    <>
      {isMany && (
        <TextField
          fullWidth
          type="search"
          placeholder={find}
          slotProps={{ htmlInput: { 'aria-label': find } }}
          value={typed}
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && shown[0] && onPick(shown[0])}
          sx={{ p: 0.5 }}
        />
      )}
      <MenuList autoFocusItem={!isMany} sx={{ p: 0.5, maxHeight: 'min(420px, 60vh)', overflowY: 'auto' }}>
        {shown.map((item) => (
          <MenuItem key={keyOf(item)} onClick={() => onPick(item)}>
            {nameOf(item)}
          </MenuItem>
        ))}
      </MenuList>
    </>
  );
}
