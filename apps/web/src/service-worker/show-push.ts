import type { PushEventLike, WorkerScope } from './worker-scope.ts'

/**
 * Shows a message of the server as a notification: a text that is the same for everybody, in the language of the account. A message that cannot be
 * read is shown all the same, for a browser takes the subscription from whoever shows nothing. Copied as text into the worker: it may name nothing
 * outside itself.
 */
export function showPush(worker: WorkerScope, event: PushEventLike): void {
  const read = (): Record<string, unknown> => {
    try {
      const message: unknown = event.data?.json()
      return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }
  const { id, title, text, lang, type } = read()
  const isText = (value: unknown): value is string => typeof value === 'string'
  event.waitUntil(
    worker.registration.showNotification(isText(title) ? title : 'Plenara', {
      body: isText(text) ? text : '',
      lang: isText(lang) ? lang : 'de',
      tag: `plenara-${typeof id === 'number' ? id : 0}`,
      icon: '/icons/icon-192.png',
      data: { type: isText(type) ? type : '' },
    }),
  )
}
