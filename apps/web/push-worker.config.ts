import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { NOTIFICATION_PAGES } from './src/me/notifications/opened-page.ts'
import { openPush } from './src/service-worker/open-push.ts'
import { showPush } from './src/service-worker/show-push.ts'

/** What the service worker does with messages of the server, as a script without imports: the policy of the page lets the worker load no further script. */
export function pushScript(): string {
  return [
    `self.addEventListener('push',event=>(${showPush})(self,event));`,
    `self.addEventListener('notificationclick',event=>(${openPush})(self,event,${JSON.stringify(NOTIFICATION_PAGES)}));`,
  ].join('\n')
}

/** Adds `pushScript` to the service worker, once that is written. */
export function pushInWorker(): Plugin {
  let folder = ''
  return {
    name: 'push-in-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        const file = join(folder, 'sw.js')
        if (existsSync(file)) writeFileSync(file, `${readFileSync(file, 'utf8')}\n${pushScript()}\n`)
      },
    },
  }
}
