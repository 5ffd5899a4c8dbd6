import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { TextLink } from '../../../parts/text-link';
import { useDoing } from '../../../parts/use-doing';
import { Quiet } from '../../../parts/words-in-line';
import { sheets } from '../sheets';
import type { Layout } from './layout';
import { LayoutEditor } from './layout-editor';
import { LayoutSaid } from './layout-said';
import { LayoutVersions } from './layout-versions';
import { useLayouts } from './use-layouts';

/** How the spreadsheets of a lender are read: the version that counts, those before it, and what is changed or used again. */
export function LayoutSection({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const { busy, run } = useDoing();
  const { layouts, error, refetch, keep } = useLayouts(clientId);
  const [opened, setOpened] = useState<number | null>(null);
  const [editing, setEditing] = useState<Layout | null>(null);
  const [current] = layouts ?? [];
  const shown = layouts?.find(({ version }) => version === opened) ?? current;
  const isOlder = shown !== current;

  const takeAgain = (layout: Layout) =>
    run(async () => {
      const { version } = await keep(layout);
      setOpened(null);
      return t('layouts.kept', { version: String(version) });
    });

  const actions = isOlder ? (
    <>
      <Button onClick={() => setOpened(null)}>{t('layouts.toCurrent')}</Button>
      <Button variant="outlined" loading={busy} onClick={() => shown && void takeAgain(shown)}>
        {t('layouts.useAgain')}
      </Button>
    </>
  ) : (
    <Button onClick={() => setEditing(current ?? null)}>{t('layouts.change')}</Button>
  );

  return (
    <Section title={t('layouts.title')} actions={shown && !editing && actions}>
      <Awaited data={layouts} error={error} refetch={refetch} />
      {layouts?.length === 0 && (
        <Quiet>
          {t('layouts.none')}{' '}
          <TextLink to={sheets.import.page} underline="always">
            {t('layouts.toImport')}
          </TextLink>
        </Quiet>
      )}
      {editing ? (
        <LayoutEditor key={editing.version} layout={editing} keep={keep} onClose={() => setEditing(null)} />
      ) : (
        shown && <LayoutSaid layout={shown} isOlder={isOlder} />
      )}
      {layouts && layouts.length > 1 && !editing && (
        <LayoutVersions layouts={layouts} shown={shown?.version ?? null} onOpen={setOpened} />
      )}
    </Section>
  );
}
