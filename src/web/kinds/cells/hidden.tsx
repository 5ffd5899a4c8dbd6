import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { Marked, Quiet } from './spans';

/** Something that is kept from this person, all of it or its beginning. */
export function Hidden({ shown, children }: { shown?: string; children: ReactNode }) {
  return (
    <Marked>
      <LockOutlined fontSize="inherit" color="action" />
      {shown !== undefined && <span>{shown}</span>}
      <Quiet>{children}</Quiet>
    </Marked>
  );
}
