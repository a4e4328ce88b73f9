import { join } from 'node:path'
import type { DataKey } from '../../keys/data-key.ts'
import type { Config } from '../../platform/settings/config.ts'
import type { Database } from '../../db/database.ts'
import type { RegularWork } from '../../platform/regular-work.ts'
import { createPostPush, createPushAgent } from './post-push.ts'
import { PUSH_SERVICES, type PushSettings } from './push-services.ts'
import { startPushWorker } from './push-worker.ts'
import { loadVapidKey } from './vapid-key.ts'

export interface PushOptions {
  readonly config: Pick<Config, 'dataDir' | 'fetchProxy' | 'mailFrom' | 'publicUrl'>
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
  readonly onStep: (line: string) => void
  readonly onError: (error: unknown) => void
}

export interface Push extends PushSettings {
  /** Sends notifications from now on. */
  start(): RegularWork
}

/** Notifications in browsers: the key of the servers, made once, and what sends. Throws `StartError`. */
export async function createPush({ config, db, dataKey, now, onStep, onError }: PushOptions): Promise<Push> {
  const key = await loadVapidKey({ db, dataKey, formerFile: join(config.dataDir, 'push.key'), onStep })
  const services = PUSH_SERVICES
  const post = createPostPush(createPushAgent(config))
  return {
    publicKey: key.publicKey,
    services,
    start: () => startPushWorker({ db, key, contact: contactOf(config), services, post, now, onError }),
  }
}

/** RFC 8292, section 2.1; some push services refuse others. */
function contactOf({ publicUrl, mailFrom }: PushOptions['config']): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
