import { expect } from '../screen-test.ts'
import { ALL_COUNTED, resultOf, SUNDAY, SUNDAY_CALLS, sundayWith, tellSunday, timeOf } from '../voting-day.ts'
import { NARROW, PHONE, PHONE_DARK, type ScreenState, type StateGroup, WIDE, WIDE_DARK } from './scene.ts'

const SCREEN = '/votes/sunday/:day'
const MAP_FILE = '**/ch-combined*'
const ADDRESS = `/votes/sunday/${SUNDAY}`

const states: readonly ScreenState[] = [
  {
    screen: SCREEN,
    state: 'before the day',
    full: [PHONE, PHONE_DARK, NARROW, WIDE],
    show: async ({ page, request }) => {
      await page.clock.setFixedTime(new Date('2027-02-23T09:00:00+01:00'))
      await tellSunday(page, await sundayWith(request, null))
      await page.goto(ADDRESS)
      await expect(page.getByRole('timer')).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'in the middle of the count, with the source away',
    full: [NARROW, WIDE_DARK],
    show: async ({ page, request }) => {
      await page.clock.setFixedTime(timeOf('13:00'))
      await tellSunday(page, await sundayWith(request, resultOf({ BE: [590, 410], BS: [700, 300] }), timeOf('12:40')))
      await page.goto(ADDRESS)
      await expect(page.getByText('Seit 12:40 antwortet')).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'counted, with the map and its table',
    full: [PHONE, PHONE_DARK, NARROW, WIDE, WIDE_DARK],
    show: async ({ page, request }) => {
      await page.clock.setFixedTime(timeOf('18:00'))
      await tellSunday(page, await sundayWith(request, resultOf(ALL_COUNTED, true), timeOf('17:59')))
      await page.goto(ADDRESS)
      await page.getByText('Resultat nach Kanton').first().click()
      await expect(page.getByRole('img', { name: /^Karte der Kantone/ })).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'without the map of the municipalities',
    full: [NARROW],
    show: async ({ page }) => {
      await page.unroute(SUNDAY_CALLS)
      await page.route(MAP_FILE, (route) => route.abort())
      await page.goto('/votes/sunday/2026-06-14')
      await page.getByText('Resultat nach Gemeinde').first().click()
      await expect(page.getByText('Die Karte lässt sich gerade nicht laden.')).toBeVisible()
      await page.unroute(MAP_FILE)
    },
  },
  {
    screen: SCREEN,
    state: 'municipalities of the own canton on the map and in the table',
    full: [PHONE, PHONE_DARK, NARROW, WIDE, WIDE_DARK],
    show: async ({ page }) => {
      await page.goto('/votes/sunday/2026-06-14')
      await page.getByText('Resultat nach Gemeinde').first().click()
      await expect(page.getByRole('img', { name: /^Karte der Gemeinden/ })).toBeVisible()
      await page.getByLabel('Meine Gemeinde').selectOption('Riehen')
      await expect(page.getByText('Ja in Riehen').last()).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'a day without a vote',
    show: async ({ page }) => {
      await page.unroute(SUNDAY_CALLS)
      await page.goto('/votes/sunday/2027-03-08')
      await expect(page.getByText('Von einer Abstimmung an diesem Tag wissen wir nichts.')).toBeVisible()
    },
  },
]

export const votingDayGroups: readonly StateGroup[] = [{ title: 'a voting day', who: 'voter', states }]
