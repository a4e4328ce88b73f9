import type { UserExport } from '@plenara/contract'
import { expect, test } from 'vitest'
import { sealFile } from '../../data/device/account-file/account-file.ts'
import { summaryOf } from '../../shared/account/export-summary.ts'
import { readDocument, readExportFile } from './export-file.ts'

const document: UserExport = {
  format: 'plenara',
  version: 1,
  account: { email: 'mira@example.ch' },
  settings: {
    username: 'Mira',
    language: 'de',
    languageContent: 'auto',
    cantonId: 6,
    constituencyId: 45,
    locationChosen: true,
    consent: null,
  },
  progression: [],
  elections: [
    { electionId: 1, responses: [{ questionId: 1, value: 100, weight: 1 }], matches: [{ candidateId: 5, type: 'like', rank: 1 }] },
    { electionId: 2, responses: [{ questionId: 9, value: null, weight: 1 }], matches: [] },
  ],
  lists: [],
  choices: [{ electionId: 1, listId: 3 }],
  notes: [{ id: 1, type: 'occupation', reference: '5/occupation', color: 'good' }],
  councillorNotes: [{ id: 1, type: 'occupation', reference: '8/occupation', color: 'bad' }],
  votes: [{ parliamentVoteId: 4, decision: 'yes' }],
}
const read = (content: unknown) => readExportFile(new Blob([typeof content === 'string' ? content : JSON.stringify(content)]))

test('an exported file is read and summarised in figures', async () => {
  expect(await read(document)).toEqual(document)
  expect(summaryOf(document)).toEqual({ email: 'mira@example.ch', answers: 2, ratings: 1, lists: 0, choices: 1, notes: 2, votes: 1 })
})

test('an older export without notes and votes is valid', async () => {
  const { notes: _, councillorNotes: __, votes: ___, ...older } = document
  expect(await read(older)).toEqual(older)
  expect(summaryOf(older)).toMatchObject({ notes: 0, votes: 0 })
})

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['JSON of something else', 'null'],
  ['another format', { ...document, format: 'other' }],
  ['a document without lists', { ...document, lists: undefined }],
  ['a document whose notes are no list', { ...document, notes: 7 }],
  ['a document whose votes are no list', { ...document, votes: {} }],
  ['a document whose elections hold nothing', { ...document, elections: [null] }],
])('%s is no export', async (_, content) => {
  expect(await read(content)).toBe('unreadable')
})

test('a file of a later version and a file that is too large are distinguished', async () => {
  expect(await read({ ...document, version: 2, lists: 'changed' })).toBe('newer')
  expect(await read(' '.repeat(1024 * 1024 + 1))).toBe('tooLarge')
})

const passphrase = 'Drei Gämsen am Pilatus'

test('an encrypted file waits for its passphrase, and a damaged one is recognised', async () => {
  const file = await sealFile(JSON.stringify(document), passphrase, 1000)
  expect(await read(file)).toEqual({ sealed: JSON.parse(file) })
  expect(await read(file.replace(/"data":"./, '"data":"*'))).toBe('damaged')
  expect(await read(file.slice(0, -3))).toBe('unreadable')
})

test('the largest document still fits into an encrypted file', async () => {
  const text = ' '.repeat(1024 * 1024)
  expect(await read(await sealFile(text, passphrase, 1000))).toHaveProperty('sealed')
  expect(readDocument(`${text} `)).toBe('tooLarge')
})
