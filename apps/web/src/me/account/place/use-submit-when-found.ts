import { useEffect, useState } from 'react'
import type { ZipSearchState } from './use-zip-search.ts'

interface Submission {
  readonly search: Pick<ZipSearchState, 'zip' | 'isSearching'>
  /** The cantons, without which a postcode leads nowhere, are on their way. */
  readonly isLoading: boolean
  readonly submit: () => void
}

/** Whoever is quicker than the answer about their postcode is not asked to press again: it goes on when the answer is there, unless they type another one. */
export function useSubmitWhenFound({ search: { zip, isSearching }, isLoading, submit }: Submission) {
  const [waitingZip, setWaitingZip] = useState<string | null>(null)
  const isComing = isSearching || (isLoading && zip.length === 4)
  useEffect(() => {
    if (waitingZip === null || (isComing && waitingZip === zip)) return
    setWaitingZip(null)
    if (waitingZip === zip) submit()
  })
  return { isWaiting: waitingZip !== null, submit: () => (isComing ? setWaitingZip(zip) : submit()) }
}
