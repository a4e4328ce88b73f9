/** A file that the app created. `type` is its media type. */
export interface CreatedFile {
  readonly name: string
  readonly text: string
  readonly type: string
}

/**
 * `handed-over`: the browser has it, and the result is unknown; `given`: written by the phone, verified by reading it back, and taken by the app that
 * the user chose; `dismissed`: the user chose no app.
 */
export type SavedFile = 'handed-over' | 'given' | 'dismissed'

/** The data of a page that other apps receive. */
export interface SharedPage {
  readonly title: string
  readonly url: string
  /** A sentence that is shared with the address, and copied with it. */
  readonly text?: string
}
