/** What our code uses of a service worker. */
export interface WorkerScope {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WorkerTab[]>
    openWindow(path: string): Promise<unknown>
  }
}

interface WorkerTab {
  navigate(path: string): Promise<{ focus(): Promise<unknown> } | null>
}

export interface PushEventLike {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}

export interface NotificationEventLike {
  readonly notification: { readonly data: unknown; close(): void }
  waitUntil(work: Promise<unknown>): void
}
