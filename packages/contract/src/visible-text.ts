/** What is drawn as nothing: spaces, control, format and unassigned characters, fillers, joiners, the blank of Braille, a note without a head; and marks, which stand on nothing where there is no letter. */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu

/** Whether a reader sees anything of a text. */
export function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}
