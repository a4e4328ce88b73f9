import type { ColumnType } from 'kysely'

/** One row: what is the same on all servers of this database. The first start writes it. */
export interface DeploymentTable {
  id: number
  /** The id of the outer key under which the records are sealed. */
  keyId: Buffer
  /** Where its file lay when it was made or last changed: the name of the machine, and the path there. */
  machine: string
  keyFile: string
  /** The private key by which push services know the servers, sealed under the outer key; null before the first start that needs it. */
  pushKey: Buffer | null
  /** The key that was prepared last, on the way to be that of the database; equal to it afterwards. */
  nextKeyId: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
}

/** A server that runs, or did a moment ago: it renews its row while it runs and removes it when it stops. */
export interface RunningServerTable {
  serverId: string
  /** The name of its machine. */
  machine: string
  version: string
  startedAt: Date
  /** By the clock of the database. */
  seenAt: Date
  keyFile: string
  /** The ids of the outer keys that its file holds, the sealing one first. */
  keyIds: Buffer[]
  enumeration: string
  /** The most that it has to the database. */
  connections: number
}
