import { expect, it } from 'vitest';
import { readPlace } from '../../../../src/web/screens/field/read-place';

it.each([
  ['43.6532, -79.3832', { latitude: 43.6532, longitude: -79.3832 }],
  [' 43.6532 -79.3832 ', { latitude: 43.6532, longitude: -79.3832 }],
  ['60;-135', { latitude: 60, longitude: -135 }],
  ['-90, 180', { latitude: -90, longitude: 180 }],
  ['91, 0', undefined],
  ['43.65, 181', undefined],
  ['43.65', undefined],
  ['', undefined],
  ['Queen St 5', undefined],
])('reads %j as a place', (typed, place) => {
  expect(readPlace(typed)).toEqual(place);
});
