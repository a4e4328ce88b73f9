import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 13,
  day: '2027-10-31',
  title: 'Nationalrat; Kanton, Stadt',
  reminder: 'Couvert einwerfen',
  now: new Date('2026-11-21T08:00:00.123Z'),
}

test('an election day is an all-day event with a stable id and two alarms', () => {
  const lines = calendarFile(event).split('\r\n')
  expect(lines).toContain('UID:election-13@plenara')
  expect(lines).toContain('DTSTAMP:20261121T080000Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20271031')
  expect(lines).toContain('DTEND;VALUE=DATE:20271101')
  expect(lines).toContain('SUMMARY:Nationalrat\\; Kanton\\, Stadt')
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P14D', 'TRIGGER:-P5D'])
})

test('lines are folded at 75 octets without cutting a character', () => {
  const title = 'Ständerat '.repeat(20)
  const lines = calendarFile({ ...event, title }).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`)
})
