import { createApp } from '@plenara/api'
import { onlineManager } from '@tanstack/react-query'
import { createIndexedDbUserStore } from '../data/device/store/indexed-db-user-store.ts'
import { emptyUser } from '../data/device/store/empty-user.ts'
import { createMemoryCatalogue } from './catalogue/memory-catalogue.ts'
import { createMemoryParliament } from './catalogue/memory-parliament.ts'
import { createMemorySearch } from './catalogue/memory-search.ts'
import { createMemorySources } from './catalogue/memory-sources.ts'
import { matches, type RequestPattern, RouteStep } from './route-step.ts'
import { sleep } from './sleep.ts'

const realFetch = globalThis.fetch.bind(globalThis)
const users = createIndexedDbUserStore()
/** The application of the server, over a small catalogue and the store of the device. */
const app = createApp({
  catalogue: createMemoryCatalogue(),
  parliament: createMemoryParliament(),
  users,
  search: createMemorySearch(),
  sources: createMemorySources(),
  surveys: async () => [],
  authenticate: async (token) => Number(token.replace('voter-', '')) || null,
  log: (error) => console.error(error),
  now: () => new Date(),
  version: 'test',
  compatibility: { android: '*', ios: '*', web: '*' },
})

type RouteHandler = (step: RouteStep) => unknown
let interceptions: { readonly pattern: RequestPattern; readonly handler: RouteHandler }[] = []
let isOnline = true
let pending = new Set<Request>()
let observers: ((url: string) => void)[] = []
let lastActivity = 0

/** Answers requests to such an address by a handler instead of the application, the newest first. */
export function intercept(pattern: RequestPattern, handler: RouteHandler): void {
  interceptions.unshift({ pattern, handler })
}

/** Ends the interceptions of an address. */
export function endInterception(pattern: RequestPattern): void {
  interceptions = interceptions.filter((one) => String(one.pattern) !== String(pattern))
}

/** Hears of every request, until the test ends. */
export function observe(observer: (url: string) => void): void {
  observers.push(observer)
}

/** Takes the network away, or gives it back. */
export function setNetwork(online: boolean): void {
  const changed = isOnline !== online
  isOnline = online
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  onlineManager.setOnline(online)
  if (changed) dispatchEvent(new Event(online ? 'online' : 'offline'))
}

// Chromium takes a moment to find out whether there is a network, and says until then that there is none: the first page would stand below a banner.
setNetwork(true)

/** Ends every interception and gives the network back. */
export function resetServer(): void {
  interceptions = []
  observers = []
  pending = new Set()
  setNetwork(true)
}

/** Resolves when nothing has been asked for a moment. */
export async function whenIdle(quietMs = 60): Promise<void> {
  while (pending.size > 0 || performance.now() - lastActivity < quietMs) await sleep(10)
}

/** Answers a request as the network would. */
async function answer(request: Request): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch')
  for (const { handler } of interceptions.filter(({ pattern }) => matches(pattern, request.url))) {
    const step = new RouteStep(request, (asked) => Promise.resolve(app.fetch(asked)))
    const answered = await step.run(handler)
    if (answered) return answered
  }
  return app.fetch(request)
}

/** Asks the application itself, past interceptions and whatever happens to the network. */
export async function askServer(request: Request): Promise<Response> {
  return app.fetch(request)
}

/** Keeps a new voter of the small catalogue's canton. */
export async function createVoter(id: number, changes: Partial<ReturnType<typeof emptyUser>>): Promise<void> {
  await users.createUser({ ...emptyUser(id), username: 'Mira', email: 'mira@example.ch', ...changes })
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const isIntercepted = interceptions.some(({ pattern }) => matches(pattern, request.url))
  if (!new URL(request.url).pathname.startsWith('/api/') && !isIntercepted) return realFetch(request)
  pending.add(request)
  for (const observe of observers) observe(request.url)
  try {
    const aborted = new Promise<never>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    return await Promise.race([answer(request), aborted])
  } finally {
    pending.delete(request)
    lastActivity = performance.now()
  }
}
