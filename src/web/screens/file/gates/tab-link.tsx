import { recordPath } from '../../../data/resource-paths';
import { ButtonLink } from '../../../parts/button-link';
import { useFileRecord } from '../file-record';
import type { TabName } from '../tab-names';

/** The way to a tab of the file, where what opens a gate is done there and at no button. */
export function TabLink({ tab, label }: { readonly tab: TabName; readonly label: string }) {
  const file = useFileRecord();
  return (
    <ButtonLink variant="text" to={`${recordPath('file', file.id)}/${tab}`} sx={{ displayPrint: 'none' }}>
      {label}
    </ButtonLink>
  );
}
