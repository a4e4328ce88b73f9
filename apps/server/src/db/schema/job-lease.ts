/** Which process does a job that one does for all servers. */
export interface JobLeaseTable {
  name: string
  /** Of a process and a run. */
  holder: string
  /** By the clock of the database; from then on another one may take over. */
  until: Date
}
