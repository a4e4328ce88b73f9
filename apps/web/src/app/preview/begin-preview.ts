import { hideDevice } from './hide-device.ts'
import { takeDraft } from './shown-draft.ts'

/** Starts the app over a draft, without any stored data. Modules that read the storage while they load are imported after it is hidden. */
export async function beginPreview(): Promise<void> {
  const draft = takeDraft()
  hideDevice()
  const { answerPreview } = await import('./answer-preview.ts')
  answerPreview(draft)
  await import('../start/main.tsx')
}
