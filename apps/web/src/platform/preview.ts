/** The path at which candidates see their draft as voters would see it (app/preview). */
const PREVIEW_PATH = '/preview'

/** Whether this page shows a draft: then the storage of this browser is neither read nor written, and no other page of the app replaces it. */
export function isPreview(): boolean {
  return location.pathname === PREVIEW_PATH
}
