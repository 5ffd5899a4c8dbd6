import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clocksOf } from '#contract/clocks/clocks-of';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import type { ValueOf } from '#contract/vocabularies/index';
import { CalendarCitation } from '../../../../src/web/screens/file/reckoning/calendar-citation';
import { factsWith, service } from '../../../contract/clocks/facts';
import { speaking } from '../../speaking';

/** The lists of holidays that the steps of a notice by hand name which go past a day; null where only a weekend is passed. */
const named = (
  state: ValueOf<'province'>,
  noticeKind: 'disposition' | 'farm_debt' | 'qc_cpa_30',
  servedDate: string,
) => {
  const contractType = noticeKind === 'qc_cpa_30' ? 'conditional_sale' : 'secured_loan';
  const services = [service({ noticeKind, servedDate })];
  const facts = factsWith({ state, services, contractType, isFarmer: noticeKind === 'farm_debt' });
  const clock = clocksOf(facts, enforcementRules).find(({ notice }) => notice === noticeKind);
  return (clock?.steps ?? [])
    .filter(({ what }) => what === 'business_day')
    .map(({ calendar }) => calendar ?? null);
};

it('names the list by which a reckoning goes past a holiday, and none where it goes past a weekend', async () => {
  const [en, fr] = [await speaking('en'), await speaking('fr')];
  const said = (...of: Parameters<typeof named>) =>
    named(...of).map(
      (calendar) =>
        calendar &&
        [en, fr].map((say) => render(say(<CalendarCitation calendar={calendar} />)).container.textContent),
    );
  // Twenty days to Thursday 2 April 2026; then Good Friday, the weekend and Easter Monday.
  expect(said('AB', 'disposition', '2026-03-13')).toEqual([
    [
      'holidays by Alberta Interpretation Act, s. 28 · Official source',
      'jours fériés selon Alberta Interpretation Act, s. 28 · Source officielle',
    ],
  ]);
  expect(said('SK', 'disposition', '2026-03-13')).toEqual([
    [
      'holidays (Saskatchewan): the list of the statute was not read, so days that may be on it are passed over as well · Confirm with counsel',
      'jours fériés (Saskatchewan)\u00a0: la liste de la loi n’a pas été consultée; les jours qui pourraient y figurer sont écartés aussi · À confirmer auprès d’un avocat',
    ],
  ]);
  // To Friday 20 March; then a weekend.
  expect(said('SK', 'disposition', '2026-02-28')).toEqual([null]);
  // Fifteen business days to Thursday 2 April.
  expect(said('SK', 'farm_debt', '2026-03-12')).toEqual([
    [
      'holidays by Canada Interpretation Act, s. 35 · Several sources agree',
      'jours fériés selon Canada Interpretation Act, s. 35 · Plusieurs sources concordantes',
    ],
  ]);
  // Thirty days to Good Friday, so to the Tuesday after Easter.
  expect(named('QC', 'qc_cpa_30', '2026-03-04').map((calendar) => calendar?.confidence)).toEqual(['V']);
});

it('says of a statute without a French title that it is named in English', async () => {
  const say = await speaking('fr');
  const calendar = { province: 'AB', source: 'Alberta Interpretation Act, s. 28', confidence: 'V' } as const;
  const { getByText } = render(say(<CalendarCitation calendar={{ ...calendar, sourceLanguage: 'en' }} />));
  expect(getByText('Alberta Interpretation Act, s. 28')).toHaveAttribute('lang', 'en');
});
