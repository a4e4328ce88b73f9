import { expect, test } from 'vitest'
import { FIVE_SEATS } from './ballot-sample.ts'
import { checkConnections, checkPrintedList } from './printed-list.ts'

const list = { key: 'A', candidateKeys: ['a', 'a', 'b', 'b', 'c'], connection: null, subConnection: null }
const codes = (findings: readonly { code: string; article: string }[]) => findings.map(({ code, article }) => `${code} ${article}`)

test('a printed list has at most as many names as seats and may itself carry doubles (BPR 22) [LIST-2]', () => {
  expect(checkPrintedList(list, FIVE_SEATS)).toEqual([])
  expect(codes(checkPrintedList({ ...list, candidateKeys: ['a', 'b', 'c', 'd', 'e', 'f'] }, FIVE_SEATS))).toEqual([
    'list_has_too_many_names BPR 22(1)',
  ])
  expect(codes(checkPrintedList({ ...list, candidateKeys: ['a', 'a', 'a'] }, FIVE_SEATS))).toEqual(['list_repeats_too_often BPR 22(1)'])
})

test('sub-connections stand inside one connection, between lists of one designation (BPR 31)', () => {
  const member = (key: string, connection: string | null, family?: string | null) => ({
    ...list,
    key,
    connection,
    subConnection: 'X1',
    family,
  })
  expect(checkConnections([member('A', 'X'), member('B', 'X')])).toEqual([])
  expect(codes(checkConnections([member('A', null), member('B', null)]))).toEqual(['sub_connection_without_connection BPR 31(1)'])
  expect(codes(checkConnections([member('A', 'X'), member('B', 'Y')]))).toEqual(['sub_connection_over_connections BPR 31(1)'])
  expect(checkConnections([member('A', 'X', 'P'), member('B', 'X', 'P')])).toEqual([])
  expect(codes(checkConnections([member('A', 'X', 'P'), member('B', 'X', 'Q')]))).toEqual([
    'sub_connection_of_different_designations BPR 31(1bis)',
  ])
})
