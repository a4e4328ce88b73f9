import { hideDevice } from './hide-device.ts'
import { takeDraft } from './shown-draft.ts'

/** Begins the app over a draft, as somebody who has never been here. What looks at the device while it loads comes once the device is hidden. */
export async function beginPreview(): Promise<void> {
  const draft = takeDraft()
  hideDevice()
  const { answerPreview } = await import('./answer-preview.ts')
  answerPreview(draft)
  await import('../start/main.tsx')
}
