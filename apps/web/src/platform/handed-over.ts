/** A file that the app made. `type` is its media type. */
export interface MadeFile {
  readonly name: string
  readonly text: string
  readonly type: string
}

/**
 * `handed-over`: the browser has it and alone knows what it does with it; `given`: written by the phone, read back the same, and taken by the app that
 * the user chose; `dismissed`: the user chose none.
 */
export type SavedFile = 'handed-over' | 'given' | 'dismissed'

/** What other apps are given of a page. */
export interface SharedPage {
  readonly title: string
  readonly url: string
  /** A sentence that goes along, also where the address is copied. */
  readonly text?: string
}
