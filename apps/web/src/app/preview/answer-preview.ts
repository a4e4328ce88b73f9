import { answerBy } from '../../data/calls/api.ts'
import { createPreviewApi, type Previewed, PREVIEW_SESSION } from '../../data/device/preview/preview-api.ts'
import { currentSession, startSession } from '../../data/session/session-store.ts'

/** From now on all calls of this page are those of a preview, by a voter who has answered nothing. */
export function answerPreview(draft: Previewed | null): void {
  answerBy(createPreviewApi(draft, () => currentSession().token))
  startSession(PREVIEW_SESSION)
}
