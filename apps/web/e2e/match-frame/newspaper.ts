import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'

/** As the documentation gives it to newsrooms. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

declare global {
  interface Window {
    /** What the frame has told the page around it. */
    told?: unknown[]
  }
}

export interface Newspaper {
  /** Opens the article with the frame in it. */
  readonly open: (page: Page, query?: string) => Promise<FrameLocator>
  readonly close: () => void
}

/** An article on an origin of its own that frames `/embed/match` of this site. */
export async function openNewspaper(site: string): Promise<Newspaper> {
  const server: Server = createServer((request, response) => {
    const { search } = new URL(request.url ?? '/', site)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="de"><title>Artikel</title><body style="margin:0">
<script>window.told = []; addEventListener('message', (event) => told.push(event.data))</script>
<iframe title="Wer denkt wie du?" src="${site}/embed/match${search}" sandbox="${SANDBOX}" referrerpolicy="no-referrer" style="border:0;width:100vw;height:100vh;display:block"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    open: async (page, query = '?lang=de') => {
      await page.goto(`http://127.0.0.1:${port}/${query}`)
      return page.frameLocator('iframe')
    },
    close: () => server.close(),
  }
}
