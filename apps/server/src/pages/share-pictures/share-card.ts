/** What a picture for previews shows; every text comes from the data or the catalogue. */
export interface ShareCard {
  /** What it is about, over the title. */
  readonly over: string
  readonly title: string
  /** The office or the like, under the title. */
  readonly under?: string
  /** `#rrggbb`, before what stands under the title. */
  readonly dot?: string | undefined
  readonly result?: ShareResult | undefined
  /** Lines below the title, each with what became of it where that is known. */
  readonly rows?: readonly ShareRow[]
}

export interface ShareRow {
  readonly text: string
  readonly value: { readonly kind: 'yes' | 'no'; readonly text: string } | null
}

export interface ShareResult {
  /** e.g. `Angenommen`; null where the source does not say it. */
  readonly word: string | null
  /** The parts of the bar in their order, with their words. */
  readonly parts: readonly { readonly kind: 'yes' | 'no' | 'abstain'; readonly share: number; readonly text: string }[]
}
