import { useWords } from '../i18n/words';
import { Dialog } from './dialog';
import { pageKeys } from './page-keys';

/** Every key of the desk, on `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useWords();
  const { keys } = texts;
  const page = pageKeys();
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Ctrl', 'K'], keys.palette],
    [['/'], keys.search],
    [['g', 'h'], keys.goHome],
    [['g', 'f'], keys.goFiles],
    [['j'], keys.down],
    [['k'], keys.up],
    [['Enter'], keys.open],
    [['x'], keys.select],
    [['f'], keys.filter],
    [['c'], keys.create],
    [['e'], keys.edit],
    [['Ctrl', 'S'], keys.save],
    [['?'], keys.help],
  ];
  return (
    <Dialog title={keys.title} onClose={onClose}>
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
