import { countIn, type OfficialRow, rowsBy, textIn } from './official-table.ts'

const OF_PEOPLE = [
  ...['Wahljahr', 'Wahlbezeichnung', 'Amtsdauer', 'Wahltermin', 'Anzahl Sitze Wahlkreis', 'Wahlkreisbezeichnung', 'Listennummer'],
  ...['Parteikurzbezeichnung', 'Parteibezeichnung', 'Kandidaten-Nr', 'Kumulation', 'Bisher', 'Name', 'Vorname', 'Geschlecht', 'Jahrgang'],
  'Beruf',
]

/** The official table as it stands before the day: lists and candidates, nothing counted. */
export function beforeTheDay(rows: readonly OfficialRow[]): OfficialRow[] {
  return rows.map((row) => Object.fromEntries(OF_PEOPLE.flatMap((name) => (name in row ? [[name, row[name] ?? null]] : []))))
}

/** An interim delivery: all unchanged ballots and a share of the changed ones are counted, nobody is elected yet. */
export function interim(rows: readonly OfficialRow[], share: number): OfficialRow[] {
  const counted = (count: number) => Math.floor(count * share)
  return rowsBy(rows, 'Wahlkreisbezeichnung').flatMap((constituency) => {
    const people = rowsBy(constituency, 'Listennummer').flatMap((list) => {
      const ofList = list.map((row) => {
        const changed = counted(countIn(row, 'Stimmen Total') - countIn(row, 'Stimmen unveränderte Wahlzettel'))
        const total = countIn(row, 'Stimmen unveränderte Wahlzettel') + changed
        return { ...row, Status: 'Zwischenresultat', 'Stimmen Total': total, Gewählt: 'nicht gewählt', 'Anzahl Sitze Liste': null }
      })
      const changed = sum(ofList, 'Stimmen Total') - sum(list, 'Stimmen unveränderte Wahlzettel')
      const additional = counted(countIn(list[0] ?? {}, 'Zusatzstimmen veränderte Wahlzettel'))
      const counts = { 'Kandidatenstimmen veränderte Wahlzettel': changed, 'Zusatzstimmen veränderte Wahlzettel': additional }
      return ofList.map((row) => ({ ...row, ...counts }))
    })
    return withBallots(people)
  })
}

/** As many ballots as the votes need; what is left over are lost lines. */
function withBallots(rows: readonly OfficialRow[]): OfficialRow[] {
  const lines = countIn(rows[0] ?? {}, 'Anzahl Sitze Wahlkreis')
  const lists = rowsBy(rows, 'Listennummer').flatMap((list) => list.slice(0, 1))
  const votes = VOTES.reduce((total, column) => total + sum(lists, column), 0)
  const valid = Math.ceil(votes / lines)
  const lost = valid * lines - votes
  return rows.map((row) => ({
    ...row,
    Wahlzettel: valid + countIn(row, 'Ungültige Wahlzettel') + countIn(row, 'Leere Wahlzettel'),
    'Leere Stimmen': lost,
  }))
}

const VOTES = ['unveränderte', 'veränderte'].flatMap((kind) => [`Kandidatenstimmen ${kind} Wahlzettel`, `Zusatzstimmen ${kind} Wahlzettel`])

/**
 * A recount in a constituency: in the list in which it was closest, the last elected and the first not elected have changed votes, and thus places. Returns the rows and the
 * numbers of both.
 */
export function corrected(rows: readonly OfficialRow[], constituency: string): { rows: OfficialRow[]; lost: string; won: string } {
  const lists = rowsBy(
    rows.filter((row) => textIn(row, 'Wahlkreisbezeichnung') === constituency),
    'Listennummer',
  )
  const pairs = lists.flatMap((list) => {
    const ordered = list.toSorted((a, b) => countIn(b, 'Stimmen Total') - countIn(a, 'Stimmen Total'))
    const [last, first] = [ordered.findLast(isElected), ordered.find((row) => !isElected(row))]
    return last && first ? [{ last, first, gap: countIn(last, 'Stimmen Total') - countIn(first, 'Stimmen Total') }] : []
  })
  const [closest] = pairs.toSorted((a, b) => a.gap - b.gap)
  if (!closest) throw new Error(`nobody was beaten in ${constituency}`)
  const { last, first } = closest
  const exchanged = new Map([
    [last, { 'Stimmen Total': first['Stimmen Total'] ?? null, Gewählt: 'nicht gewählt' }],
    [first, { 'Stimmen Total': last['Stimmen Total'] ?? null, Gewählt: 'Gewählt' }],
  ])
  return {
    rows: rows.map((row) => ({ ...row, ...exchanged.get(row) })),
    lost: textIn(last, 'Kandidaten-Nr'),
    won: textIn(first, 'Kandidaten-Nr'),
  }
}

/** Whether the official table says so of a candidate. */
export function isElected(row: OfficialRow): boolean {
  return textIn(row, 'Gewählt').toLowerCase() === 'gewählt'
}

function sum(rows: readonly OfficialRow[], column: string): number {
  return rows.reduce((total, row) => total + countIn(row, column), 0)
}
