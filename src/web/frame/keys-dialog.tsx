import { useTranslate } from '../i18n/use-translate';
import { Dialog } from './dialog';
import { pageKeys } from './page-keys';

/** Every key of the desk, on `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const page = pageKeys();
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Ctrl', 'K'], t('keys.palette')],
    [['/'], t('keys.search')],
    [['g', 'h'], t('keys.goHome')],
    [['g', 'f'], t('keys.goFiles')],
    [['j'], t('keys.down')],
    [['k'], t('keys.up')],
    [['Enter'], t('keys.open')],
    [['x'], t('keys.select')],
    [['f'], t('keys.filter')],
    [['c'], t('keys.create')],
    [['e'], t('keys.edit')],
    [['Ctrl', 'S'], t('keys.save')],
    [['?'], t('keys.help')],
  ];
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="key-list">
        {rows.map(([pressed, word]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {page && (
        <>
          <h3 className="key-page">{page.title}</h3>
          <dl className="key-list">
            {page.rows.map(([pressed, word]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>
                  <kbd>{pressed}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
