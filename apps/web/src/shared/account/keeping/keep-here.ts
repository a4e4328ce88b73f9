/** The navigation state of the page «Behalten» when a guest has chosen this device in the sheet. */
export const KEEP_HERE = 'keep-here'
