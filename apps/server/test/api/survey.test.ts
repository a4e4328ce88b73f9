import type { Survey } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSurveys } from '../../src/intake/write-surveys.ts'
import { sampleSurveyRecord } from '../support/survey-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  const notification = {
    notificationGroup: 'election_start',
    notify: true,
    notificationTitle: { de: 'Wahl am Sonntag' },
    notificationBody: { de: 'Wirf dein Couvert ein.' },
    notifications: ['2027-10-20 10:00:00', '2027-10-23 10:00:00'],
    title: {},
    text: {},
    url: {},
  } as const
  const records = [
    sampleSurveyRecord({ id: 3, cantons: ['BS', 'ZH'], constituencies: [45], userJourneyStepId: 5, priority: 7 }),
    sampleSurveyRecord({ id: 1, ...notification, notifications: [...notification.notifications] }),
    sampleSurveyRecord({ id: 2, app: 'android' }),
  ]
  await writeSurveys(api.db, records, { format: 'surveys', source: 'test' })
})
afterAll(() => api.close())

const surveys = async (query: string) => (await api.call<Survey[]>('GET', `/survey${query}`)).json

test('surveys and notifications with every field of the record, in the language asked for [API-5, ENTITY-11]', async () => {
  const [notification, , survey] = await surveys('?lang=fr')
  expect(survey).toEqual({
    id: 3,
    from: '2027-10-25 08:00:00',
    to: '2027-11-30 20:00:00',
    cantons: [6, 26],
    constituencies: [45],
    userJourneyStepId: 5,
    priority: 7,
    notificationGroup: null,
    notify: false,
    notificationTitle: '',
    notificationBody: '',
    notifications: [],
    app: null,
    title: 'Ton avis\u00a0?',
    text: 'Zwei Minuten, anonym.',
    url: 'https://umfrage.example.ch/fr',
    fallback: { text: 'de' },
  })
  expect(notification).toMatchObject({
    notificationGroup: 'election_start',
    notify: true,
    notificationTitle: 'Wahl am Sonntag',
    notifications: ['2027-10-20 10:00:00', '2027-10-23 10:00:00'],
    url: null,
    fallback: { notificationTitle: 'de', notificationBody: 'de' },
  })
})

test('with an app those that are for it or for all; without one all of them [API-5]', async () => {
  const ids = async (query: string) => (await surveys(query)).map(({ id }) => id)
  expect(await ids('')).toEqual([1, 2, 3])
  expect(await ids('?app=android')).toEqual([1, 2, 3])
  expect(await ids('?lang=rm&app=ios')).toEqual([1, 3])
  expect((await api.call('GET', '/survey?app=fridge')).status).toBe(400)
  expect((await api.call('GET', '/survey?canton=6')).status).toBe(400)
})

test('public, the same for everybody, kept for 30 minutes [API-5, API-27]', async () => {
  const reply = await api.call('GET', '/survey?lang=de')
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=1800')
  const etag = reply.headers.get('ETag') ?? ''
  expect((await api.call('GET', '/survey?lang=de', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})
