import { chooseList } from './offline/choose-list.ts'
import type { SeenList } from './offline/list-inputs.ts'
import { runCommand } from './run-command.ts'

/** Whose opinions in which election. */
export interface UserElection {
  readonly userId: number
  readonly electionId: number
}

/** Follows a list as Dream Team, or none with 0; shown at once, taken back where it fails [LIST-5]. `seen`: an own list as it is shown. */
export async function chooseTeam({ electionId: eid }: UserElection, lid: number, seen?: SeenList): Promise<void> {
  await runCommand(chooseList, { eid, lid, ...(seen && { updated: seen.updated }) })
}
