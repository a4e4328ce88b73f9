import { type BrowserContext, expect } from '@playwright/test'

interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What a local account must never let out, beside the words that a test types itself. */
const OWN = ['/user/', '9007199254740991', 'authorization', 'bearer', 'cookie']

/** Everything that a browser sends from now on, in all its tabs. */
export interface Watch {
  /** Fails where a request is more than a plain GET of public data, or carries one of the words. */
  readonly expectNothingTold: (words?: readonly string[]) => void
  /** How many requests there were. */
  readonly count: () => number
}

/** Records every request of a browser, also those that are refused on their way. */
export function watchRequests(context: BrowserContext): Watch {
  const sent: Sent[] = []
  context.on('request', (request) => {
    sent.push({ method: request.method(), url: request.url(), headers: request.headers(), body: request.postData() })
  })
  const expectNothingTold = (words: readonly string[] = []) => {
    for (const { method, url, headers, body } of sent) {
      expect(`${method} ${url}`).toMatch(/^GET /)
      expect(body, url).toBeNull()
      const told = `${decodeURIComponent(url)} ${JSON.stringify({ ...headers, 'user-agent': '' })}`.toLowerCase()
      expect(
        [...OWN, ...words].filter((word) => told.includes(word.toLowerCase())),
        url,
      ).toEqual([])
    }
  }
  return { expectNothingTold, count: () => sent.length }
}

const CALLS = /\/api\//

/** From here on the device is alone: the files of the app still come, as from its shell, and every call fails as without a network. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.route(CALLS, (route) => route.abort('internetdisconnected'))
}

/** The device reaches the server again. */
export async function mendNetwork(context: BrowserContext): Promise<void> {
  await context.unroute(CALLS)
}
