import { parseAmtovz } from './amtovz/parse.ts'
import { parseAnswers } from './answers/parse.ts'
import { parseEch0252 } from './ech0252/parse.ts'
import { parseOneGov } from './onegov/parse.ts'
import { parseQuestionnaire } from './questionnaire/parse.ts'
import { parseSesamBs } from './sesam-bs/parse.ts'
import type { Parsed, Parser, Source } from './source.ts'
import { parseWabstiC } from './wabstic/parse.ts'

export interface Format {
  /** Reads a file that stands alone. */
  readonly parse: Parser
  /** Reads the files of a folder that belong together; formats without it are read file by file. */
  readonly parseTogether?: (sources: readonly Source[]) => Promise<Parsed>
  /** The endings of its files, with which the files of a folder are chosen. */
  readonly endings: readonly string[]
  readonly title: string
}

/** Every format that can be imported, by the name that the command takes. */
export const FORMATS = {
  amtovz: { parse: parseAmtovz, endings: ['.csv'], title: 'towns and postcodes of swisstopo (CSV)' },
  ech0252: { parse: parseEch0252, endings: ['.xml'], title: 'election information eCH-0252 (XML)' },
  onegov: { parse: parseOneGov, endings: ['.csv'], title: 'election results of OneGov (CSV)' },
  'sesam-bs': { parse: parseSesamBs, endings: ['.xlsx'], title: 'Grosser Rat of Basel-Stadt (Excel)' },
  wabstic: {
    parse: (source: Source) => parseWabstiC([source]),
    parseTogether: parseWabstiC,
    endings: ['.csv'],
    title: 'election results of WabstiC (folder of CSV)',
  },
  questionnaire: { parse: parseQuestionnaire, endings: ['.csv'], title: 'questions with axes (CSV)' },
  answers: { parse: parseAnswers, endings: ['.csv'], title: 'answers of candidates (CSV)' },
} as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof FORMATS

/** Whether a word names a format. */
export function isFormatName(word: string): word is FormatName {
  return Object.hasOwn(FORMATS, word)
}
