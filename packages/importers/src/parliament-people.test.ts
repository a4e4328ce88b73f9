import { expect, test } from 'vitest'
import { parseParliament } from './parliament/parse.ts'
import { mergeCouncillors } from './parliament-people.ts'
import { fixture } from './test-support/source.ts'

// Fails when the number of the biography is no alias, or a name means somebody although two bear it, in another canton or council.
test('another source tells more of a member by the number of the biography, or by the name, the canton and the council', async () => {
  const members = (await parseParliament(fixture('./parliament/fixtures/members.json'))).import.councillors ?? []
  const anna = members.find((one) => one.lastName === 'Muster')!
  const unnumbered = { ...anna, key: 'elsewhere/50004', id: null, groupFunction: 1 }
  const joined = (aliases: readonly string[], change: object = {}, others: typeof members = []) =>
    mergeCouncillors([...members, ...others, { ...unnumbered, aliases, ...change }]).filter((one) => one.lastName === 'Muster')
  const byNumber = joined(['biography/7001', 'name/muster/anna-b'])
  expect(byNumber).toEqual([{ ...anna, groupFunction: 1, aliases: [...anna.aliases, 'elsewhere/50004', 'name/muster/anna-b'] }])
  expect(joined(['name/muster/anna'], { councilKey: null, cantonCode: null })).toEqual([
    { ...anna, groupFunction: 1, aliases: [...anna.aliases, 'elsewhere/50004'] },
  ])
  expect(joined(['name/muster/anna'], { cantonCode: 'ZH' })).toHaveLength(2)
  expect(joined(['name/muster/anna'], { councilKey: 'council/2' })).toHaveLength(2)
  const namesake = { ...anna, key: 'councillor/1', id: 1, aliases: ['biography/1', 'name/muster/anna'] }
  expect(joined(['name/muster/anna'], {}, [namesake])).toHaveLength(3)
  expect(joined(['name/muster/anna'], {}, [{ ...namesake, cantonCode: 'ZH' }])).toHaveLength(2)
})
