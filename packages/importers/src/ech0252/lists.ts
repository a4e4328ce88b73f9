import type { ListRecord } from '@plenara/contract'
import type { ListPlace } from './candidates.ts'
import { textsOf } from './texts.ts'
import { childrenOf, type Element, hasDamage, textOf } from './xml.ts'

export interface Lists {
  readonly lists: readonly Omit<ListRecord, 'partyKey'>[]
  /** The first place of each candidate. */
  readonly places: ReadonlyMap<string, ListPlace>
  readonly problems: readonly { line: number; reason: string }[]
}

/** The lists of an election. Ballots without designation (`isEmptyList`) are no list. */
export function toLists(electionInformation: Element): Lists {
  const problems: { line: number; reason: string }[] = []
  const places = new Map<string, ListPlace>()
  const connections = connectionsOf(electionInformation)
  const lists = childrenOf(electionInformation, 'list').flatMap((element) => {
    if (textOf(element, 'isEmptyList') === 'true') return []
    const key = textOf(element, 'listIdentification')
    const number = textOf(element, 'listIndentureNumber')
    const flaw = !key ? 'a list has no listIdentification' : !number ? `list ${key} has no listIndentureNumber` : damageOf(element)
    if (flaw) {
      problems.push({ line: element.line, reason: flaw })
      return []
    }
    const positions = positionsOf(element)
    for (const { candidateKey, ...place } of positions.toReversed()) places.set(candidateKey, { listKey: key, ...place })
    const name = textsOf(element, 'listDescription', ['listDescription', 'listDescriptionShort'])
    const connection = connections.main.get(key) ?? null
    const subConnection = connections.sub.get(key) ?? null
    return [{ key, number, name, connection, subConnection, candidateKeys: positions.map((one) => one.candidateKey) }]
  })
  return { lists, places, problems }
}

function damageOf(element: Element): string | null {
  return hasDamage(element) ? 'a list holds characters that are not of the encoding of the file' : null
}

function positionsOf(list: Element): { candidateKey: string; position: number; number: string }[] {
  const positions = childrenOf(list, 'candidatePosition').map((element, index) => ({
    candidateKey: textOf(element, 'candidateIdentification'),
    position: Number(textOf(element, 'positionOnList')) || index + 1,
    number: textOf(element, 'candidateReferenceOnPosition'),
  }))
  return positions.filter((one) => one.candidateKey).toSorted((a, b) => a.position - b.position)
}

/** eCH-0155 listUnionType: 1 connection, 2 sub-connection. */
function connectionsOf(electionInformation: Element): { main: Map<string, string>; sub: Map<string, string> } {
  const main = new Map<string, string>()
  const sub = new Map<string, string>()
  for (const union of childrenOf(electionInformation, 'listUnion')) {
    const key = textOf(union, 'listUnionIdentification')
    const target = textOf(union, 'listUnionType') === '2' ? sub : main
    for (const list of childrenOf(union, 'referencedList')) target.set(list.text, key)
  }
  return { main, sub }
}
