import { DECISIONS, type ParliamentImport } from '@plenara/contract'
import { seededRandom } from '@plenara/domain'
import { writeParliament } from '../src/catalogue/parliament/write-parliament.ts'
import type { Database } from '../src/db/database.ts'
import { parliamentSample, sampleAffair, sampleArticle, sampleCouncillor, sampleVote } from '../test/support/parliament-sample.ts'

export const COUNT = 20_000
export const MEMBERS = 200
const VOTES_AT_ONCE = 2_500
/** Members and votes of four legislatures: nobody sits in all of them. */
const LEGISLATURES = 4
const TOPICS = 21
const SYLLABLES = 'ba ri no kel tum sor fen gal mi zu rha vel ost ack lei dro pen sik ur wan'.split(' ')

const random = seededRandom('parliament')
const below = (end: number) => Math.floor(random() * end)
const words = Array.from({ length: 8_000 }, () => Array.from({ length: 2 + below(3) }, () => SYLLABLES[below(SYLLABLES.length)]).join(''))
/** Words of a language: a few are in every text, most are rare. */
export const word = () => words[Math.floor(words.length * random() ** 3)] ?? ''
const text = (length: number) => Array.from({ length }, word).join(' ')
const inAll = (length: number) => ({ de: text(length), fr: text(length), it: text(length), rm: text(length) })
const day = (index: number) => new Date(Date.UTC(1995, 0, 1) + Math.floor(index / 30) * 15 * 86_400_000).toISOString().slice(0, 10)

function parliament(): ParliamentImport {
  const range = Array.from({ length: COUNT }, (_, index) => index)
  const people = Array.from({ length: MEMBERS * LEGISLATURES }, (_, index) =>
    sampleCouncillor(index + 1, { firstName: word(), lastName: word() }),
  )
  return {
    ...parliamentSample,
    councillors: people,
    affairs: range.map((index) =>
      sampleAffair(index + 1, {
        topicKeys: [`topic/${32 + (index % TOPICS)}`],
        title: inAll(8),
        description: inAll(12),
        submittedText: { de: `<p>${text(150)}</p>`, fr: `<p>${text(150)}</p>` },
      }),
    ),
    parliamentVotes: range.map((index) =>
      sampleVote(index + 1, {
        affairKey: `affair/${index + 1}`,
        affairTitle: inAll(8),
        subject: inAll(3),
        meaningYes: inAll(6),
        date: day(index),
      }),
    ),
    decisions: [],
    articles: range
      .slice(0, 5_000)
      .map((index) => sampleArticle(`https://zeitung.example/${index}`, { title: text(8), summary: text(30) })),
  }
}

/** The decisions of all members in some votes. */
function decisionsOf(first: number): ParliamentImport {
  const votes = Array.from({ length: VOTES_AT_ONCE }, (_, index) => first + index + 1)
  const before = Math.floor((first * LEGISLATURES) / COUNT) * MEMBERS
  const members = Array.from({ length: MEMBERS }, (_, index) => `councillor/${before + index + 1}`)
  const decide = () => DECISIONS[Math.floor(DECISIONS.length * random() ** 2)] ?? 'yes'
  return {
    decisions: votes.flatMap((vote) =>
      members.map((councillorKey) => ({ voteKey: `parliament/${vote}`, councillorKey, decision: decide() })),
    ),
  }
}

/** Writes 20,000 votes of 200 members each, as many affairs and 5,000 articles. */
export async function writeBenchParliament(db: Database): Promise<void> {
  const origin = { format: 'benchmark', source: '' }
  await writeParliament(db, parliament(), origin)
  for (let first = 0; first < COUNT; first += VOTES_AT_ONCE) await writeParliament(db, decisionsOf(first), origin)
}
