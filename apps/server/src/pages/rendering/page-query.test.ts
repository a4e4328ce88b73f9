import { SCREEN_QUERIES, SCREENS, type ScreenPath } from '@plenara/contract'
import { expect, test } from 'vitest'
import { screenOfPath } from '../screen-of-path.ts'
import { plainAddress } from './page-query.ts'

const plain = (address: string) => plainAddress(new URL(address, 'https://plenara.example'))

const VOTE = '/legislative/votes/7'
const VOTES = '/legislative/votes'

test.each([
  // What others add.
  [`${VOTE}?utm_source=nl&fbclid=x&gclid=`, VOTE],
  [`${VOTE}?%75tm_source=nl`, VOTE],
  [`${VOTE}?`, VOTE],
  [`${VOTE}?&&=&=x&a`, VOTE],
  [`${VOTE}?VIEW=person&View=person`, VOTE],
  [`${VOTE}?#view=person`, VOTE],
  [`${VOTE}?page=2&q=%20%20`, VOTE],
  ['/start?redirect=/members', '/start'],
  ['/method?q=wald&page=2&view=person', '/method'],
  // Languages.
  [`${VOTE}?lang=xx`, VOTE],
  [`${VOTE}?lang=fr-CH`, `${VOTE}?lang=fr`],
  [`${VOTE}?lang=FR&lang=de`, `${VOTE}?lang=fr`],
  [`${VOTE}?lang=ch_BE`, `${VOTE}?lang=gsw`],
  [`${VOTE}?%6Cang=it`, `${VOTE}?lang=it`],
  // Values that are none, or those that hold anyway.
  [`${VOTE}?view=party`, VOTE],
  [`${VOTE}?view=moon&decision=all`, VOTE],
  [`${VOTES}?sort=newest&people=false&canton=XX&margin=7&from=2024-02-30&to=x&council=0&result=`, VOTES],
  [`${VOTES}?page=1`, VOTES],
  [`${VOTES}?page=1&page=2`, VOTES],
  [`${VOTES}?page=0`, VOTES],
  [`${VOTES}?page=01&page=3`, VOTES],
  [`${VOTES}?page=10001`, VOTES],
  [`${VOTES}?topic=x&area=13&area=0`, VOTES],
  // One spelling.
  [`${VOTES}?page=3&q=%20wald+&lang=de&x=1`, `${VOTES}?lang=de&q=wald&page=3`],
  [`${VOTES}?topic=2&topic=1,2,x`, `${VOTES}?topic=1&topic=2`],
  [`/search?q=${'x'.repeat(300)}`, `/search?q=${'x'.repeat(200)}`],
  ['/councillor/7?decisions=no,yes&decisions=moon&tab=votes', '/councillor/7?tab=votes&decisions=no&decisions=yes'],
  ['/nowhere?x=1', null],
])('%s is %s', (address, expected) => {
  expect(plain(address)).toBe(expected)
  if (expected !== null) expect(plain(expected)).toBe(expected)
})

/** Values of every kind, as people, programs and attackers write them. */
const VALUES = [
  '',
  '0',
  '1',
  '2',
  '7',
  '007',
  '99999',
  '1e3',
  'yes',
  'true',
  'BS',
  'person',
  'easy',
  '2024-06-09',
  'wald',
  '1,2',
  'ä',
  '\u0000',
  '%',
  'x'.repeat(400),
]

// Fails when what an address says beyond the table makes another page of it.
test('an address is the same with anything that no screen reads, and stays as it is in its own spelling', () => {
  for (const screen of Object.keys(SCREENS) as ScreenPath[]) {
    const path = screen.replace(/:\w+\??/g, '7')
    const names = [...Object.keys(SCREEN_QUERIES[screen] ?? {}), 'lang']
    for (const value of VALUES) {
      const query = new URLSearchParams(names.map((name): [string, string] => [name, value]))
      const asked = plain(`${path}?${query}`) ?? expect.unreachable()
      expect(plain(asked)).toBe(asked)
      expect(plain(`${path}?utm_source=${encodeURIComponent(value)}&${query}&=&fbclid`)).toBe(asked)
    }
    expect(screenOfPath(path)?.screen).toBe(screen)
  }
})
