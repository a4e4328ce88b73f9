import type { Text4 } from '../../language.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import type { AffairPlan } from './affair-plan.ts'

const STATUS = {
  waiting: {
    de: 'Im Rat noch nicht behandelt',
    fr: 'Non encore traité au conseil',
    it: 'Non ancora trattato dalla Camera',
    rm: 'Betg anc tractà en il cussegl',
  },
  between: {
    de: 'In Beratung im Zweitrat',
    fr: 'En examen au second conseil',
    it: 'In esame alla seconda Camera',
    rm: 'En deliberaziun en il segund cussegl',
  },
  refused: { de: 'Erledigt: abgelehnt', fr: 'Liquidé : rejeté', it: 'Liquidato: respinto', rm: 'Liquidà: refusà' },
  returns: {
    de: 'Abgelehnt: geht in den anderen Rat',
    fr: 'Rejeté : passe à l’autre conseil',
    it: 'Respinto: passa all’altra Camera',
    rm: 'Refusà: va en l’auter cussegl',
  },
  enacted: {
    de: 'Erledigt: vom Parlament angenommen',
    fr: 'Liquidé : adopté par le Parlement',
    it: 'Liquidato: adottato dal Parlamento',
    rm: 'Liquidà: acceptà dal Parlament',
  },
  handedOver: {
    de: 'An den Bundesrat überwiesen',
    fr: 'Transmis au Conseil fédéral',
    it: 'Trasmesso al Consiglio federale',
    rm: 'Surdà al Cussegl federal',
  },
  followed: {
    de: 'Folge gegeben: in der Kommission',
    fr: 'Donné suite : en commission',
    it: 'Dato seguito: in commissione',
    rm: 'Dà suatientscha: en cumissiun',
  },
} as const satisfies Readonly<Record<string, Text4>>

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
