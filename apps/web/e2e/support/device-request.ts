import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { type NamedCall, namedCall } from '../../src/data/device/test-support/named-call.ts'

interface Options {
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: unknown
}

interface Answer {
  readonly status: number
  readonly text: string
}

interface Asked extends Pick<NamedCall, 'name' | 'status'> {
  readonly input: unknown
  readonly script: string
  /** Of the session, null without one. */
  readonly token: string | null
}

/** The script of the application on the device, as the build named it. */
export function localApiScript(): string {
  const name = readdirSync(join(import.meta.dirname, '../../dist/assets')).find((file) => /^local-api-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no application for local accounts')
  return `/assets/${name}`
}

/** Asks the application on the device as Playwright's `request` asks the server: for tests that prepare, or look at, what a voter stored. */
export function deviceRequest(page: Page): APIRequestContext {
  const script = localApiScript()
  const send =
    (method: string) =>
    async (path: string, { headers = {}, data }: Options = {}) => {
      const { Authorization, ...others } = headers
      const token = Authorization?.replace(/^Bearer /, '') ?? null
      const call = namedCall(method, path.replace(/^\/api/, ''), { headers: others, body: data })
      const { status, text } = await page.evaluate(ask, { ...call, script, token })
      return { status: () => status, ok: () => status < 400, text: async () => text, json: async () => JSON.parse(text) }
    }
  const calls = { get: send('GET'), put: send('PUT'), post: send('POST'), patch: send('PATCH'), delete: send('DELETE') }
  // What tests of the voter use of it.
  return calls as unknown as APIRequestContext
}

async function ask({ script, token, name, input, status }: Asked): Promise<Answer> {
  const { createLocalApi } = await import(script)
  try {
    return { status, text: JSON.stringify(await createLocalApi(() => token)[name](input)) }
  } catch (error) {
    const failure = error as { readonly status: number; readonly code: string }
    return { status: failure.status, text: JSON.stringify({ code: failure.code }) }
  }
}
