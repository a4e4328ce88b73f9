/** What is drawn as nothing: spaces, control, format and unassigned characters, fillers, joiners, the blank of Braille. */
const INVISIBLE = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees anything of a text. */
export function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}
