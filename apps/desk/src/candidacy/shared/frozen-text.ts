import type { CandidacyOfPerson } from '@plenara/contract'

/** The catalogue id of the reason why nothing can be changed any more. */
export function frozenTextId({ frozenBy }: CandidacyOfPerson): string {
  return frozenBy ? `frozen.${frozenBy}` : 'errors.frozen'
}
