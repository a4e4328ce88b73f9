import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseOneGov } from './parse.ts'

describe('real results', () => {
  test.each([
    ['onegov-proporz/nr2019-bl.csv', { elections: 1, lists: 20, candidates: 134, elected: 7 }],
    ['onegov-proporz/grossrat2022-gr.csv', { elections: 39, constituencies: 39, lists: 167, candidates: 491, elected: 120 }],
    ['onegov-proporz/kantonsrat2020-sg-rorschach.csv', { elections: 1, lists: 8, candidates: 68, elected: 10 }],
    ['onegov-majorz/gemeinderat2015-bern.csv', { elections: 1, lists: 0, candidates: 3, elected: 0 }],
    ['onegov-majorz/stadtpraesidium2015-kriens.csv', { elections: 1, lists: 0, candidates: 3, elected: 1 }],
  ])('%s', async (path, counts) => {
    expect((await parseOneGov(realSource(`elections/${path}`))).counts).toEqual(counts)
  })

  test('Baselland 2019: seven seats, the lists won them in the official numbers', async () => {
    const { import: data } = await parseOneGov(realSource('elections/onegov-proporz/nr2019-bl.csv'))
    const [bundle] = data.elections ?? []
    expect(bundle?.election).toMatchObject({ seats: 7, electionDate: '2019-10-20', council: 'national-council', cantonCode: 'BL' })
    expect(bundle?.result?.lists.reduce((sum, list) => sum + (list.seats ?? 0), 0)).toBe(7)
  })
})
