import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = { id: 13, day: '2027-10-31', title: 'Nationalrat; Kanton, Stadt', reminder: 'Couvert einwerfen' }
const file = { language: 'de', now: new Date('2026-11-21T08:00:00.123Z') }

test('an election day is an all-day event with a stable id and two alarms [ROUTE-18]', () => {
  const lines = calendarFile([event], file).split('\r\n')
  expect(lines).toContain('PRODID:-//Plenara//Plenara//DE')
  expect(lines).toContain('UID:election-13@plenara')
  expect(lines).toContain('DTSTAMP:20261121T080000Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20271031')
  expect(lines).toContain('DTEND;VALUE=DATE:20271101')
  expect(lines).toContain('SUMMARY:Nationalrat\\; Kanton\\, Stadt')
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P14D', 'TRIGGER:-P5D'])
})

test('several elections of a day are several events of one calendar [ROUTE-5]', () => {
  const lines = calendarFile([event, { ...event, id: 14, title: 'Ständerat' }], file).split('\r\n')
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:election-13@plenara', 'UID:election-14@plenara'])
})

test('a session is an event of several days with an alarm on the eve [ROUTE-19]', () => {
  const session = { ...event, kind: 'session', day: '2026-11-30', until: '2026-12-18' } as const
  const lines = calendarFile([session], file).split('\r\n')
  expect(lines).toContain('UID:session-13@plenara')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261130')
  expect(lines).toContain('DTEND;VALUE=DATE:20261219')
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D'])
})

test('no text can end its line and start another property', () => {
  const text = calendarFile([{ ...event, title: 'A\r\nATTACH:https://example.org', reminder: 'B\nEND:VCALENDAR' }], file)
  expect(text).toContain('SUMMARY:A\\nATTACH:https://example.org')
  expect(text.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([])
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
})

test('lines are folded at 75 octets without cutting a character', () => {
  const title = 'Ständerat '.repeat(20)
  const lines = calendarFile([{ ...event, title }], file).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`)
})

// Fails when a subscribed calendar has no name or no refresh interval.
test('a subscribed calendar has a name, and its events have a description and an address', () => {
  const day = { kind: 'voting-day', id: '2027-09-26', day: '2027-09-26', title: '2 Vorlagen', reminder: 'Couvert' } as const
  const more = { ...day, description: '• A, B\n• C', url: 'https://plenara.example/votes/sunday/2027-09-26?lang=de' }
  const lines = calendarFile([more], { ...file, feed: { name: 'Plenara: Abstimmungen', hours: 12 } }).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['METHOD:PUBLISH', 'NAME:Plenara: Abstimmungen', 'X-WR-CALNAME:Plenara: Abstimmungen'],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'UID:voting-day-2027-09-26@plenara', 'DESCRIPTION:• A\\, B\\n• C'],
      ...['URL:https://plenara.example/votes/sunday/2027-09-26?lang=de', 'TRIGGER:-P14D', 'TRIGGER:-P5D'],
    ]),
  )
})
