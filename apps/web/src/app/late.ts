import { keepAnswers } from '../lib/kept-answers.ts'
import { startServiceWorker } from './service-worker.ts'

/** What may wait until the first page is there and has nothing else to do: the app is complete without it. */
export function startLate(): void {
  keepAnswers()
  startServiceWorker().catch((error: unknown) => console.warn('The app does not stay on this device.', error))
}
