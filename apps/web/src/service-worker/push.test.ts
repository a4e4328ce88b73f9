import { runInNewContext } from 'node:vm'
import { NOTIFICATION_TYPES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { pushScript } from '../../push-worker.config.ts'

interface Shown {
  readonly title: string
  readonly options: { readonly body: string; readonly lang: string; readonly tag: string; readonly data: { readonly type: string } }
}

/** A worker that has run nothing but the script, with tabs that may be led elsewhere. */
function openWorker(tabs: readonly { readonly leads: boolean }[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const opened: string[] = []
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }) },
    clients: {
      matchAll: async () =>
        tabs.map(({ leads }) => ({
          navigate: async (path: string) => {
            if (!leads) throw new TypeError('not controlled')
            return { focus: async () => void opened.push(`tab ${path}`) }
          },
        })),
      openWindow: async (path: string) => void opened.push(`window ${path}`),
    },
  }
  runInNewContext(pushScript(), { self })
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.reject(new Error('Nothing waited for'))
    work.catch(() => undefined)
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  return {
    shown,
    opened,
    push: (text: string | null) => dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    tap: (data: unknown) => dispatch('notificationclick', { notification: { data, close: () => undefined } }),
  }
}

// Fails when a function names something outside itself: the worker has nothing else.
test('a message is shown in its language, and tells of its page no more than the kind', async () => {
  const { shown, push } = openWorker()
  await push(
    JSON.stringify({ id: 7, title: 'Les résultats sont là', text: 'Regarde.', lang: 'fr', type: 'election_results', url: '//evil' }),
  )
  expect(shown).toEqual([
    {
      title: 'Les résultats sont là',
      options: { body: 'Regarde.', lang: 'fr', tag: 'plenara-7', icon: '/icons/icon-192.png', data: { type: 'election_results' } },
    },
  ])
})

test.each([null, 'no json', '[]', '3', 'null', '{"title":5,"text":{},"type":[],"lang":1,"id":"x"}'])(
  'of %s something is shown all the same, for the browser wants it',
  async (text) => {
    const { shown, push } = openWorker()
    await push(text)
    expect(shown).toMatchObject([{ title: 'Plenara', options: { body: '', data: { type: '' } } }])
  },
)

test('a tap opens the page of the kind, in a tab of the app where one can be led there', async () => {
  for (const [tabs, where] of [
    [[], 'window'],
    [[{ leads: true }], 'tab'],
    [[{ leads: false }], 'window'],
  ] as const) {
    const { opened, tap } = openWorker(tabs)
    for (const type of NOTIFICATION_TYPES) await tap({ type })
    expect(opened).toEqual(['/government', '/legislative/votes', '/election', '/results'].map((path) => `${where} ${path}`))
  }
})

test.each([undefined, null, {}, { type: 'toString' }, { type: 'https://evil.example' }, { type: 3 }])(
  'a tap on one with %j opens the list of notifications, whatever it names',
  async (data) => {
    const { opened, tap } = openWorker()
    await tap(data)
    expect(opened).toEqual(['window /notifications'])
  },
)
