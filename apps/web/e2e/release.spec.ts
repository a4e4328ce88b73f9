import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { keptOnDevice } from './support/device.ts'

test.use({ serviceWorkers: 'allow' })

let server: Server
let origin: string
/** Which release the server has; each has a worker of its own. */
let release = 1

test.beforeEach(async ({ baseURL }) => {
  release = 1
  server = createServer(async (request, response) => {
    const answer = await fetch(`${baseURL}${request.url}`, { headers: { Accept: request.headers.accept ?? '*/*' } })
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name)),
    )
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, headers).end(request.url === '/sw.js' ? `${body}\n// ${release}` : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** As the browser does by itself when a page opens, and once a day. */
const lookForRelease = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
const isWaiting = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

test('a new release is offered quietly and taken when the voter wants it', { tag: '@core' }, async ({ page }) => {
  await page.goto(`${origin}/start`)
  await keptOnDevice(page)
  await expect(page.getByText('Eine neue Version ist da.')).toBeHidden()
  release = 2
  await lookForRelease(page)
  // Fails without offerRelease in service-worker.ts.
  await expect(page.getByText('Eine neue Version ist da.')).toBeVisible({ timeout: 60_000 })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => isWaiting(page)).toBe(false)
})

test('whoever does not take it has it at the next start', async ({ page, context }) => {
  await page.goto(`${origin}/start`)
  await keptOnDevice(page)
  release = 2
  await lookForRelease(page)
  await expect(page.getByText('Eine neue Version ist da.')).toBeVisible({ timeout: 60_000 })
  expect(await isWaiting(page)).toBe(true)
  await page.close()
  const next = await context.newPage()
  await next.goto(`${origin}/start`)
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => isWaiting(next)).toBe(false)
  await expect(next.getByText('Eine neue Version ist da.')).toBeHidden()
})
