import type { List, Match } from '@plenara/contract'
import type { Records } from './memory-server.ts'

/** What a schedule is about: some mix all, the others try one matter hard. */
export const TOPICS = ['values', 'ratings', 'lists', 'lists and choice', 'all'] as const
export type Topic = (typeof TOPICS)[number]

/** The user of one device, about to do something. */
export interface Source {
  readonly chance: (limit: number) => number
  readonly pick: <T>(values: readonly T[]) => T
  /** Another moment each time, in milliseconds. */
  readonly moment: () => number
  readonly deviceName: string
  /** What the screens of the device show. */
  readonly shownMatches: () => readonly Match[]
  readonly shownLists: () => readonly List[]
}

export interface Sample<Input> {
  readonly input: Input
  /** The version of a list that the user saw when changing it. */
  readonly parent?: string
}

/** What the server has to hold once all is quiet. */
export type Expectation =
  /** One value: that of the latest moment, in milliseconds, where there is one; else the last one of any device. */
  | { readonly kind: 'value'; readonly key: string; readonly value: string; readonly at?: number }
  | { readonly kind: 'rating'; readonly apply: (matches: Match[]) => Match[] }
  /** A version of a list: it stands, or somebody went on from it knowingly. */
  | { readonly kind: 'version'; readonly name: string }
  | { readonly kind: 'deletion'; readonly name: string }

/** How the schedules try a command; beside the command in `<command>.samples.ts`, exported as `samples`. */
export interface Samples<Input> {
  /** How often a schedule about a topic does it. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>
  /** What the user does next; null where that is not possible now. */
  readonly next: (source: Source) => Sample<Input> | null
  readonly expects: (input: Input) => Expectation | readonly Expectation[]
  /** The values that the server holds, by the keys of `expects`. */
  readonly stored?: (records: Records) => readonly (readonly [key: string, value: string])[]
}
