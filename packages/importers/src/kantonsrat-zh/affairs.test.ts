import { expect, test } from 'vitest'
import { fixture, textSource } from '../test-support/source.ts'
import { parseKantonsratZh } from './parse.ts'

/** The elements that the web service answers, with invented contents. */
const XML = `<?xml version="1.0" encoding="utf-8"?>
<SearchDetailResponse xmlns="http://www.cmiag.ch/cdws/searchDetailResponse" numHits="2">
  <Hit Guid="1"><Geschaeft xmlns="http://www.cmiag.ch/cdws/Geschaeft" OBJ_GUID="1">
    <KRNr>240/2027</KRNr><VorlageNr></VorlageNr><Titel>Schutz der Arven &amp; Steinböcke</Titel><Geschaeftsart>Motion</Geschaeftsart>
    <Beginn><Start>2027-03-01T00:00:00.000</Start><Text>01.03.2027</Text></Beginn>
  </Geschaeft></Hit>
  <Hit Guid="2"><Geschaeft xmlns="http://www.cmiag.ch/cdws/Geschaeft" OBJ_GUID="2">
    <KRNr></KRNr><VorlageNr>9001</VorlageNr><Titel>Gesetz über die Arven</Titel><Geschaeftsart>Vorlage</Geschaeftsart>
  </Geschaeft></Hit>
</SearchDetailResponse>
`

// Fails when the XML is read as a table.
test('affairs of the web service carry number, kind, title and the day of their beginning', async () => {
  const { import: data, counts, problems } = await parseKantonsratZh(textSource('geschaefte.xml', XML))
  expect([counts, problems]).toEqual([{ affairs: 2 }, []])
  expect(data.affairs).toMatchObject([
    {
      ...{ key: 'kantonsrat-zh-affair/240-2027', number: '240/2027', type: { de: 'Motion' }, depositDate: '2027-03-01' },
      ...{ title: { de: 'Schutz der Arven & Steinböcke' }, councilKey: 'council/zh' },
    },
    { key: 'kantonsrat-zh-affair/9001', number: '9001', type: { de: 'Vorlage' }, depositDate: null },
  ])
})

test('a vote leads to its affair by the same number', async () => {
  const { import: data } = await parseKantonsratZh(fixture('./kantonsrat-zh/fixtures/votes.csv'))
  const [vote] = data.parliamentVotes ?? []
  expect(vote?.affairKey).toBe(`kantonsrat-zh-affair/${vote?.affairNumber?.replace('/', '-')}`)
})

test('what is cut off, stands twice or has no number is reported by line', async () => {
  const reasonsOf = async (text: string) => (await parseKantonsratZh(textSource('a.xml', text))).problems.map(({ reason }) => reason)
  expect((await reasonsOf(XML.slice(0, 500)))[0]).toMatch(/^the XML is broken/)
  expect(await reasonsOf(XML.replace('<VorlageNr>9001<', '<VorlageNr><'))).toEqual(['KRNr and VorlageNr are empty'])
  expect(await reasonsOf(XML.replace('<VorlageNr>9001<', '<VorlageNr>240/2027<'))).toEqual(['KRNr stands twice: 240/2027'])
})
