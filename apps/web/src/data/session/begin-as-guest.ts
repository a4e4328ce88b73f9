import { startLocalAccount } from './local-account.ts'
import { LocalObstacleError, localObstacle } from './local-obstacle.ts'

/** Begins as a guest on this device, without a call and without a place. Rejects with `LocalObstacleError` or `NoStorageError` where none can be here. */
export async function beginAsGuest(): Promise<void> {
  const obstacle = await localObstacle()
  if (obstacle) throw new LocalObstacleError(obstacle)
  startLocalAccount('guest')
}
