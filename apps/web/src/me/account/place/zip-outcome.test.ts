import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { ApiError } from '@plenara/contract/client'
import type { LookupOutcome } from '@plenara/domain/elections'
import PO from 'pofile'
import { expect, test } from 'vitest'
import { outcomeMessage, outcomeOf } from './zip-outcome.ts'

const riehen = { name: 'Riehen', cantonCode: 'BS', constituencyId: 47 } as const
const birsfelden = { name: 'Birsfelden', cantonCode: 'BL', constituencyId: 50 } as const

test('there is no outcome before the answer', () => {
  expect(outcomeOf({ lookup: undefined, error: null }, null)).toBeNull()
})

test('an unknown postcode and a failed lookup are distinguished [VALID-10]', () => {
  expect(outcomeOf({ lookup: undefined, error: new ApiError('zip_unknown', 404) }, null)).toEqual({ kind: 'unknown' })
  expect(outcomeOf({ lookup: undefined, error: new ApiError('offline', 0) }, null)).toEqual({ kind: 'failed' })
})

// Fails when none is preselected, or the canton with fewer addresses.
test('a postcode in two cantons is narrowed to the one with most addresses, or to the chosen one [VALID-10]', () => {
  const answer = { lookup: { code: null, cantons: ['BS', 'BL'] as ('BS' | 'BL')[], municipalities: [riehen, birsfelden] }, error: null }
  expect(outcomeOf(answer, null)).toEqual({ kind: 'found', cantonCode: 'BS', constituencyId: 47 })
  expect(outcomeOf(answer, 'BL')).toEqual({ kind: 'found', cantonCode: 'BL', constituencyId: 50 })
  expect(outcomeOf(answer, 'ZH')).toMatchObject({ cantonCode: 'BS' })
})

const german = germanTexts()
const basel = { name: 'Basel-Stadt', constituencies: [47] }
const found = { kind: 'found', cantonCode: 'BS', constituencyId: 47 } as const

// Fails when the branch "not available yet" is removed, or when a message changes.
test.each<[LookupOutcome, { name: string; constituencies: number[] } | undefined, string, string]>([
  [found, basel, 'found', '4125 gefunden'],
  [found, { ...basel, constituencies: [] }, 'error', 'Die App ist in Basel-Stadt noch nicht verfügbar.'],
  [found, undefined, 'error', 'Die App ist in BS noch nicht verfügbar.'],
  [
    { kind: 'several-constituencies', cantonCode: 'BS', constituencyIds: [], likelyId: null },
    { ...basel, constituencies: [] },
    'error',
    'Die App ist in Basel-Stadt noch nicht verfügbar.',
  ],
  [
    { kind: 'several-constituencies', cantonCode: 'BS', constituencyIds: [46, 47], likelyId: null },
    basel,
    'neutral',
    '4125 liegt in mehreren Wahlkreisen. Wähle deinen.',
  ],
  [
    { kind: 'several-constituencies', cantonCode: 'BS', constituencyIds: [47, 46], likelyId: 47 },
    basel,
    'neutral',
    '4125 liegt in mehreren Wahlkreisen. Stimmt der gewählte?',
  ],
  [{ kind: 'unknown' }, undefined, 'error', 'Die Postleitzahl 4125 kennen wir nicht. Wähle Kanton und Wahlkreis selbst.'],
  [{ kind: 'failed' }, undefined, 'error', '4125 liess sich gerade nicht nachschlagen. Wähle Kanton und Wahlkreis selbst.'],
])('the lookup %o in canton %o has the message %s: %s [VALID-10]', (outcome, canton, tone, sentence) => {
  const message = outcomeMessage(outcome, { zip: '4125', canton, isOffered: false })
  expect(message.tone).toBe(tone)
  expect(german._(message.text, message.values)).toBe(sentence)
})

test('with several cantons the message asks about the chosen one, unless the app is not available in it [VALID-10]', () => {
  const messageFor = (canton: typeof basel) => outcomeMessage(found, { zip: '4125', canton, isOffered: true })
  expect(german._(messageFor(basel).text, messageFor(basel).values)).toBe('4125 liegt in mehreren Kantonen. Stimmt der gewählte?')
  expect(messageFor({ ...basel, constituencies: [] })).toMatchObject({ tone: 'error', text: 'account.location.unavailable' })
})

function germanTexts() {
  const file = join(import.meta.dirname, '../../../i18n/catalogues/de/account.po')
  const messages = PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')] as const)
  return setupI18n({ locale: 'de', messages: { de: Object.fromEntries(messages) } })
}
