/** The state of the visit to the page «Behalten» of a guest who has chosen this device in the sheet. */
export const KEEP_HERE = 'keep-here'
