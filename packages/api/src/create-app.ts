import { deviceRoutes, routes } from '@plenara/contract'
import { LinearRouter } from 'hono/router/linear-router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { type Api, type AppOptions, mountApp } from './app.ts'
import { mountExport } from './mount-export.ts'
import { deviceHandlers } from './routes/device.ts'
import { handlers } from './routes/index.ts'

/** The application with every call of the contract. */
export function createApp(options: AppOptions): Api {
  const router = new SmartRouter<never>({ routers: [new RegExpRouter(), new TrieRouter()] })
  return mountApp({ routes, handlers, mountExport, writeContract, router }, options)
}

async function writeContract(version: string): Promise<string> {
  const { openApi } = await import('./openapi/openapi.ts')
  return JSON.stringify(openApi(routes, version))
}

/**
 * The application as a device runs it: without the calls that it passes on to the server or refuses (`offline` in contract/src/calls.ts), and without their
 * schemas. Its router is the smallest, which is ready at once: one voter asks.
 */
export function createDeviceApp(options: AppOptions): Api {
  return mountApp({ routes: deviceRoutes, handlers: deviceHandlers, router: new LinearRouter() }, options)
}
