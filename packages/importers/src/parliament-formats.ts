import { parseExplanations } from './explanations/parse.ts'
import { parseFactions } from './factions/parse.ts'
import { parseFederalCouncil } from './federal-council/parse.ts'
import { parseFeed } from './feed/parse.ts'
import { parseKantonsratZh } from './kantonsrat-zh/parse.ts'
import { parseOpenParlData } from './openparldata/parse.ts'
import { parseParliament } from './parliament/parse.ts'
import type { ParliamentParser } from './parliament-source.ts'
import { parseQuestionVotes } from './question-votes/parse.ts'
import { parseSwissvotes } from './swissvotes/parse.ts'
import { parseVoteInfo } from './voteinfo/parse.ts'

export interface ParliamentFormat {
  readonly parse: ParliamentParser
  /** The endings of its files, with which the files of a folder are chosen. */
  readonly endings: readonly string[]
  readonly title: string
}

/** Every format of parliaments, votes and news, by the name that the command takes. */
export const PARLIAMENT_FORMATS = {
  parliament: { parse: parseParliament, endings: ['.json', '.csv'], title: 'web services of the federal parliament (OData)' },
  factions: { parse: parseFactions, endings: ['.json'], title: 'parliamentary groups of the older service (JSON)' },
  'federal-council': { parse: parseFederalCouncil, endings: ['.csv'], title: 'members of the Federal Council since 1848 (CSV)' },
  openparldata: { parse: parseOpenParlData, endings: ['.json'], title: 'parliaments of cantons and municipalities of OpenParlData (JSON)' },
  'kantonsrat-zh': { parse: parseKantonsratZh, endings: ['.csv'], title: 'roll calls of the Kantonsrat of Zürich (CSV)' },
  swissvotes: { parse: parseSwissvotes, endings: ['.csv'], title: "people's votes since 1848 of Swissvotes (CSV)" },
  voteinfo: { parse: parseVoteInfo, endings: ['.json'], title: "results of people's votes of VoteInfo (JSON)" },
  explanations: { parse: parseExplanations, endings: ['.json'], title: "explanations of people's votes (JSON)" },
  'question-votes': {
    parse: parseQuestionVotes,
    endings: ['.csv'],
    title: 'questions and the votes that decided the same, reviewed (CSV)',
  },
  feed: { parse: parseFeed, endings: ['.xml', '.rss', '.atom'], title: 'news of a media outlet (RSS, Atom)' },
} as const satisfies Readonly<Record<string, ParliamentFormat>>

export type ParliamentFormatName = keyof typeof PARLIAMENT_FORMATS

/** Whether a word names a format. */
export function isParliamentFormatName(word: string): word is ParliamentFormatName {
  return Object.hasOwn(PARLIAMENT_FORMATS, word)
}
