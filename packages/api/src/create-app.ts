import type { Hono } from 'hono'
import { type AppOptions, mountApp } from './app.ts'
import { deviceHandlers } from './routes/device.ts'
import { handlers } from './routes/index.ts'

/** The application with every call of the contract. */
export function createApp(options: AppOptions): Hono {
  return mountApp(handlers, options)
}

/** The application as a device runs it: without the calls that it passes on to the server or refuses (`offline` in contract/src/calls.ts). */
export function createDeviceApp(options: AppOptions): Hono {
  return mountApp(deviceHandlers, options)
}
