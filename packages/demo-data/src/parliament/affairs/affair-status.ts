import status from '../../../data/affairs/status.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import type { Text4 } from '../../language.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import type { AffairPlan } from './affair-plan.ts'

const STATUS = dataOf<Readonly<Record<keyof typeof status, Text4>>>(status)

/** Where an affair stands after its votes. */
export function statusOf({ matter }: AffairPlan, held: readonly HeldVote[]): Text4 {
  const decisive = held.filter(({ step }) => step.kind !== 'article')
  if (decisive.length === 0) return STATUS.waiting
  const isFinal = decisive.some(({ step }) => step.kind === 'final')
  if (decisive.some(({ record }) => record.accepted === false)) return matter.kind === 'bill' && !isFinal ? STATUS.returns : STATUS.refused
  const isInBoth = new Set(decisive.map(({ step }) => step.chamber)).size === 2
  if (matter.kind === 'bill') return isFinal ? STATUS.enacted : STATUS.between
  if (matter.kind === 'motion') return isInBoth ? STATUS.handedOver : STATUS.between
  return matter.kind === 'postulate' ? STATUS.handedOver : STATUS.followed
}
