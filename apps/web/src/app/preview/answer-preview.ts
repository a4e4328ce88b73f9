import { answerBy } from '../../data/calls/api.ts'
import { createPreviewApi, type Previewed, PREVIEW_SESSION } from '../../data/device/preview/preview-api.ts'
import { currentSession, startSession } from '../../data/session/session-store.ts'

/** Sets the answers of all calls of this page to those of a preview, for a voter without answers. */
export function answerPreview(draft: Previewed | null): void {
  answerBy(createPreviewApi(draft, () => currentSession().token))
  startSession(PREVIEW_SESSION)
}
