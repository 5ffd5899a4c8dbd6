import Box from '@mui/material/Box';
import { useInput } from 'react-admin';
import { useWords } from '../../i18n/words';
import type { CellProps, KindInputProps } from '../../kinds/people-half';
import type { Slots } from '../../generated/slots';
import type { KindName } from '#contract/fields';
import { keptInputs } from './kept-inputs';
import { PermissionGrid } from './permission-grid';
import type { Permission } from './permissions';

function PermissionsCell({ value }: CellProps<KindName>) {
  return <PermissionGrid permissions={value as unknown as readonly Permission[]} />;
}

function PermissionsInput({ source }: KindInputProps<KindName>) {
  const { label } = useWords();
  const { field } = useInput({ source });
  const permissions = (field.value || []) as readonly Permission[];
  return (
    <Box role="group" aria-label={label('role', source)} sx={{ minWidth: 0 }}>
      <PermissionGrid permissions={permissions} onChange={field.onChange} />
    </Box>
  );
}

/** Rights are read down and across, not as a list of words. */
export const roleSlots: Slots<'role'> = {
  cells: { permissions: PermissionsCell },
  inputs: { ...keptInputs, permissions: PermissionsInput },
};
