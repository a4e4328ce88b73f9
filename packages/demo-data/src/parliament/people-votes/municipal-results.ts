import type {
  CantonalResult,
  CantonCode,
  MunicipalityRecord,
  MunicipalResult,
  MunicipalResultsRecord,
  PeopleVoteRecord,
} from '@plenara/contract'
import { CANTONS } from '../../cantons.ts'
import { groupBy } from '../../group-by.ts'
import { createRandom, type Random } from '../../random.ts'

/** Municipalities are told of the last days alone: the numbers of all days would be most of the demonstration. */
const DAYS = 2
/** How many more voters a capital has than another municipality of the canton, about. */
const CAPITAL_SIZE = 10
const CAPITALS: ReadonlySet<number> = new Set(CANTONS.map(({ capital }) => capital.bfsNumber))

/** Fictional results of real municipalities, for the last days with a result: those of a canton add up to the result of the canton. */
export function municipalResultsOf(
  seed: string,
  votes: readonly PeopleVoteRecord[],
  municipalities: readonly MunicipalityRecord[],
): MunicipalResultsRecord[] {
  const counted = votes.filter(({ result }) => result !== null)
  const days = [...new Set(counted.map(({ date }) => date))].toSorted().slice(-DAYS)
  const byCanton = groupBy(municipalities, ({ cantonCode }) => cantonCode)
  return counted
    .filter(({ date }) => days.includes(date))
    .flatMap(({ key, result }) =>
      (result?.cantons ?? []).flatMap((canton) => {
        const places = byCanton.get(canton.cantonCode) ?? []
        return places.length === 0 ? [] : [ofCanton(seed, key, canton, places)]
      }),
    )
}

function ofCanton(seed: string, key: string, canton: CantonalResult, places: readonly MunicipalityRecord[]): MunicipalResultsRecord {
  const { cantonCode } = canton
  const random = createRandom(`${seed}/${key}/${cantonCode}`)
  const eligible = shared(canton.eligible ?? 0, sizesOf(seed, cantonCode, places))
  const valid = shared(
    canton.valid ?? 0,
    eligible.map((voters) => voters * (1 + random.normal() * 0.06)),
  )
  const others = shared((canton.cast ?? 0) - (canton.valid ?? 0), valid)
  const yes = yesOf(random, canton.yes ?? 0, valid)
  const municipalities = places.map((place, index) =>
    resultOf(place, {
      ...{ eligible: eligible[index] ?? 0, valid: valid[index] ?? 0, yes: yes[index] ?? 0 },
      cast: (valid[index] ?? 0) + (others[index] ?? 0),
    }),
  )
  return { peopleVoteKey: key, cantonCode, municipalities }
}

/** The same in every vote. */
function sizesOf(seed: string, cantonCode: CantonCode, places: readonly MunicipalityRecord[]): number[] {
  const random = createRandom(`${seed}/municipalities/${cantonCode}`)
  return places.map(({ bfsNumber }) => Math.exp(random.normal() * 0.8) * (CAPITALS.has(bfsNumber) ? CAPITAL_SIZE : 1))
}

/** Yes votes about as the canton has them, a little more or less in each municipality and never more than its valid ones. */
function yesOf(random: Random, total: number, valid: readonly number[]): number[] {
  const all = valid.reduce((sum, votes) => sum + votes, 0)
  const wanted = valid.map((votes) => {
    const share = total / Math.max(1, all) + random.normal() * 0.06
    return votes * Math.min(0.97, Math.max(0.03, share))
  })
  const yes = shared(total, wanted).map((votes, index) => Math.min(votes, valid[index] ?? 0))
  let missing = total - yes.reduce((sum, votes) => sum + votes, 0)
  return yes.map((votes, index) => {
    const added = Math.min(missing, (valid[index] ?? 0) - votes)
    missing -= added
    return votes + added
  })
}

/** A total in whole parts by weight that add up to it: the largest rests get one more. */
function shared(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (all === 0 ? 0 : (total * weight) / all))
  const parts = exact.map(Math.floor)
  const rest = total - parts.reduce((sum, part) => sum + part, 0)
  const byRest = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest)
  for (const { index } of byRest.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

function resultOf(
  { bfsNumber, name }: MunicipalityRecord,
  { eligible, cast, valid, yes }: { readonly eligible: number; readonly cast: number; readonly valid: number; readonly yes: number },
): MunicipalResult {
  return {
    ...{ number: bfsNumber, name, isCounted: true, eligible, cast, valid, yes, no: valid - yes },
    ...{ yesPercent: percent(yes, valid), turnoutPercent: percent(cast, eligible) },
  }
}

/** With two decimals; of nothing none. */
function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 100
}
