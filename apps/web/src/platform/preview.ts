/** Where somebody who stands sees their draft as voters would see it (app/preview). */
const PREVIEW_PATH = '/preview'

/** Whether this page shows a draft: then nothing that this browser keeps is read or written, and the page is never left for another one of the app. */
export function isPreview(): boolean {
  return location.pathname === PREVIEW_PATH
}
