/** Why an account cannot live in this browser: `insecure`: not over https; `browser`: it lacks what the store needs; `storage`: it keeps nothing. */
export type LocalObstacle = 'insecure' | 'browser' | 'storage'

/** An account that cannot begin on this device. */
export class LocalObstacleError extends Error {
  readonly obstacle: LocalObstacle

  constructor(obstacle: LocalObstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}

const PROBE = 'plenara-probe'

/** What stands in the way of an account on this device, null where nothing does. Tries the database: private windows may have one that does not open. */
export async function localObstacle(): Promise<LocalObstacle | null> {
  if (!globalThis.isSecureContext) return 'insecure'
  if (!('locks' in navigator) || !crypto.subtle) return 'browser'
  return (await canStore()) ? null : 'storage'
}

async function canStore(): Promise<boolean> {
  try {
    await settled(indexedDB.open(PROBE))
    return true
  } catch {
    return false
  }
}

function settled(opening: IDBOpenDBRequest): Promise<void> {
  return new Promise((done, failed) => {
    opening.onsuccess = () => {
      opening.result.close()
      const deleting = indexedDB.deleteDatabase(PROBE)
      deleting.onsuccess = () => done()
      deleting.onerror = () => done()
    }
    opening.onerror = () => failed(opening.error)
  })
}
