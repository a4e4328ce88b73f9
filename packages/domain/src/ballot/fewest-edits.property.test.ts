import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ballot, type BallotMention, prepareContest } from './ballot.ts'
import { ballotWith, CONTEST, FIVE_SEATS, written } from './ballot-sample.ts'
import { evaluateBallot } from './evaluate-ballot.ts'
import { type BallotEdits, ballotEdits, fewestEdits, type PrintedBallot, type WantedList } from './fewest-edits.ts'

const contest = prepareContest(CONTEST)
const person = fc.constantFrom(11, 12, 13, 21, 22, 31)
const listOf = (ids: readonly number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const names = fc
  .array(person, { minLength: 1, maxLength: 5 })
  .filter((ids) => ids.every((id) => ids.filter((other) => other === id).length <= 2))
const wantedLists: fc.Arbitrary<WantedList> = fc.record({
  candidates: names.map(listOf),
  headingId: fc.constantFrom(1, 2, 3, null),
})
const printedBallots: fc.Arbitrary<PrintedBallot[]> = fc
  .tuple(names, names, names)
  .map((lists) => lists.map((ids, index) => ({ id: index + 1, number: `0${index + 1}`, candidates: listOf(ids) })))

/** Applies the edits as a voter does with a pen: strikes and writes line by line on the printed ballot. */
function applyByHand({ heading, headingId, lines }: BallotEdits, printed: PrintedBallot | null): Ballot {
  const paper: BallotMention[][] = (printed?.candidates ?? []).map(({ id }) => [{ name: id, origin: 'printed', struck: false }])
  for (const { line, state, candidateId, struckId } of lines) {
    const mentions = paper[line - 1] ?? []
    if (struckId !== null) {
      expect(mentions[0]?.name, `what is struck stands on line ${line}`).toBe(struckId)
      mentions[0] = { name: struckId, origin: 'printed', struck: true }
    }
    paper[line - 1] = state === 'written' && candidateId !== null ? [...mentions, ...written(candidateId)] : mentions
  }
  const headings = { keep: printed?.id ?? null, strike: null, replace: headingId, write: headingId }
  return ballotWith(headings[heading], paper.flat())
}

function votesOf(ballot: Ballot) {
  const { validity, findings, votesByCandidate, votesByList, additionalVotes, lostLines } = evaluateBallot(ballot, FIVE_SEATS, contest)
  const sorted = (votes: ReadonlyMap<number, number>) => [...votes].toSorted(([a], [b]) => a - b)
  const struck = findings.filter(({ effect }) => effect === 'struck')
  return { validity, struck, candidates: sorted(votesByCandidate), lists: sorted(votesByList), additionalVotes, lostLines }
}

/** Strikes and written names at best, by trying which printed names stay. */
function fewestByTrying({ candidates }: WantedList, { candidates: printed }: PrintedBallot): number {
  const wantedIds = candidates.map(({ id }) => id)
  let fewest = Number.POSITIVE_INFINITY
  for (let choice = 0; choice < 2 ** printed.length; choice++) {
    const missing = [...wantedIds]
    const fits = printed.every(({ id }, index) => {
      if ((choice & (2 ** index)) === 0) return true
      const at = missing.indexOf(id)
      if (at >= 0) missing.splice(at, 1)
      return at >= 0
    })
    const strikes = printed.length - (wantedIds.length - missing.length)
    if (fits) fewest = Math.min(fewest, strikes + missing.length)
  }
  return fewest
}

test('the edits made on the printed ballot give exactly the votes of the list, and nothing is struck by law', () => {
  fc.assert(
    fc.property(wantedLists, printedBallots, (wanted, official) => {
      const asWanted = ballotWith(wanted.headingId, written(...wanted.candidates.map(({ id }) => id)))
      const isFull = wanted.candidates.length === FIVE_SEATS.lines
      for (const printed of [...official, null]) {
        const edited = applyByHand(ballotEdits(wanted, printed, FIVE_SEATS), printed)
        expect(edited.mentions.filter(({ struck }) => !struck).map(({ name }) => name)).toHaveLength(wanted.candidates.length)
        expect(votesOf(edited)).toEqual(votesOf(asWanted))
        if (!isFull) expect(edited.heading.designations).toEqual(wanted.headingId === null ? [] : [wanted.headingId])
      }
    }),
    { numRuns: 500 },
  )
})

test('no choice of printed names that stay needs fewer strikes and names', () => {
  fc.assert(
    fc.property(wantedLists, printedBallots, (wanted, official) => {
      for (const printed of official) {
        const { heading, total } = ballotEdits(wanted, printed, FIVE_SEATS)
        const ofHeading = { keep: 0, strike: 1, replace: 2, write: 1 }[heading]
        expect(total - ofHeading).toBe(fewestByTrying(wanted, printed))
      }
    }),
  )
})

test('no official list needs fewer edits than the one that is named, and the order of the lists changes nothing', () => {
  const shuffled = printedBallots.chain((official) =>
    fc.tuple(fc.constant(official), fc.shuffledSubarray(official, { minLength: official.length })),
  )
  fc.assert(
    fc.property(wantedLists, shuffled, (wanted, [official, others]) => {
      const best = fewestEdits(wanted, official, FIVE_SEATS)
      const totals = official.map((printed) => ballotEdits(wanted, printed, FIVE_SEATS).total)
      expect(best?.total).toBe(Math.min(...totals))
      expect(best?.printedId).toBe(official[totals.indexOf(Math.min(...totals))]?.id)
      expect(fewestEdits(wanted, others, FIVE_SEATS)).toEqual(best)
    }),
  )
})
