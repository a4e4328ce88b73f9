import type { Level } from '@plenara/contract'

/** A text for one and for more; `{n}` is the number. */
export interface Counted {
  readonly one: string
  readonly other: string
}

/** `{date}`, `{percent}`, `{council}`, `{yes}`, `{no}`, `{abstain}`, `{number}`, `{list}` and `{election}` are filled in. */
export interface PageTexts {
  readonly claim: string
  readonly lead: string
  readonly votes: { readonly title: string; readonly text: string }
  readonly people: {
    readonly accepted: string
    readonly rejected: string
    readonly counted: string
    readonly ahead: string
    readonly past: string
  }
  /** On the pictures of previews; `{n}` is a number or a share. */
  readonly share: Readonly<Record<'peopleVote' | 'accepted' | 'rejected' | 'yes' | 'no' | 'abstain', string>>
  /** A day on which the people vote. */
  readonly day: { readonly title: string; readonly ahead: Counted; readonly counted: Counted }
  /** Of the calendar to subscribe to. */
  readonly calendar: { readonly name: string; readonly title: Counted; readonly reminder: string }
  readonly parliamentVote: string
  readonly powers: Readonly<Record<'legislative' | 'executive' | 'judiciary', { readonly title: string; readonly text: string }>>
  readonly duties: string
  readonly person: string
  readonly affair: string
  readonly method: { readonly title: string; readonly text: string }
  readonly guides: Readonly<Record<'votingInstructions' | 'ourSystem' | 'getInvolved', { readonly title: string; readonly text: string }>>
  readonly openData: { readonly title: string; readonly text: string }
  /** Of a session of the federal parliament. */
  readonly session: string
  readonly search: { readonly title: string; readonly text: string }
  /** Where too many ask at once. */
  readonly busy: string
  readonly articles: Readonly<Record<'government' | 'elections' | 'questionnaire', string>>
  readonly levels: Readonly<Record<Level, string>>
  readonly article: string
  readonly legal: Readonly<Record<'terms' | 'privacy' | 'imprint', string>>
  readonly candidate: string
  /** In the frames of other sites; `{source}` is the name of a source. */
  readonly embed: Readonly<Record<'open' | 'invented' | 'source' | 'seats' | 'noParty', string>>
  readonly notFound: string
}
