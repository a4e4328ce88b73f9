/** A public answer as it is kept on the device of a guest, to be shown where there is no network. */
export interface KeptAnswer {
  readonly text: string
}
