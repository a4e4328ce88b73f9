import type { Random } from '../random.ts'
import type { PlannedList } from './list-plan.ts'

export interface Connection {
  readonly connection: string | null
  readonly subConnection: string | null
}

const NONE: Connection = { connection: null, subConnection: null }

/**
 * Connects lists as BPR Art. 31 allows: parties join in blocks of one to three; inside a block of several parties the lists
 * of one party are a sub-connection. A connection of a single list is none.
 */
export function drawConnections(random: Random, lists: readonly PlannedList[]): Connection[] {
  const blocks = drawBlocks(random, lists)
  return lists.map((list) => {
    const block = blocks.find((members) => list.party !== null && members.includes(list.party.key))
    if (block === undefined || list.party === null) return NONE
    const name = `${blocks.indexOf(block) + 1}`
    const ofParty = lists.filter((other) => other.party === list.party).length
    if (block.length === 1) return ofParty > 1 ? { connection: name, subConnection: null } : NONE
    return { connection: name, subConnection: ofParty > 1 ? `${name}.${block.indexOf(list.party.key) + 1}` : null }
  })
}

function drawBlocks(random: Random, lists: readonly PlannedList[]): string[][] {
  const keys = new Set(lists.flatMap((list) => (list.party === null ? [] : [list.party.key])))
  const waiting = random.shuffle([...keys])
  const blocks: string[][] = []
  while (waiting.length > 0) blocks.push(waiting.splice(0, random.pick([1, 2, 2, 3])))
  return blocks
}
