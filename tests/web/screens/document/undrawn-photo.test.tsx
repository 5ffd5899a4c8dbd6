import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DocumentContent } from '../../../../src/web/screens/document/document-content';
import type { DocumentRow } from '../../../../src/web/screens/document/document-list';
import { UploadDialog } from '../../../../src/web/screens/document/label-dialog';
import { PhotoPicture } from '../../../../src/web/screens/document/photo-picture';
import { showScreen } from '../desk';

const said = /^A HEIC photo is kept as it is, but drawn in no list and on no form\./;
const rowOf = (fileName: string, mimeType: string) =>
  ({ id: 'd-1', version: 1, fileName, mimeType, scanStatus: 'infected' }) as unknown as DocumentRow;
const heic = rowOf('IMG_0001.HEIC', 'image/heic');
const none = () => undefined;

const sending = (names: readonly string[]) =>
  showScreen(
    <UploadDialog files={names.map((name) => new File(['x'], name))} onSend={none} onClose={none} />,
    none,
  );

describe('A photo as a telephone packs it', () => {
  it('says in a list that it is not drawn', async () => {
    await showScreen(<PhotoPicture row={heic} />, none);
    expect(await screen.findByRole('img', { name: said })).toBeVisible();
  });

  it('says where it would be seen that it has to be saved, and what would be drawn', async () => {
    await showScreen(<DocumentContent row={heic} />, none);
    expect(await screen.findByText(/Download it to open it\.$/)).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
  });

  it('says so before it is sent, also where the machine knows it by its name alone', async () => {
    await sending(['front.jpg', 'IMG_0001.HEIC']);
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('What is drawn, or is no photo', () => {
  it('says nothing of the kind', async () => {
    await sending(['front.jpg', 'letter.pdf']);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('waits for its scan as a plain sign', async () => {
    await showScreen(
      <>
        <PhotoPicture row={rowOf('front.jpg', 'image/jpeg')} />
        <p>end</p>
      </>,
      none,
    );
    expect(await screen.findByText('end')).toBeVisible();
    expect(screen.queryByRole('img', { name: said })).toBeNull();
  });
});
