import { expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseFederalCouncil } from './parse.ts'

test('119 members since 1848, seven of them in office in 2019 [FACT-1]', async () => {
  const {
    import: data,
    counts,
    problems,
  } = await parseFederalCouncil(realSource('parliament/federal-council-history/bundesraete_1848-2019.csv'))
  expect(problems).toEqual([])
  expect(counts).toEqual({ councillors: 119 })
  expect(data.councillors?.filter((one) => one.active).map((one) => [one.lastName, one.sex, one.cantonCode, one.from])).toEqual([
    ['Maurer', 'male', 'ZH', '2008-12-10'],
    ['Sommaruga', 'female', 'BE', '2010-09-22'],
    ['Berset', 'male', 'FR', '2011-12-14'],
    ['Parmelin', 'male', 'VD', '2015-12-09'],
    ['Cassis', 'male', 'TI', '2017-09-20'],
    ['Amherd', 'female', 'VS', '2018-12-05'],
    ['Keller-Sutter', 'female', 'SG', '2018-12-05'],
  ])
  expect(data.councillors?.filter((one) => one.sex === 'female')).toHaveLength(9)
})
