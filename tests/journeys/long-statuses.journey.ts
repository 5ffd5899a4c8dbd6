import { vocabularies } from '../../src/contract/vocabularies/index';
import { choices as english } from '../../src/contract/words/en/choices';
import { choices as french } from '../../src/contract/words/fr/choices';
import { expect, test } from './desk/test';

test('each status stands whole in its row of the list of files, and no row is higher for it', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/files?status=attempting&status=pre_seizure_checks');
  for (const [locale, { statusName }] of Object.entries({ en: english, fr: french }))
    await test.step(locale, async () => {
      await page.evaluate((one) => localStorage.setItem('locale', one), locale);
      await page.reload();
      const chip = page.locator('tbody .MuiChip-label').first();
      await expect(chip).toHaveText(
        new RegExp(`^${statusName.attempting}|${statusName.pre_seizure_checks}$`),
      );
      const cut = await chip.evaluate(
        (label, words) =>
          words.filter((word) => {
            label.textContent = word;
            const row = label.closest('tr')?.getBoundingClientRect().height;
            return (
              row !== 36 || label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight
            );
          }),
        vocabularies.statusName.map((one) => statusName[one]),
      );
      expect(cut).toEqual([]);
    });
});
