import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'

interface Options {
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: unknown
}

interface Answer {
  readonly status: number
  readonly text: string
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
    async (path: string, options: Options = {}) => {
      const { status, text } = await page.evaluate(ask, { script, method, path, ...options })
      return { status: () => status, ok: () => status < 400, text: async () => text, json: async () => JSON.parse(text) }
    }
  const calls = { get: send('GET'), put: send('PUT'), post: send('POST'), patch: send('PATCH'), delete: send('DELETE') }
  // What tests of the voter use of it.
  return calls as unknown as APIRequestContext
}

async function ask({ script, method, path, headers, data }: Options & Record<'script' | 'method' | 'path', string>): Promise<Answer> {
  const { createLocalApi } = await import(script)
  const body = data === undefined ? null : JSON.stringify(data)
  const type: Record<string, string> = body === null ? {} : { 'Content-Type': 'application/json' }
  const request = new Request(new URL(path, location.origin), { method, headers: { ...headers, ...type }, body })
  const answer: Response = await createLocalApi()(request)
  return { status: answer.status, text: await answer.text() }
}
