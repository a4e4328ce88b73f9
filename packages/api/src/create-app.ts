import { deviceRoutes, routes } from '@plenara/contract'
import type { Hono } from 'hono'
import { type AppOptions, mountApp } from './app.ts'
import { mountExport } from './mount-export.ts'
import { deviceHandlers } from './routes/device.ts'
import { handlers } from './routes/index.ts'

/** The application with every call of the contract. */
export function createApp(options: AppOptions): Hono {
  return mountApp({ routes, handlers, mountExport, writeContract }, options)
}

async function writeContract(version: string): Promise<string> {
  const { openApi } = await import('./openapi/openapi.ts')
  return JSON.stringify(openApi(routes, version))
}

/** The application as a device runs it: without the calls that it passes on to the server or refuses (`offline` in contract/src/calls.ts), and without their schemas. */
export function createDeviceApp(options: AppOptions): Hono {
  return mountApp({ routes: deviceRoutes, handlers: deviceHandlers }, options)
}
