import type { NotificationEventLike, WorkerScope } from './worker-scope.ts'

/**
 * Opens the page of a notification that was tapped, in a tab of the app where there is one. The page comes from our own table, never from the message.
 * Copied as text into the worker: it may name nothing outside itself.
 */
export function openPush(worker: WorkerScope, event: NotificationEventLike, pages: Readonly<Record<string, string>>): void {
  const { type } = (event.notification.data ?? {}) as { readonly type?: unknown }
  const path = typeof type === 'string' && Object.hasOwn(pages, type) ? (pages[type] ?? '/notifications') : '/notifications'
  const open = async () => {
    const [tab] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!tab) return worker.clients.openWindow(path)
    // A tab that this worker does not control cannot be led anywhere.
    const led = await tab.navigate(path).catch(() => null)
    return led ? led.focus() : worker.clients.openWindow(path)
  }
  event.notification.close()
  event.waitUntil(open())
}
