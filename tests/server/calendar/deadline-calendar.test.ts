import { afterEach, expect, it } from 'vitest';
import { deadlineCalendar } from '#server/calendar/deadline-calendar';

const before = process.env.TZ;
afterEach(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

it.each(['UTC', 'America/Vancouver', 'America/St_Johns', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'a deadline falls on its own day on a host in %s',
  (zone) => {
    process.env.TZ = zone;
    const text = deadlineCalendar(
      [
        {
          _id: '019b0000-0000-7000-8000-000000000001',
          ref: 'LNA-1',
          state: 'ON',
          updatedAt: '2026-03-01T05:00:00.000Z',
          clock: 'disposition',
          notice: 'disposition',
          day: '2026-03-08',
        },
      ],
      'https://desk.example',
      'en',
    );
    expect(text).toContain('DTSTART;VALUE=DATE:20260308\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20260309\r\n');
    expect(text).toContain('DTSTAMP:20260301T050000Z\r\n');
    expect(text).toContain('SUMMARY:Notice of disposition: LNA-1\r\n');
  },
);
