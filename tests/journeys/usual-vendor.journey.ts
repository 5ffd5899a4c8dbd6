import { call, listed } from './desk/call';
import { clicking } from './desk/clicking';
import { expect, test } from './desk/test';

test('a file goes in one click to the vendor that its client’s files of the province usually go to', async ({
  comeIn,
}) => {
  const page = await comeIn('file_manager');
  const [lender] = await listed(page, '/company/list?code=LNA');
  const { _id: fileId } = await call(page, 'POST', '/file/', {
    clientId: lender?._id,
    bankAccountNumber: `V${String(Date.now()).slice(-9)}`,
    contractType: 'conditional_sale',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
  });
  const found = await listed(
    page,
    `/desk/companyAssignment/candidates?fileId=${fileId}&activityType=bailiff&state=ON`,
  );
  const usual = String(found.find(({ isUsual }) => isUsual)?.companyName);
  const assigning = clicking('assign the usual vendor', 1);
  await page.goto(`/files/${fileId}/assignments`);
  await assigning.on(page.getByRole('button', { name: `Assign ${usual}` }));
  await expect(page.getByText(`The file was proposed to ${usual}.`)).toBeVisible();
  assigning.isEnough();
  const [made] = await listed(page, `/desk/companyAssignment/list?fileId=${fileId}`);
  expect(made).toMatchObject({ status: 'proposed' });
  const companies = page.getByRole('region', { name: 'Companies' }).getByRole('listitem');
  await expect(companies).toHaveCount(1);
  await expect(companies).toContainText(usual);
});
