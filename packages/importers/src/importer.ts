import type { ProfilesParsed } from './candidates/parse.ts'
import type { ParliamentParsed } from './parliament-source.ts'
import type { PicturesParsed } from './portraits/parse.ts'
import type { Parsed, Source } from './source.ts'
import type { SurveysParsed } from './surveys/parse.ts'

/** What an importer reads, and what a file of it holds. A new target needs an entry here and one where its data is written. */
interface ParsedByTarget {
  readonly places: Parsed
  /** What operators set by hand: read whole or not at all. */
  readonly settings: Parsed
  readonly elections: Parsed
  readonly questionnaires: Parsed
  readonly parliament: ParliamentParsed
  readonly votes: ParliamentParsed
  readonly news: ParliamentParsed
  readonly surveys: SurveysParsed
  readonly profiles: ProfilesParsed
  readonly portraits: PicturesParsed
}

export type ImportTarget = keyof ParsedByTarget

/** Whose data it is, as readers are told: proper names, which are the same in every language. Null where each file has its own. */
export interface Publisher {
  readonly name: string
  /** Where the data is published. */
  readonly address: string | null
  readonly licence: string | null
}

/** A public source that can be imported. */
export interface Importer<Target extends ImportTarget = ImportTarget> {
  /** The word that the import command takes. */
  readonly name: string
  readonly target: Target
  /** Reads a file that stands alone. Never throws: what cannot be read becomes a problem. */
  readonly parse: (source: Source) => Promise<ParsedByTarget[Target]>
  /** Reads the files of a folder that belong together; importers without it read file by file. */
  readonly parseTogether?: (sources: readonly Source[]) => Promise<ParsedByTarget[Target]>
  /** The endings by which the files of a folder are chosen, in lower case with the dot. */
  readonly endings: readonly string[]
  /** What it reads, in one line of the command's help and of docs/public-data.md. */
  readonly title: string
  readonly publisher: Publisher
}

/** An importer of one of the targets; its target tells what `parse` returns. */
export type AnyImporter = { [Target in ImportTarget]: Importer<Target> }[ImportTarget]
