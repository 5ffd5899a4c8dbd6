import { expect, test } from 'vitest';
import { isBusinessDay } from '#contract/clocks/business-day';
import { calendarOf } from '#server/seed/demo-bundle';
import { makeFile } from '#server/seed/demo-file';
import type { Province } from '#server/seed/demo-places';
import { planFile } from '#server/seed/demo-plan';
import { openStory } from '#server/seed/demo-stories';
import { createRandom } from '#server/seed/random';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

/** By hand: how the court of each province and territory numbers what is filed with it in 2026. */
const numbers: Readonly<Record<Province, RegExp>> = {
  ON: /^CV-26-\d{8}-0000$/,
  QC: /^(?:500|200|540|550|450|400|150)-17-\d{6}-26\d$/,
  AB: /^26(?:01|03|04|06|10)-\d{5}$/,
  BC: /^S-26\d{4}$/,
  MB: /^CI 26-0[12]-\d{5}$/,
  SK: /^KBG-(?:RG|SA|MJ)-\d{5}-2026$/,
  NS: /^(?:Hfx|Tru|Syd) No\. \d{6}$/,
  NB: /^(?:MC|FC|SJC)-\d{3}-2026$/,
  NL: /^2026 0[14]G \d{4}$/,
  PE: /^S[12]-GS-\d{5}$/,
  YT: /^26-A\d{4}$/,
  NT: /^S-1-CV-2026 \d{6}$/,
  NU: /^08-26-\d{3}-CVC$/,
};
const provinces = Object.keys(numbers) as Province[];
const calendar = calendarOf(new Date('2026-11-20T15:00:00Z'));

const filedAt = (state: Province, number: number) => {
  const story = openStory(createRandom(`court of ${state} ${number}`), 'court_filed');
  const plan = { ...planFile(number, calendar), state, agency: 'NLR', story };
  return makeFile(plan, `LNA-2600${number}`, calendar, 0).file;
};

test.each(provinces)('what is filed in court in %s has a number as its court gives it', (state) => {
  const given = [100, 101, 102, 103].map(
    (number) => filedAt(state, number).courtApplication?.courtFileNumber,
  );
  expect(given.filter((one) => !numbers[state].test(String(one)))).toEqual([]);
});

/** By hand: the towns in which a court sits, and what stands for each in its numbers. */
const seats: Readonly<Record<string, RegExp>> = {
  Calgary: /^2601-/,
  Edmonton: /^2603-/,
  Winnipeg: /^CI 26-01-/,
  Brandon: /^CI 26-02-/,
  Regina: /^KBG-RG-/,
  Saskatoon: /^KBG-SA-/,
  Halifax: /^Hfx /,
  Moncton: /^MC-/,
  "St. John's": /^2026 01G /,
};

test('a file of the demo is in the court of its town, and heard there on a day on which it sits', () => {
  let seen = 0;
  const wrong = wrongOnes(({ file, parties }) => {
    const { state, courtApplication } = file;
    if (!courtApplication) return {};
    seen += 1;
    const { courtFileNumber, hearingDate } = courtApplication;
    const seat = seats[String(parties[0]?.addresses?.[0]?.city)];
    const given = String(courtFileNumber);
    return {
      [`${given} in ${state}`]: numbers[state as Province].test(given),
      [`${given} of ${parties[0]?.addresses?.[0]?.city}`]: seat?.test(given) ?? true,
      [`heard on ${hearingDate}`]:
        hearingDate != null && hearingDate > today && isBusinessDay(state as Province, hearingDate),
    };
  });
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(3);
});

/** By hand: the offices of the Superintendent of Bankruptcy, by the first two figures of the estates that each keeps. */
const estates: Readonly<Record<Province, RegExp>> = {
  ON: /^3[1235]-\d{7}$/,
  QC: /^4[123]-\d{7}$/,
  AB: /^2[45]-\d{7}$/,
  BC: /^11-\d{7}$/,
  MB: /^22-\d{7}$/,
  SK: /^2[13]-\d{7}$/,
  ...{ NS: /^51-\d{7}$/, NB: /^51-\d{7}$/, PE: /^51-\d{7}$/, NL: /^51-\d{7}$/ },
  ...{ YT: /^11-\d{7}$/, NT: /^24-\d{7}$/, NU: /^24-\d{7}$/ },
};

test('an estate of the demo is numbered by the office that keeps those of its province', () => {
  const insolvent = demoFiles.filter(({ file }) => file.estateNumber != null);
  expect(insolvent.length).toBeGreaterThan(5);
  expect(new Set(insolvent.map(({ file }) => file.state)).size).toBeGreaterThan(2);
  const wrong = wrongOnes(({ file }) => ({
    [`${file.estateNumber} in ${file.state}`]:
      file.estateNumber == null || estates[file.state as Province].test(file.estateNumber),
  }));
  expect(wrong).toEqual([]);
});
